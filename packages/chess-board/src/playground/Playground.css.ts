import { style } from '@vanilla-extract/css'

const edge = 'color-mix(in srgb, currentColor 28%, transparent)'
const muted = 'color-mix(in srgb, currentColor 75%, transparent)'

/** The board first; the log beside it, or below it where there is no room. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  boxSizing: 'border-box',
  maxInlineSize: 1100,
  marginInline: 'auto',
  padding: 16,
})

export const play = style({
  flex: '3 1 320px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  minInlineSize: 0,
  maxInlineSize: 600,
})

export const side = style({
  flex: '2 1 288px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 8,
  minInlineSize: 0,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const button = style({
  appearance: 'none',
  boxSizing: 'border-box',
  flex: '1 1 auto',
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

export const status = style({ margin: 0, minBlockSize: '1.5em', lineHeight: 1.5 })

export const heading = style({
  margin: 0,
  marginBlockStart: 8,
  fontSize: '1em',
  fontWeight: 700,
  lineHeight: 1.5,
})

export const fen = style({
  margin: 0,
  // The page loads the first font; the board itself loads none.
  fontFamily: "'Source Code Pro Variable', ui-monospace, monospace",
  fontSize: '0.8em',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** The newest event is on top, so that no scrolling is needed. */
export const log = style({
  boxSizing: 'border-box',
  blockSize: 400,
  margin: 0,
  padding: 0,
  border: `1px solid ${edge}`,
  borderRadius: '0.4em',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
  '@media': { '(max-width: 640px)': { blockSize: 240 } },
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '4ch minmax(0, 1fr)',
  gap: '0 0.5em',
  padding: '0.4em 0.75em',
  lineHeight: 1.4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${edge}` } },
})

export const count = style({
  gridRow: 'span 2',
  color: muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})

export const event = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const detail = style({ color: muted, overflowWrap: 'anywhere' })

export const empty = style([entry, { display: 'block', color: muted }])
