import { from, vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What stands above and below the board on the page; the board takes the height that is left. */
const aroundTheBoard = `(${vars.size.header} + 2 * (${vars.size.control.m} + ${vars.space[2]}) + 2 * ${vars.space[8]} + ${vars.space[2]})`
const panelWidth = `calc(6 * ${vars.space[16]})`

export const layout = style({
  display: 'grid',
  gap: vars.space[4],
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
      paddingBlock: `calc(${vars.size.control.m} + ${vars.space[2]})`,
      blockSize: 0,
      minBlockSize: '100%',
    },
  },
})

export const record = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
})

export const status = style({
  padding: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
})

export const moves = style({
  display: 'grid',
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlock: vars.space[2],
  maxBlockSize: `calc(4 * ${vars.space[12]})`,
  '@media': { [from('smallDesktop')]: { maxBlockSize: 'none' } },
})

export const noMoves = style({ paddingInline: vars.space[3], paddingBlock: vars.space[1] })

export const takeAway = style({
  padding: vars.space[2],
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}`,
})

/** Tells those who play by keyboard what the keys do, once they use them. */
export const keyboardHint = style({
  display: 'none',
  selectors: { [`${table}:has(:focus-visible) ~ ${panel} &`]: { display: 'block' } },
})
