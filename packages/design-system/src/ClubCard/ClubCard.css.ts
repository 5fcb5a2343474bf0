import { style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

export const logo = style(inRecipes({ display: 'flex', flexShrink: 0, alignSelf: 'flex-start' }))

export const nameLine = style(
  inRecipes({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] }),
)
