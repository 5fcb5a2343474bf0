import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

const { color, radius } = vars

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.m,
})
export const sky = style({ fill: color.brand.subtle })
export const hill = style({ fill: color.fillHover })
