import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const { color, elevation, radius, size, space } = vars

export const root = recipe({
  base: inRecipes({ border: `${size.hairline} solid ${color.border}`, minInlineSize: 0 }),
  variants: {
    tone: {
      default: inRecipes({ backgroundColor: color.surface, boxShadow: elevation.raised }),
      raised: inRecipes({ backgroundColor: color.raised, boxShadow: elevation.floating }),
      sunken: inRecipes({ backgroundColor: color.sunken }),
      brand: inRecipes({ backgroundColor: color.brand.subtle, borderColor: color.brand.border }),
    },
    padding: mapValues(space, (padding) => inRecipes({ padding })),
    radius: {
      s: inRecipes({ borderRadius: radius.s }),
      m: inRecipes({ borderRadius: radius.m }),
      l: inRecipes({ borderRadius: radius.l }),
      xl: inRecipes({ borderRadius: radius.xl }),
    },
  },
})
