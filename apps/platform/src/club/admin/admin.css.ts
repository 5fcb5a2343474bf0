import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.m,
})
