import { vars } from '@kingside/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** As the text is without a link, until a pointer is on it. */
export const root = style({})
globalStyle(`${root} > a:hover`, {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
})
