import { vars } from '@kingside/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** An eighth of the board, over the square; only its corner is used. */
export const square = style({
  position: 'absolute',
  inlineSize: '12.5%',
  blockSize: '12.5%',
  pointerEvents: 'none',
})

/** In the upper right corner of the square, and inside the board at its edges. */
const sign = style({
  position: 'absolute',
  insetBlockStart: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46%',
  blockSize: '46%',
  borderRadius: vars.radius.full,
  fontSize: '3.2cqi',
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  boxShadow: vars.elevation.floating,
})

const toned = (tone: 'brand' | 'info' | 'success' | 'warning' | 'danger') => [
  sign,
  { background: vars.color[tone].solid, color: vars.color[tone].onSolid },
]

export const signs = styleVariants({
  neutral: [sign, { background: vars.color.text, color: vars.color.canvas }],
  brand: toned('brand'),
  info: toned('info'),
  success: toned('success'),
  warning: toned('warning'),
  danger: toned('danger'),
})
