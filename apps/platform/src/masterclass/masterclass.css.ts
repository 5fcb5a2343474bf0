import { canHover, vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(4.5 * ${space[16]})), 1fr))`,
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** All of it is the link. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[4],
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.l,
  backgroundColor: color.raised,
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: color.fill } } } },
})

globalStyle(`${tile} a::after`, { content: '""', position: 'absolute', inset: 0 })

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
})

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const video = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '75vh',
  aspectRatio: '16 / 9',
  borderRadius: radius.l,
  backgroundColor: '#000',
})
