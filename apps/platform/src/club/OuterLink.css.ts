import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

export const link = style({
  color: vars.color.link,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
})
