import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const line = '1px solid color-mix(in srgb, currentColor 45%, transparent)'
const forced = '(forced-colors: active)'
const focus = { outline: '2px solid currentColor', outlineOffset: 1 }

export const root = style({ containerType: 'inline-size', inlineSize: '100%', lineHeight: 1.4 })

export const layout = style({
  display: 'grid',
  gap: '1em',
  '@container': {
    '(min-width: 44em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(14em, 18em)' },
  },
})

export const boardSide = style({ display: 'grid', gap: '0.4em', alignContent: 'start' })

/** Six columns, as wide as the board's squares. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 12.5%)',
  justifyContent: 'center',
})

const place = style({
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: '0.4em',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  ':focus-visible': focus,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: 'currentColor',
      background: 'color-mix(in srgb, currentColor 16%, transparent)',
      '@media': { [forced]: { borderColor: 'Highlight' } },
    },
  },
})

export const spare = style([place, { cursor: 'grab', touchAction: 'none' }])
const rim = 'color-mix(in srgb, currentColor 75%, transparent)'

/** A rim in the text colour keeps dark pieces visible on a dark page. */
export const image = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '92%',
  blockSize: '92%',
  background: 'center / contain no-repeat',
  pointerEvents: 'none',
  filter: `drop-shadow(0.7px 0 ${rim}) drop-shadow(-0.7px 0 ${rim}) drop-shadow(0 -0.7px ${rim})`,
})

for (const color of ['w', 'b'] as const) {
  for (const type of ['p', 'n', 'b', 'r', 'q', 'k'] as const) {
    globalStyle(`${image}[data-piece="${color}${type}"]`, { backgroundImage: vars[color][type] })
  }
}

export const panel = style({ display: 'grid', gap: '1em', alignContent: 'start' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5em' })

export const button = style({
  appearance: 'none',
  minBlockSize: 44,
  padding: '0 0.9em',
  border: line,
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
  ':focus-visible': focus,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: 'currentColor',
      background: 'color-mix(in srgb, currentColor 22%, transparent)',
      '@media': { [forced]: { borderColor: 'Highlight' } },
    },
  },
})

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.1em 1em',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const legend = style({ padding: 0, fontWeight: 600, marginBlockEnd: '0.2em' })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5em',
  minBlockSize: '2.2em',
  cursor: 'pointer',
})

export const box = style({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  margin: 0,
  flexShrink: 0,
  accentColor: 'currentColor',
  ':focus-visible': focus,
})

export const field = style({ display: 'grid', gap: '0.25em' })

export const text = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: '0.5em 0.7em',
  resize: 'none',
  overflowWrap: 'anywhere',
  border: line,
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 5%, transparent)',
  color: 'inherit',
  font: 'inherit',
  ':focus-visible': focus,
})

export const problem = style({ margin: 0 })
