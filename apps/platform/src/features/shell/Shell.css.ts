import { style } from '@vanilla-extract/css'

/** Inside a messaging app nothing else keeps the page away from the screen's corners and its cut-outs. */
export const safe = style({
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
})
