import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'

/** The footer stays below a short page; the bar of a phone stays below everything. */
export const main = style(inRecipes({ flex: '1 0 auto', minInlineSize: 0 }))
