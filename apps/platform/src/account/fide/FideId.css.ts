import { style } from '@vanilla-extract/css'

/** Gets the focus when a step begins, although it is not a control. */
export const step = style({ minInlineSize: 0, ':focus': { outline: 'none' } })
