import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = style(inRecipes({ display: 'inline-flex', color: vars.color.brand.text }))

export const mark = recipe({
  base: inRecipes({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    animation: `${turn} ${vars.duration.spin} linear infinite`,
  }),
  variants: {
    size: mapValues(vars.size.spinner, (side) => inRecipes({ inlineSize: side, blockSize: side })),
  },
})

export const track = style(inRecipes({ opacity: 0.25 }))
