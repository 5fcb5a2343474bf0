import { vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { lowBesideThePanel, twoColumns, wideColumn, withoutHeader } from './layout-media.ts'

const { size, space } = vars

/** The side of the board, the height of a player's bar, and what the site's header takes. */
export const side = createVar()
export const bar = createVar()
export const header = createVar()
/** The distance of board and panel from the edges of the window, and from each other. */
export const edge = createVar()
export const gap = createVar()
const panelMin = createVar()
/** The number of lines with moves and status in one column. */
const lines = createVar()

/** What stands above and below the board in one column: both players, the moves, the status, and the actions. */
const aroundTheBoard = `(${header} + 2 * ${bar} + ${lines} * ${size.control.m} + ${size.control.xl})`
const inOneColumn = `min(100vw, max(240px, 100dvh - ${aroundTheBoard}))`
const widestBeside = `min(100dvh - ${header} - 2 * ${edge}, 100vw - 2 * ${edge} - ${gap} - ${panelMin})`
export const panelWidth = `calc(6 * ${space[16]})`

/** Marks every page whose board takes the window: the board has the same pixels on all of them. */
export const boardPage = style({})

/** On the document, because the site's header has the width of board and panel too. */
globalStyle(`:root:has(${boardPage})`, {
  vars: {
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
        [side]: `max(240px, round(down, ${widestBeside} * var(--board-share, 1), 8px))`,
      },
    },
    [lowBesideThePanel]: {
      vars: { [edge]: space[2], [gap]: space[3], [panelMin]: `calc(3.75 * ${space[16]})` },
    },
  },
})

/** In place of the header is the button to leave zen mode. */
globalStyle(`:root[data-zen]:has(${boardPage})`, {
  vars: { [header]: `calc(${size.control.s} + 2 * ${space[1]})` },
})

/** The page has the whole window, and distances of its own. */
globalStyle(`:root:has(${boardPage}) #main`, {
  maxInlineSize: 'none',
  padding: 0,
})

/** Header and footer share the edges of board and panel. */
globalStyle(`:root:has(${boardPage}) :is(header:has(~ #main), #main ~ footer) > *`, {
  '@media': {
    [twoColumns]: {
      maxInlineSize: `calc(${side} + ${gap} + ${panelWidth} + 2 * ${edge})`,
      paddingInline: edge,
    },
  },
})

/** In a low window the board has the height of header and bar too; the way home is among the page's buttons. */
globalStyle(`:root:has(${boardPage}) header:has(~ #main)`, {
  '@media': { [withoutHeader]: { display: 'none' } },
})
globalStyle(`:root:has(${boardPage}) #main ~ *`, {
  '@media': { [lowBesideThePanel]: { display: 'none' } },
})

/** The board beside the panel stays in the window while what is below the panel is scrolled. */
export const besideThePanel = style({
  inlineSize: side,
  '@media': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: `calc(min(var(--top-bar, 0px), ${header}) + ${edge})`,
      alignSelf: 'start',
    },
  },
})
