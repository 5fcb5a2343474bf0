import { style } from '@vanilla-extract/css'

const line = '1px solid color-mix(in srgb, currentColor 45%, transparent)'
const forced = '(forced-colors: active)'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.35em',
  lineHeight: 1.4,
})

export const label = style({ fontWeight: 600 })

export const row = style({ display: 'flex', gap: '0.4em' })

export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  boxSizing: 'border-box',
  padding: '0 0.7em',
  border: line,
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 5%, transparent)',
  color: 'inherit',
  font: 'inherit',
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 1 },
  selectors: {
    '&[aria-invalid="true"]': {
      borderWidth: 2,
      borderColor: 'currentColor',
      '@media': { [forced]: { borderColor: 'Mark' } },
    },
  },
})

export const button = style({
  appearance: 'none',
  minBlockSize: 44,
  padding: '0 1em',
  border: line,
  borderRadius: '0.4em',
  background: 'color-mix(in srgb, currentColor 10%, transparent)',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { background: 'color-mix(in srgb, currentColor 18%, transparent)' },
  ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 1 },
})

export const hint = style({ fontSize: '0.9em', opacity: 0.78, margin: 0 })

export const answer = style({
  margin: 0,
  overflowWrap: 'anywhere',
})
