import { vars } from '@kingside/design-system/theme'
import { style } from '@vanilla-extract/css'
import { highColumn, moveRows, wideColumn } from './layout-media.ts'

const { color, radius, size, space } = vars
const line = `${size.hairline} solid ${color.border}`

/** In one column: the moves as a line between the keys that walk through them, and the status below. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [wideColumn]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [moveRows]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      flex: '1 1 auto',
      minBlockSize: 0,
      border: line,
      borderRadius: radius.l,
      background: color.surface,
      overflow: 'hidden',
    },
  },
})

export const status = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  boxSizing: 'border-box',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.control.m,
  paddingInline: `${space[3]} ${space[2]}`,
  '@media': {
    [wideColumn]: { gridColumn: 'auto', gridRow: 'auto' },
    [moveRows]: { flexShrink: 0, paddingInlineStart: space[3], borderBlockEnd: line },
  },
})

export const moves = style({
  display: 'grid',
  minInlineSize: 0,
  alignItems: 'center',
  blockSize: size.control.m,
  paddingInline: space[1],
  '@media': {
    [moveRows]: {
      flex: '1 1 auto',
      alignItems: 'stretch',
      blockSize: 'auto',
      minBlockSize: 0,
      paddingBlock: space[1],
      paddingInline: 0,
    },
  },
})

/** As high without its line of text as with it. */
export const noMoves = style({
  minBlockSize: `calc(${vars.font.text.s.line} + 2 * ${space[1]})`,
  paddingInline: space[3],
  paddingBlock: space[1],
})

/** In one column its parts stand beside the moves and below the status. */
export const keys = style({
  display: 'contents',
  '@media': {
    [moveRows]: { display: 'block', flexShrink: 0, padding: space[1], borderBlockStart: line },
  },
})

export const footer = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
  // Where the height is needed for the board or the moves, it is left out.
  display: 'none',
  '@media': {
    [highColumn]: { display: 'block' },
    [moveRows]: { display: 'block', flexShrink: 0, borderBlockStart: line },
    '(max-height: 639.98px)': { display: 'none' },
  },
})
