import { from, vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** The width of the bar beside the board. */
const bar = createVar()

/** The height above and below the board; the board takes the rest of the screen. */
const aroundTheBoard = `(${vars.size.header} + ${vars.space[12]} + 2 * ${vars.space[8]})`

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [from('smallDesktop')]: {
      gridTemplateColumns: `auto minmax(0, calc(7 * ${vars.space[16]}))`,
      justifyContent: 'center',
      alignItems: 'start',
      gap: vars.space[6],
    },
  },
})

/** The board with its bar: above it on a phone, beside it where there is room. It stays in view while scrolling. */
export const table = style({
  vars: { [bar]: vars.space[8] },
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [from('smallDesktop')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
      gridTemplateColumns: `${bar} minmax(0, 1fr)`,
      gap: vars.space[3],
      inlineSize: `calc(${bar} + ${vars.space[3]} + max(22rem, min(42rem, 100dvh - ${aroundTheBoard})))`,
    },
  },
})

/** The arrows are below the board, not below the bar. */
export const walk = style({
  '@media': { [from('smallDesktop')]: { gridColumn: 2 } },
})

/** Scrolled to, it stays below the page's header. */
export const board = style({
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  minInlineSize: 0,
  scrollMarginBlock: `calc(${vars.size.header} + ${vars.space[2]})`,
})

const barFrame = style({ fontSize: vars.font.text.s.size })

export const lyingBar = style([
  barFrame,
  { '@media': { [from('smallDesktop')]: { display: 'none' } } },
])

export const standingBar = style([
  barFrame,
  {
    display: 'none',
    '@media': { [from('smallDesktop')]: { display: 'grid' } },
  },
])
globalStyle(`${standingBar} > [role="meter"]`, { inlineSize: '100%' })

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
})

export const record = style({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
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

/** The list of moves has a fixed height, so that nothing moves when lines appear and disappear. */
export const moves = style({
  display: 'grid',
  blockSize: `calc(3 * ${vars.space[16]} + ${vars.space[8]})`,
  paddingBlock: vars.space[2],
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
