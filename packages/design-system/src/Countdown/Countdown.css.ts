import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, duration, ease, font } = vars

export const root = recipe({
  base: inRecipes({
    ...breakable,
    display: 'inline-block',
    color: color.text,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    unicodeBidi: 'isolate',
    transition: `color ${duration.base} ${ease.inOut}`,
    selectors: {
      '&[data-state="soon"]': { color: color.danger.text },
      '&[data-state="over"]': { color: color.textMuted },
    },
  }),
  variants: {
    size: {
      xs: inRecipes(typeset('xs')),
      s: inRecipes(typeset('s')),
      m: inRecipes(typeset('m')),
      l: inRecipes(typeset('l')),
      xl: inRecipes(typeset('xl')),
    },
  },
})
