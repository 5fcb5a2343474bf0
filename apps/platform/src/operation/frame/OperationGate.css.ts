import { style } from '@vanilla-extract/css'

/** One form in the middle of the page. */
export const narrow = style({ inlineSize: 'min(100%, 28rem)', marginInline: 'auto' })
