import { globalStyle, style } from '@vanilla-extract/css'
import { inUtilities } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { color, radius, size, space } = vars

export const sheet = style(
  inUtilities({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[6] }),
)

/** Shows where nothing is drawn. */
export const tab = style(
  inUtilities({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    border: `${size.hairline} solid ${color.border}`,
    backgroundColor: color.raised,
  }),
)

export const figure = style(inUtilities({ display: 'grid', justifyItems: 'center', gap: space[2] }))

globalStyle(`${sheet} canvas`, inUtilities({ maxInlineSize: 'none' }))
