import { style } from '@vanilla-extract/css'

/** A long line does not make it smaller. */
export const check = style({ flexShrink: 0 })
