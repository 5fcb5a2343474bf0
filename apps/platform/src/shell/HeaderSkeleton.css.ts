import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { size, space } = vars

export const button = style({ inlineSize: size.control.m, blockSize: size.control.m })

export const account = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.m,
  blockSize: size.control.m,
  padding: space[1],
})
