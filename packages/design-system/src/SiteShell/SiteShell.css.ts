import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'

/** The footer stays at the bottom of a short page; a phone's bar stays below everything. */
export const main = style(inRecipes({ flex: '1 0 auto', minInlineSize: 0 }))
