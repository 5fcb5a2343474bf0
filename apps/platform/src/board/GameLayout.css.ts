import { from, vars } from '@kingside/design-system/theme'
import { createVar, style } from '@vanilla-extract/css'

/** How high a player's bar is. */
const bar = createVar()

/** What stands above and below the board on the page; the board takes the height that is left. */
const aroundTheBoard = `(${vars.size.header} + 2 * (${bar} + ${vars.space[2]}) + 2 * ${vars.space[8]} + ${vars.space[2]})`
const panelWidth = `calc(6 * ${vars.space[16]})`

export const layout = style({
  vars: { [bar]: vars.size.control.m },
  display: 'grid',
  gap: vars.space[4],
  selectors: { '&[data-bars="details"]': { vars: { [bar]: vars.size.control.l } } },
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: `auto minmax(0, ${panelWidth})`,
      justifyContent: 'center',
      gap: vars.space[6],
    },
  },
})

export const table = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [from('smallDesktop')]: { inlineSize: `max(22rem, min(45rem, 100dvh - ${aroundTheBoard}))` },
  },
})

export const board = style({ borderRadius: vars.radius.m, overflow: 'hidden' })

/** Beside the board it is as high as the board, and the moves take the height that is left. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': {
    [from('smallDesktop')]: {
      paddingBlock: `calc(${bar} + ${vars.space[2]})`,
      blockSize: 0,
      minBlockSize: '100%',
    },
  },
})

/** Under the panel, as wide as it. */
export const below = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [from('smallDesktop')]: { gridColumn: 2 } },
})

/** Tells those who play by keyboard what the keys do, once they use them. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${table}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
})
