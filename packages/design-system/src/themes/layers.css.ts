import { globalLayer } from '@vanilla-extract/css'

/** The only place that orders the layers: later ones win, whatever the import order. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  recipes: globalLayer('recipes'),
  utilities: globalLayer('utilities'),
}
