import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Limits the width, so that an amount at the end of its line is near what was paid for. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.page.narrow,
  marginInline: 'auto',
})
