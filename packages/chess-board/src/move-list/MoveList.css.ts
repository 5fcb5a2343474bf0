import { style } from '@vanilla-extract/css'
import { currentMove, moveButton } from '../styles/move-button.ts'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

export const root = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-flow="line"]': {
      display: 'flex',
      alignItems: 'center',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
    },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.2ch 1fr 1fr',
  alignItems: 'baseline',
  columnGap: '0.5em',
  paddingBlock: '0.2em',
  paddingInline: '0.6em',
  selectors: {
    '[data-flow="line"] > &': {
      flexShrink: 0,
      gridTemplateColumns: 'repeat(3, auto)',
      columnGap: '0.15em',
      paddingInline: '0.3em',
    },
  },
})

export const number = style({ opacity: 0.72, textAlign: 'end' })

export const move = style({
  justifySelf: 'start',
  position: 'relative',
  paddingInline: '0.35em',
  borderRadius: '0.25em',
  selectors: {
    '&[aria-current]': {
      background: vars.listCurrent,
    },
  },
})

export const cell = style({ minInlineSize: 0 })

export const timedCell = style([
  cell,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '0.25em' },
])

export const time = style({ opacity: 0.72, fontSize: '0.8em', whiteSpace: 'nowrap' })

/** Large enough for a finger on touch screens; with a mouse its row is no higher. */
export const button = style([
  move,
  {
    ...moveButton,
    minBlockSize: '24px',
    marginBlock: '-0.2em',
    marginInline: 0,
    fontVariantNumeric: 'inherit',
    selectors: {
      '&[aria-current]': currentMove,
      '[data-flow="line"] &': { minBlockSize: '2.25em' },
    },
  },
])

export const mark = style({ marginInlineStart: '0.15em', fontWeight: 700 })
