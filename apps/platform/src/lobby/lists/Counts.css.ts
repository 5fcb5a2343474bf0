import { style } from '@vanilla-extract/css'

/** As wide as the line that comes. */
export const waiting = style({ inlineSize: '17rem', maxInlineSize: '100%' })
