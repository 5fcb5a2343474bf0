import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayerName = keyof typeof layers
type LayeredRule = NonNullable<StyleRule['@layer']>[string]

const inLayer =
  (name: LayerName) =>
  (rule: LayeredRule): StyleRule => ({
    '@layer': { [layers[name]]: rule },
  })

/** Puts a component's rule into the `recipes` layer: `style(inRecipes({ … }))`. For `.css.ts` files. */
export const inRecipes = inLayer('recipes')
/** Puts a rule into the `reset` layer. */
export const inReset = inLayer('reset')
/** Puts a rule into the `base` layer. */
export const inBase = inLayer('base')
/** Puts a rule into the `utilities` layer, above every component. */
export const inUtilities = inLayer('utilities')
