import { style } from '@vanilla-extract/css'

const edge = 'color-mix(in srgb, currentColor 28%, transparent)'
const muted = 'color-mix(in srgb, currentColor 75%, transparent)'

/** A board with a column beside it; below it where there is no room. */
export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  boxSizing: 'border-box',
  maxInlineSize: 880,
  marginInline: 'auto',
  padding: 16,
})

export const board = style({ flex: '3 1 320px', minInlineSize: 0, maxInlineSize: 520 })

export const side = style({
  flex: '2 1 256px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  minInlineSize: 0,
})

export const heading = style({ margin: 0, fontSize: '1.25em', fontWeight: 700, lineHeight: 1.3 })

export const text = style({ margin: 0, lineHeight: 1.5, overflowWrap: 'anywhere' })

/** A line of changing text that keeps its height when the text is short. */
export const status = style([text, { minBlockSize: '3em' }])

export const note = style([text, { color: muted }])

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

export const button = style({
  appearance: 'none',
  boxSizing: 'border-box',
  minBlockSize: 44,
  margin: 0,
  padding: '0.4em 1em',
  border: `1px solid ${edge}`,
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
  ':active': { background: 'color-mix(in srgb, currentColor 24%, transparent)' },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})

export const control = style({
  boxSizing: 'border-box',
  minInlineSize: 64,
  minBlockSize: 44,
  padding: 4,
  border: `1px solid ${edge}`,
  borderRadius: '0.4em',
  background: 'Canvas',
  color: 'CanvasText',
  font: 'inherit',
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
})

/** As tall as the moves, up to a limit; then they scroll. */
export const moves = style({ display: 'grid', maxBlockSize: 240 })

/** The upright evaluation bar beside the board. */
export const judged = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  borderRadius: 4,
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 4 },
  selectors: { '&[data-judged="false"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const players = style({ display: 'grid', gap: 8 })

/** As tall as the board where the moves are beside it. */
export const tree = style({
  display: 'grid',
  boxSizing: 'border-box',
  blockSize: 400,
  paddingBlock: 4,
  border: `1px solid ${edge}`,
  borderRadius: '0.4em',
  '@media': { '(max-width: 640px)': { blockSize: 288 } },
})

/** Many boards: eight to a row, or four where there is little room. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { '(max-width: 800px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const wallPage = style({ display: 'grid', gap: 16, boxSizing: 'border-box', padding: 16 })
