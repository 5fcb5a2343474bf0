import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As wide as the popup that may also contain a challenge. */
export const card = style({ maxInlineSize: vars.size.dialog.default })

const { color, radius, space } = vars

/** Stands out among the rows of others. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `${vars.size.hairline} solid ${color.brand.border}`,
  borderRadius: radius.l,
  backgroundColor: color.brand.subtle,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  gap: space[1],
  minInlineSize: 0,
})
