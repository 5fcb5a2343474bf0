import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const column = style(inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }))

globalStyle(`${column} > *`, inRecipes({ minInlineSize: 0, maxInlineSize: '100%' }))

export const root = recipe({
  base: column,
  variants: {
    gap: mapValues(vars.space, (gap) => inRecipes({ gap })),
    align: {
      stretch: inRecipes({ alignItems: 'stretch' }),
      start: inRecipes({ alignItems: 'flex-start' }),
      center: inRecipes({ alignItems: 'center' }),
      end: inRecipes({ alignItems: 'flex-end' }),
    },
    justify: {
      start: inRecipes({ justifyContent: 'flex-start' }),
      center: inRecipes({ justifyContent: 'center' }),
      end: inRecipes({ justifyContent: 'flex-end' }),
      between: inRecipes({ justifyContent: 'space-between' }),
    },
  },
})
