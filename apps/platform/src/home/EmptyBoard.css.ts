import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** The lower left corner is dark in both themes, as on every board. */
const darkSquare = `light-dark(${color.fill}, ${color.surface})`
const lightSquare = `light-dark(${color.surface}, ${color.fill})`

/** Empty squares in neutral colors, while the board is loading. */
export const board = style({
  aspectRatio: '1',
  background: `repeating-conic-gradient(${darkSquare} 0 25%, ${lightSquare} 0 50%) 0 0 / 25% 25%`,
})
