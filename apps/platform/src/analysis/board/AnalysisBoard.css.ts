import { vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import {
  besideThePanel,
  boardPage,
  edge,
  gap,
  panelWidth,
  side,
  twoColumns,
} from '../../chess/board/index.ts'

/** The width of the evaluation bar beside the board. */
const bar = createVar()
const walkRow = vars.size.control.m

/** The board has the pixels that it had in the game; in one column the site's bars stay. */
export const layout = `${boardPage} ${style({
  vars: { [bar]: vars.space[6] },
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [twoColumns]: {
      gridTemplateColumns: `${side} calc(${gap} + ${bar} + ${vars.space[2]}) minmax(0, calc(${panelWidth} - ${bar} - ${vars.space[2]}))`,
      gridTemplateRows: `minmax(calc(${side} - ${walkRow} - ${vars.space[2]}), auto) ${walkRow} auto`,
      justifyContent: 'center',
      alignItems: 'start',
      columnGap: 0,
      padding: edge,
    },
  },
})}`

/** Scrolled to, it stays below the page's header. */
export const board = style([
  besideThePanel,
  {
    minInlineSize: 0,
    scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]})`,
    '@media': {
      [twoColumns]: { gridColumn: 1, gridRow: '1 / span 3' },
    },
  },
])

export const frame = style({
  overflow: 'hidden',
  '@media': { [twoColumns]: { borderRadius: vars.radius.m } },
})

/** The arrows are below a phone's board; beside a board they are at the end of the panel, or of a lower window. */
export const walk = style({
  paddingInline: vars.space[2],
  '@media': {
    [twoColumns]: {
      gridColumn: 3,
      gridRow: 2,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingInline: 0,
      paddingBlock: `${vars.space[1]} ${edge}`,
      marginBlockEnd: `calc(-1 * ${edge})`,
      backgroundColor: vars.color.canvas,
    },
  },
})

const barFrame = style({ fontSize: vars.font.text.s.size })

export const lyingBar = style([barFrame, { '@media': { [twoColumns]: { display: 'none' } } }])

export const standingBar = style([
  besideThePanel,
  barFrame,
  {
    display: 'none',
    '@media': {
      [twoColumns]: {
        display: 'grid',
        gridColumn: 2,
        gridRow: '1 / span 3',
        inlineSize: bar,
        marginInlineStart: gap,
        blockSize: side,
      },
    },
  },
])
globalStyle(`${standingBar} > [role="meter"]`, { inlineSize: '100%' })

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingInline: vars.space[3],
  '@media': {
    [twoColumns]: {
      gridColumn: 3,
      gridRow: 1,
      gap: vars.space[2],
      minBlockSize: '100%',
      padding: 0,
    },
  },
})

/** The analysis of the whole game, below what is as high as the board. */
export const below = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[4],
  '@media': { [twoColumns]: { gridColumn: 3, gridRow: 3, paddingInline: 0 } },
})

export const record = style({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
})

/** The opening, with the buttons at its end. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  paddingInlineStart: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
})

/** Long names of openings break. */
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** The list of moves has a height of its own on a phone, so that nothing moves when lines appear and disappear. */
export const moves = style({
  display: 'grid',
  flex: '1 1 auto',
  blockSize: `calc(3 * ${vars.space[16]} + ${vars.space[8]})`,
  paddingBlock: vars.space[2],
  // Beside the board it has the rest of the panel, however many moves there are.
  '@media': { [twoColumns]: { blockSize: 0, minBlockSize: `calc(2 * ${vars.space[16]})` } },
})

export const foot = style({
  padding: vars.space[3],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: vars.space[2],
})

/** A hint about the keys, shown to keyboard users. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${layout}:has(:focus-visible) &`]: { display: 'block' } },
})

/** Gets the focus when it appears, although it is not a control. */
export const arrival = style({ outline: 'none' })

/** Sized so that the board, its trays and the buttons fit the screen together. */
export const editor = style({
  inlineSize: '100%',
  maxInlineSize: 'max(46rem, min(60rem, 19rem + 0.8 * (100dvh - 15rem)))',
  marginInline: 'auto',
})

/** The browser's file button is hidden; another button opens it. */
export const file = style({ display: 'none' })
