import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const coarse = '(pointer: coarse)'
const forced = '(forced-colors: active)'

export const root = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontVariantNumeric: 'tabular-nums',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.2ch 1fr 1fr',
  alignItems: 'baseline',
  columnGap: '0.5em',
  paddingBlock: '0.2em',
  paddingInline: '0.6em',
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

/** As large as a finger needs it where there are fingers; its row is no higher for a mouse. */
export const button = style([
  move,
  {
    appearance: 'none',
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    minBlockSize: '24px',
    marginBlock: '-0.2em',
    marginInline: 0,
    paddingBlock: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '@media': { [coarse]: { minBlockSize: 'max(36px, 2.2em)', paddingInline: '0.5em' } },
    ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
    ':focus-visible': { outline: '2px solid currentColor', outlineOffset: '-2px' },
    selectors: {
      '&[aria-current]': {
        background: vars.listCurrent,
        '@media': {
          [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
])

export const mark = style({ marginInlineStart: '0.15em', fontWeight: 700 })

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
