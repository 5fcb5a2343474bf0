import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

export const root = recipe({
  base: inRecipes({ ...breakable, textWrap: 'pretty' }),
  variants: {
    size: {
      xs: inRecipes(typeset('xs')),
      s: inRecipes(typeset('s')),
      m: inRecipes(typeset('m')),
      l: inRecipes(typeset('l')),
      xl: inRecipes(typeset('xl')),
    },
    weight: mapValues(vars.font.weight, (fontWeight) => inRecipes({ fontWeight })),
    tone: {
      default: inRecipes({ color: vars.color.text }),
      muted: inRecipes({ color: vars.color.textMuted }),
      inherit: inRecipes({ color: 'inherit' }),
      brand: inRecipes({ color: vars.color.brand.text }),
      info: inRecipes({ color: vars.color.info.text }),
      success: inRecipes({ color: vars.color.success.text }),
      warning: inRecipes({ color: vars.color.warning.text }),
      danger: inRecipes({ color: vars.color.danger.text }),
    },
    align: {
      start: inRecipes({ textAlign: 'start' }),
      center: inRecipes({ textAlign: 'center', textWrap: 'balance' }),
      end: inRecipes({ textAlign: 'end' }),
    },
    tabular: { true: inRecipes({ fontVariantNumeric: 'tabular-nums' }) },
  },
})
