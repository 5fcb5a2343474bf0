import { canHover, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** All of it is the link. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `calc(1.5 * ${space[16]}) minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.fill } } } },
})

globalStyle(`${card} a::after`, { content: '""', position: 'absolute', inset: 0 })
