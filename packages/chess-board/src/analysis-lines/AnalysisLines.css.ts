import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const white = vars.side.w
const black = vars.side.b
const muted = 'color-mix(in srgb, currentColor 72%, transparent)'
const faint = 'color-mix(in srgb, currentColor 10%, transparent)'

const coarse = '(pointer: coarse)'
const reduced = '(prefers-reduced-motion: reduce)'
const forced = '(forced-colors: active)'

const ownColors = { [forced]: { forcedColorAdjust: 'none' } } as const

const breathe = keyframes({ '50%': { opacity: 0.25 } })

export const root = style({
  minInlineSize: 0,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  minBlockSize: '1.5em',
  margin: 0,
  marginBlockEnd: '0.35em',
  color: muted,
  fontSize: '0.88em',
})

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5em' })

export const dot = style({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  borderRadius: '50%',
  border: '1px solid currentColor',
  selectors: {
    '[data-status="thinking"] &': {
      background: 'currentColor',
      animation: `${breathe} 1400ms ease-in-out infinite`,
      '@media': { [reduced]: { animation: 'none' } },
    },
  },
})

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3.9em minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: '0.5em',
  paddingBlock: '0.2em',
  selectors: { '& + &': { borderBlockStart: `1px solid ${faint}` } },
})

export const evaluation = style({
  boxSizing: 'border-box',
  minBlockSize: '1.85em',
  paddingInline: '0.4em',
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  borderRadius: '0.3em',
  fontSize: '0.9em',
  fontWeight: 600,
  lineHeight: 1.75,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="w"]': { background: white, color: black, '@media': ownColors },
    '&[data-side="b"]': { background: black, color: white, '@media': ownColors },
    '&[data-missing]': { border: 0, background: faint },
  },
})

export const moves = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })

export const move = style({
  appearance: 'none',
  boxSizing: 'border-box',
  minBlockSize: 'max(24px, 1.7em)',
  margin: 0,
  border: 0,
  paddingBlock: 0,
  paddingInline: '0.3em',
  borderRadius: '0.25em',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-pressable]': {
      cursor: 'pointer',
      '@media': { [coarse]: { minBlockSize: 'max(36px, 2.2em)', paddingInline: '0.45em' } },
    },
    '&[data-pressable]:hover': { background: faint },
    '&[data-pressable]:focus-visible': {
      outline: '2px solid currentColor',
      outlineOffset: '-2px',
    },
  },
})

export const number = style({ color: muted })

export const missing = style({
  blockSize: '1.67em',
  borderRadius: '0.3em',
  background: faint,
})

export const message = style({ margin: 0, color: muted, overflowWrap: 'anywhere' })
