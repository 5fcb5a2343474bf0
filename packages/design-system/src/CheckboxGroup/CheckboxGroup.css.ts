import { style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

const { color, size, space } = vars

export const options = recipe({
  base: inRecipes({ display: 'flex', minInlineSize: 0, paddingBlockEnd: space[1] }),
  variants: {
    layout: {
      column: inRecipes({ flexDirection: 'column', rowGap: space[1] }),
      row: inRecipes({ flexWrap: 'wrap', columnGap: space[5], rowGap: space[1] }),
    },
  },
})

export const option = style(
  inRecipes({ display: 'flex', flexDirection: 'column', minInlineSize: 0, maxInlineSize: '100%' }),
)

export const description = style(
  inRecipes({
    ...typeset('xs'),
    ...breakable,
    paddingBlockEnd: space[1],
    paddingInlineStart: `calc(${size.radioMark} + ${space[3]})`,
    color: color.textMuted,
    textWrap: 'pretty',
  }),
)
