import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Limits the width, so that a switch at the end of its line is near its label. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page.narrow,
  marginInline: 'auto',
})
