import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'

/** Stacks all texts, so that the button is as wide as the longest and does not change its width. */
export const labels = style(inRecipes({ display: 'grid', minInlineSize: 0, textAlign: 'start' }))

export const label = style(
  inRecipes({
    gridArea: '1 / 1',
    minInlineSize: 0,
    visibility: 'hidden',
    selectors: { '&[data-shown]': { visibility: 'visible' } },
  }),
)

export const root = style(inRecipes({ display: 'inline-flex', maxInlineSize: '100%' }))
