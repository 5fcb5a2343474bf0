import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
})

export const words = style({
  display: 'grid',
  flex: '1 1 12rem',
  gap: space[1],
  minInlineSize: 0,
})

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })

export const code = style({
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** What came of using something, above the list. */
export const told = style({ paddingBlockEnd: space[2] })
