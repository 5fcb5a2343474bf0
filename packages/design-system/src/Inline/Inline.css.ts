import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const row = style(inRecipes({ display: 'flex', minInlineSize: 0 }))

globalStyle(`${row} > *`, inRecipes({ minInlineSize: 0, maxInlineSize: '100%' }))

export const root = recipe({
  base: row,
  variants: {
    gap: mapValues(vars.space, (gap) => inRecipes({ gap })),
    align: {
      start: inRecipes({ alignItems: 'flex-start' }),
      center: inRecipes({ alignItems: 'center' }),
      end: inRecipes({ alignItems: 'flex-end' }),
      baseline: inRecipes({ alignItems: 'baseline' }),
      stretch: inRecipes({ alignItems: 'stretch' }),
    },
    justify: {
      start: inRecipes({ justifyContent: 'flex-start' }),
      center: inRecipes({ justifyContent: 'center' }),
      end: inRecipes({ justifyContent: 'flex-end' }),
      between: inRecipes({ justifyContent: 'space-between' }),
    },
    wrap: {
      true: inRecipes({ flexWrap: 'wrap' }),
      false: inRecipes({ flexWrap: 'nowrap' }),
    },
  },
})
