import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { breakable, typeset } from '../themes/typeset.ts'
import { vars } from '../themes/vars.css.ts'

export const row = style(
  inRecipes({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
    minInlineSize: 0,
  }),
)

export const label = style(
  inRecipes({
    ...typeset('s'),
    ...breakable,
    minInlineSize: 0,
    color: vars.color.text,
    fontWeight: vars.font.weight.medium,
  }),
)
