import { style } from '@vanilla-extract/css'

const edge = 'color-mix(in srgb, currentColor 28%, transparent)'
const muted = 'color-mix(in srgb, currentColor 75%, transparent)'

/** As many boards in a row as there is room for. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))',
  gap: '24px 16px',
  boxSizing: 'border-box',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '@media': { '(max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  alignContent: 'start',
})

/** Holds the place of a board whose theme is loading. */
export const frame = style({
  aspectRatio: '1',
  marginBlockEnd: 4,
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
})

export const name = style({ margin: 0, fontWeight: 700, lineHeight: 1.4 })

export const about = style({
  margin: 0,
  color: muted,
  fontSize: '0.88em',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})

/** The table is wider than a phone, so it scrolls in its own box. */
export const scroller = style({
  overflowX: 'auto',
  padding: 16,
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.92em',
  lineHeight: 1.4,
  textAlign: 'start',
})

export const head = style({
  padding: '0.5em 1em 0.5em 0',
  borderBlockEnd: `2px solid ${edge}`,
  fontWeight: 700,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const cell = style({
  padding: '0.5em 1em 0.5em 0',
  borderBlockEnd: `1px solid ${edge}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
})

export const meaning = style([cell, { minInlineSize: 240 }])

export const sample = style([cell, { paddingInlineEnd: 8 }])

export const detail = style({ display: 'block', color: muted })

/** A colour sample; half transparent colours are shown over a light and a dark square. */
export const swatch = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 48,
  blockSize: 32,
  border: `1px solid ${edge}`,
  borderRadius: 4,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
