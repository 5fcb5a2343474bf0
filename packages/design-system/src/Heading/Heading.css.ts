import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

export const root = recipe({
  base: inRecipes({
    ...breakable,
    color: vars.color.text,
    fontWeight: vars.font.weight.semibold,
    textWrap: 'balance',
  }),
  variants: {
    size: {
      xs: inRecipes(typeset('xs')),
      s: inRecipes(typeset('s')),
      m: inRecipes(typeset('m')),
      l: inRecipes(typeset('l')),
      xl: inRecipes(typeset('xl')),
    },
    align: {
      start: inRecipes({ textAlign: 'start' }),
      center: inRecipes({ textAlign: 'center' }),
    },
  },
})
