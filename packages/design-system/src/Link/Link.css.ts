import { recipe } from '../themes/recipe.ts'
import { canHover } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color } = vars

export const root = recipe({
  base: inRecipes({
    ...breakable,
    borderRadius: vars.radius.s,
    textDecorationLine: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.2em',
    transition: `color ${vars.duration.fast} ${vars.ease.inOut}`,
  }),
  variants: {
    tone: {
      link: inRecipes({
        color: color.link,
        '@media': { [canHover]: { selectors: { '&:hover': { color: color.linkHover } } } },
      }),
      inherit: inRecipes({ color: 'inherit' }),
      plain: inRecipes({ color: 'inherit', textDecorationLine: 'none' }),
      quiet: inRecipes({
        color: color.textMuted,
        textDecorationLine: 'none',
        selectors: {
          '&[aria-current]': { color: color.text, fontWeight: vars.font.weight.semibold },
        },
        '@media': { [canHover]: { selectors: { '&:hover': { color: color.text } } } },
      }),
    },
  },
})
