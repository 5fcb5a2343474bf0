import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A card in the middle of the page, which has nothing else. */
export const card = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog.default,
  marginInline: 'auto',
})

export const facePlaceholder = style({ inlineSize: vars.size.avatar.l, flexShrink: 0 })

export const wordsPlaceholder = style({ flexGrow: 1, maxInlineSize: vars.size.column.s })
