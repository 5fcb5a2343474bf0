import { style } from '@vanilla-extract/css'

export const country = style({ flex: '1 1 14rem', maxInlineSize: '22rem' })
