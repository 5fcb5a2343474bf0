import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius, size, space } = vars

/** The lower left corner is dark in both themes, as on every board. */
const darkSquare = `light-dark(${color.fill}, ${color.surface})`
const lightSquare = `light-dark(${color.surface}, ${color.fill})`

/** Empty squares in neutral colors, because the board theme is not known yet. */
export const board = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  aspectRatio: '1',
  background: `repeating-conic-gradient(${darkSquare} 0 25%, ${lightSquare} 0 50%) 0 0 / 25% 25%`,
})

/** The text has its own background, to be readable over the squares. */
export const words = style({
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.m,
  background: color.surface,
  textAlign: 'center',
})

/** As high as a player's bar. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${size.control.m} minmax(0, 1fr) calc(2 * ${size.control.m})`,
  alignItems: 'center',
  gap: space[3],
  blockSize: size.control.m,
})

export const name = style({ inlineSize: '50%' })
