import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const grid = style(inRecipes({ display: 'grid', minInlineSize: 0 }))

globalStyle(`${grid} > *`, inRecipes({ minInlineSize: 0 }))

export const root = recipe({
  base: grid,
  variants: {
    column: mapValues(vars.size.column, (narrowest) =>
      inRecipes({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))` }),
    ),
    gap: mapValues(vars.space, (gap) => inRecipes({ gap })),
  },
})
