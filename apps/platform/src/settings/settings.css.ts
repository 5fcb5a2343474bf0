import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A switch at the end of its line must not be far from the words at its beginning. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page.narrow,
  marginInline: 'auto',
})
