import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** In both themes the corner at the left is dark, as on every board. */
const darkSquare = `light-dark(${color.fill}, ${color.surface})`
const lightSquare = `light-dark(${color.surface}, ${color.fill})`

/** Squares without a piece, in no board's colours: which board it will be is not known yet. */
export const board = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  aspectRatio: '1',
  background: `repeating-conic-gradient(${darkSquare} 0 25%, ${lightSquare} 0 50%) 0 0 / 25% 25%`,
})

/** The words stand on a ground of their own, clear of the squares. */
export const words = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.m,
  background: color.surface,
  textAlign: 'center',
})

/** As high as a player's bar, which on a phone has a line more. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${size.control.m} minmax(0, 1fr) calc(2 * ${size.control.m})`,
  alignItems: 'center',
  gap: space[3],
  blockSize: `calc(${size.control.l} + ${space[5]})`,
  '@media': { [from('largePhone')]: { blockSize: size.control.l } },
})

export const name = style({ inlineSize: '50%' })
