import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What stands above and below the board on the page; the board takes the height that is left. */
const aroundTheBoard = `calc(${vars.size.header} + 2 * ${vars.size.control.l} + 4 * ${vars.space[8]})`
const panelWidth = `calc(5 * ${vars.space[16]})`

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: `minmax(0, auto) minmax(${panelWidth}, 1fr)`,
      gap: vars.space[8],
      alignItems: 'start',
    },
  },
})

export const table = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [from('smallDesktop')]: { inlineSize: `max(20rem, min(45rem, 100dvh - ${aroundTheBoard}))` },
  },
})

export const board = style({ borderRadius: vars.radius.m, overflow: 'hidden' })

export const panel = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const moves = style({
  maxBlockSize: `calc(5 * ${vars.space[10]})`,
  overflowY: 'auto',
  '@media': {
    [from('smallDesktop')]: { maxBlockSize: `calc(6 * ${vars.space[16]})` },
  },
})

/** Tells those who play by keyboard what the keys do, once they use them. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${table}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
})
