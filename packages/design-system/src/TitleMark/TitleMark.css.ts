import { recipe } from '../themes/recipe.ts'
import { forcedColors } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, font, radius, size, space } = vars

export const root = recipe({
  base: inRecipes({
    ...typeset('xs'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: radius.xs,
    fontWeight: font.weight.bold,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '@media': { [forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  }),
  variants: {
    family: {
      grandmaster: inRecipes({
        backgroundColor: color.brand.solid,
        color: color.brand.onSolid,
      }),
      board: inRecipes({ backgroundColor: color.brand.subtle, color: color.brand.text }),
      arena: inRecipes({ backgroundColor: color.fill, color: color.textMuted }),
    },
    size: {
      s: inRecipes({ paddingInline: space[1] }),
      m: inRecipes({ paddingInline: `calc(${space[1]} * 1.5)`, paddingBlock: size.line }),
    },
  },
})
