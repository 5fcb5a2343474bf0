import { globalLayer } from '@vanilla-extract/css'

/** The only definition of the layers' order: later ones win, whatever the import order. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  recipes: globalLayer('recipes'),
  utilities: globalLayer('utilities'),
}
