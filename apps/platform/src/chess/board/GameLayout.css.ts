import { from, vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** The height of a player's bar, and the size of a board beside the panel. */
const bar = createVar()
const side = createVar()

/** The height above and below the board; the board takes the rest of the screen. */
const aroundTheBoard = `(${vars.size.header} + 2 * (${bar} + ${vars.space[2]}) + 2 * ${vars.space[8]} + ${vars.space[2]})`
const panelWidth = `calc(6 * ${vars.space[16]})`

/** From here on the board uses the height of the window, and the page is as wide as it needs, beyond other pages. */
const largeScreen = '(min-width: 1400px)'
const edges = `2 * ${vars.space[6]}`
const ofLargeScreen = `min(100dvh - ${aroundTheBoard}, 100vw - ${edges} - ${vars.space[6]} - ${panelWidth})`
const widthOfAll = `(${side} + ${vars.space[6]} + ${panelWidth})`

export const layout = style({
  vars: {
    [bar]: vars.size.control.m,
    // The player's choice of a smaller board: `settings/board/follow-look.ts`.
    [side]: `max(22rem, min(45rem, 100dvh - ${aroundTheBoard}) * var(--board-share, 1))`,
  },
  // In one column all parts are children of one box, so that one of them can stay in sight while the page is scrolled.
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  selectors: { '&[data-bars="details"]': { vars: { [bar]: vars.size.control.l } } },
  '@media': {
    [from('smallDesktop')]: {
      display: 'grid',
      gridTemplateColumns: `auto minmax(0, ${panelWidth})`,
      justifyContent: 'center',
      gap: vars.space[6],
    },
    [largeScreen]: {
      vars: { [side]: `max(22rem, ${ofLargeScreen} * var(--board-share, 1))` },
      inlineSize: `calc${widthOfAll}`,
      marginInline: `calc((100% - ${widthOfAll}) / 2)`,
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

/** Scrolled to, it stays below the page's header. */
export const board = style({
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]})`,
})

/** Beside the board the panel is as high as the board, and the moves take the rest of its height. */
export const panel = style({
  display: 'contents',
  '@media': {
    [from('smallDesktop')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[4],
      minInlineSize: 0,
      paddingBlock: `calc(${bar} + ${vars.space[2]})`,
      blockSize: 0,
      minBlockSize: '100%',
    },
  },
})

/** Below the panel, with the same width. */
export const below = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [from('smallDesktop')]: { gridColumn: 2 } },
})

/** The board stays in view while the part below the panel is scrolled to. */
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

/** A hint about the keys, shown to keyboard users. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${table}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
})
