import { style } from '@vanilla-extract/css'
import { recipe } from '../themes/recipe.ts'
import { containerFrom } from '../themes/breakpoints.ts'
import { inRecipes } from '../themes/inLayer.ts'
import { mapValues } from '../themes/mapValues.ts'
import { vars } from '../themes/vars.css.ts'

const wideEnough = containerFrom('tablet')
const { s, m, l } = vars.size.column

export const place = style(inRecipes({ containerType: 'inline-size' }))

const beside = (gridTemplateColumns: string) =>
  inRecipes({ '@container': { [wideEnough]: { gridTemplateColumns } } })

export const root = recipe({
  base: inRecipes({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  }),
  variants: {
    layout: {
      'start-s': beside(`${s} minmax(0, 1fr)`),
      'start-m': beside(`${m} minmax(0, 1fr)`),
      'start-l': beside(`${l} minmax(0, 1fr)`),
      'end-s': beside(`minmax(0, 1fr) ${s}`),
      'end-m': beside(`minmax(0, 1fr) ${m}`),
      'end-l': beside(`minmax(0, 1fr) ${l}`),
    },
    gap: mapValues(vars.space, (gap) => inRecipes({ gap })),
  },
})

export const main = style(inRecipes({ minInlineSize: 0 }))

export const aside = recipe({
  base: inRecipes({ minInlineSize: 0 }),
  variants: {
    sticky: {
      true: inRecipes({
        '@container': {
          [wideEnough]: {
            position: 'sticky',
            insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
          },
        },
      }),
      false: {},
    },
  },
})
