import { vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { lowWindow, twoColumns, wideColumn, withoutHeader } from './layout-media.ts'

const { color, size, space } = vars

/** The side of the board, the height of a player's bar, and what the site's header takes. */
const side = createVar()
const bar = createVar()
const header = createVar()
/** The distance of board and panel from the edges of the window, and from each other. */
const edge = createVar()
const gap = createVar()
const panelMin = createVar()
/** The number of lines with moves and status in one column. */
const lines = createVar()

/** What stands above and below the board in one column: both players, the moves, the status, and the actions. */
const aroundTheBoard = `(${header} + 2 * ${bar} + ${lines} * ${size.control.m} + ${size.control.xl})`
const inOneColumn = `min(100vw, max(240px, 100dvh - ${aroundTheBoard}))`
const besideThePanel = `min(100dvh - ${header} - 2 * ${edge}, 100vw - 2 * ${edge} - ${gap} - ${panelMin})`
const panelWidth = `calc(6 * ${space[16]})`

export const layout = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: `calc(100dvh - ${header})`,
  '@media': {
    [twoColumns]: {
      display: 'grid',
      gridTemplateColumns: `${side} minmax(0, ${panelWidth})`,
      gridTemplateRows: `${bar} calc(${side} - 2 * ${bar}) ${bar} auto`,
      justifyContent: 'center',
      alignContent: 'start',
      columnGap: gap,
      padding: edge,
    },
  },
})

/** On the document, because the site's header has the width of board and panel too. */
globalStyle(`:root:has(${layout})`, {
  vars: {
    '--bottom-bar': '0px',
    [bar]: size.control.l,
    [header]: `calc(${size.header} + ${size.hairline})`,
    [edge]: '0px',
    [gap]: space[4],
    [panelMin]: `calc(4.5 * ${space[16]})`,
    [lines]: '2',
    [side]: inOneColumn,
  },
  '@media': {
    [wideColumn]: { vars: { [lines]: '1' } },
    [withoutHeader]: {
      vars: { [bar]: `calc(${size.control.m} + ${space[1]})`, [header]: '0px' },
    },
    [twoColumns]: {
      vars: {
        [edge]: space[3],
        // Whole pixels for each square. The share is the player's choice of a smaller board: `settings/board/follow-look.ts`.
        [side]: `max(240px, round(down, ${besideThePanel} * var(--board-share, 1), 8px))`,
      },
    },
    [`${lowWindow} and (min-aspect-ratio: 1/1)`]: {
      vars: { [edge]: space[2], [gap]: space[3], [panelMin]: `calc(3.75 * ${space[16]})` },
    },
  },
})

/** In place of the header is the button to leave zen mode. */
globalStyle(`:root[data-zen]:has(${layout})`, {
  vars: { [header]: `calc(${size.control.s} + 2 * ${space[1]})` },
})

/** The players: close to the board in one column, at the ends of the panel beside it. */
const player = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: bar,
  paddingInline: space[2],
  '@media': { [twoColumns]: { gridColumn: 2, paddingInline: 0 } },
})
export const top = style([player, { '@media': { [twoColumns]: { gridRow: 1 } } }])
export const bottom = style([player, { '@media': { [twoColumns]: { gridRow: 3 } } }])

/** Scrolled to, it stays below the page's header; what is below the panel is scrolled beside it. */
export const board = style({
  inlineSize: side,
  marginInline: 'auto',
  overflow: 'hidden',
  scrollMarginBlock: `calc(${size.header} + ${space[2]})`,
  '@media': {
    [twoColumns]: {
      gridColumn: 1,
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: `calc(min(var(--top-bar, 0px), ${header}) + ${edge})`,
      alignSelf: 'start',
      marginInline: 0,
      borderRadius: vars.radius.m,
    },
  },
})

/** In one column its parts are children of the page, so that the dock can stay at the window's lower edge. */
export const panel = style({
  display: 'contents',
  '@media': {
    [twoColumns]: {
      gridColumn: 2,
      gridRow: 2,
      display: 'flex',
      flexDirection: 'column',
      gap: space[2],
      minInlineSize: 0,
      paddingBlock: space[2],
    },
  },
})

/**
 * What asks, and what the player can do: at the lower edge of a phone's window, near the thumb, in place of the site's
 * bar; at the end of the panel beside the board. It grows upwards, so that no button moves under a finger.
 */
export const dock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom, 0px))`,
  paddingInline: space[2],
  backgroundColor: color.canvas,
  '@media': {
    [twoColumns]: { position: 'static', gap: space[2], padding: 0, flexShrink: 0 },
  },
})

/** A part of the panel that is shown beside the board only: below it the height belongs to the board. */
export const besideTheBoard = style({
  display: 'none',
  '@media': { [twoColumns]: { display: 'block', paddingBlock: space[2] } },
})

/** Below the panel, with the same width. */
export const below = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[4],
  '@media': { [twoColumns]: { gridColumn: 2, gridRow: 4, paddingInline: 0 } },
})

/** A hint about the keys, shown to keyboard users. */
export const keyboardHint = style({
  display: 'none',
  paddingInline: space[2],
  selectors: { [`${board}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
  '@media': { [twoColumns]: { paddingInline: 0 } },
})

/** The page of a game has the whole window, and distances of its own. */
globalStyle(`:root:has(${layout}) #main`, {
  maxInlineSize: 'none',
  padding: 0,
})

/** The game's actions are in the place of a phone's bar, and nothing stands below them. */
globalStyle(`:root:has(${layout}) #main ~ *`, {
  display: 'none',
  '@media': { [twoColumns]: { display: 'revert-layer' } },
})
/** Header and footer share the edges of board and panel. */
globalStyle(`:root:has(${layout}) :is(header:has(~ #main), #main ~ footer) > *`, {
  '@media': {
    [twoColumns]: {
      maxInlineSize: `calc(${side} + ${gap} + ${panelWidth} + 2 * ${edge})`,
      paddingInline: edge,
    },
  },
})

/** In a low window the board has the height of header and bar too; the way home is among the game's buttons. */
globalStyle(`:root:has(${layout}) :is(header:has(~ #main), #main ~ *)`, {
  '@media': { [withoutHeader]: { display: 'none' } },
})

/** The way home, where the site's header is not shown: as large as the buttons beside it. */
export const home = style({
  display: 'none',
  '@media': { [withoutHeader]: { display: 'flex' } },
})

globalStyle(`${home} > a`, {
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control.s,
  blockSize: size.control.s,
})
globalStyle(`${home} svg`, { inlineSize: size.icon.s, blockSize: size.icon.s })
