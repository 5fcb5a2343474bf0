import { from, vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** How high a player's bar is, and how large the board where it stands beside the panel. */
const bar = createVar()
const side = createVar()

/** What stands above and below the board on the page; the board takes the height that is left. */
const aroundTheBoard = `(${vars.size.header} + 2 * (${bar} + ${vars.space[2]}) + 2 * ${vars.space[8]} + ${vars.space[2]})`
const panelWidth = `calc(6 * ${vars.space[16]})`

export const layout = style({
  vars: {
    [bar]: vars.size.control.m,
    [side]: `max(22rem, min(45rem, 100dvh - ${aroundTheBoard}))`,
  },
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
    [from('smallDesktop')]: { inlineSize: side },
  },
})

/** Brought into sight it stands clear of the page's header. */
export const board = style({
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]})`,
})

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

/** While what stands under the panel is scrolled to, the board stays in sight. */
globalStyle(`${layout}:has(> ${below})`, {
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateRows: `calc(${side} + 2 * (${bar} + ${vars.space[2]})) auto`,
    },
  },
})
globalStyle(`${layout}:has(> ${below}) > ${table}`, {
  '@media': {
    [from('smallDesktop')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      gridRow: '1 / span 2',
      alignSelf: 'start',
    },
  },
})

/** Tells those who play by keyboard what the keys do, once they use them. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${table}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
})
