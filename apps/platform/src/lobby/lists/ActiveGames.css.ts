import { style } from '@vanilla-extract/css'

/** On a line of its own, so that it stays whole on a phone. */
export const start = style({ display: 'block' })
