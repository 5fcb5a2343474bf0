import { canHover, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** Two beside each other on a phone. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(2 * ${space[16]}), 1fr))`,
  gap: space[4],
})

/** Beside each other where there is room. */
export const runs = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(4 * ${space[16]})), 1fr))`,
  gap: space[4],
})

export const themes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(2.75 * ${space[16]})), 1fr))`,
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** All of it is the link. */
export const theme = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: size.touch,
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.fill } } } },
})

globalStyle(`${theme} a::after`, { content: '""', position: 'absolute', inset: 0 })
