import { style } from '@vanilla-extract/css'

/** Takes the width that the button beside it leaves. */
export const grow = style({ flexGrow: 1, minInlineSize: 0 })
