import { globalStyle, style } from '@vanilla-extract/css'
import { inRecipes } from '../themes/inLayer.ts'
import { vars } from '../themes/vars.css.ts'

const { size } = vars

export const icon = style(inRecipes({ display: 'grid', placeItems: 'center', flexShrink: 0 }))

globalStyle(`${icon} > svg`, inRecipes({ maxInlineSize: size.icon.m, maxBlockSize: size.icon.m }))

export const spinner = style(
  inRecipes({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control.xs,
    blockSize: size.control.xs,
  }),
)
