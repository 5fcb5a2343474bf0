import { from, vars } from '@kingside/design-system/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

/** How wide the bar beside the board is. */
const bar = createVar()

/** What stands above and below the board on the page; the board takes the height that is left. */
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

/** The board, and the bar above it on a phone, beside it where there is room. It stays in sight. */
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

/** The arrows stand under the board alone. */
export const walk = style({
  '@media': { [from('smallDesktop')]: { gridColumn: 2 } },
})

/** Brought into sight it stands clear of the page's header. */
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

/** The moves keep a height, so that nothing jumps while lines come and go. */
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

/** Tells those who play by keyboard what the keys do, once they use them. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${layout}:has(:focus-visible) &`]: { display: 'block' } },
})

/** Takes the focus when it comes on the page; it is no control. */
export const arrival = style({ outline: 'none' })

/** As wide as the board, its trays above and below it, and the buttons can be seen at once. */
export const editor = style({
  inlineSize: '100%',
  maxInlineSize: 'max(46rem, min(60rem, 19rem + 0.8 * (100dvh - 15rem)))',
  marginInline: 'auto',
})

/** The browser's own button for files is not to be seen: the one beside it opens it. */
export const file = style({ display: 'none' })
