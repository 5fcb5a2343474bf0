import { globalStyle, style } from '@vanilla-extract/css'
import { currentMove, moveButton } from '../styles/move-button.ts'
import '../themes/worldchess/worldchess.css.ts'

const coarse = '(pointer: coarse)'
const faint = 'color-mix(in srgb, currentColor 22%, transparent)'
const muted = 'color-mix(in srgb, currentColor 72%, transparent)'

export const root = style({
  boxSizing: 'border-box',
  minInlineSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  position: 'relative',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.2ch minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '0.5em',
  paddingInline: '0.6em',
})

export const number = style({ color: muted, justifySelf: 'end' })

export const blank = style({ color: muted, paddingInline: '0.35em' })

export const move = style({
  ...moveButton,
  minBlockSize: 'max(24px, 1.75em)',
  margin: 0,
  selectors: { '&[aria-current]': { ...currentMove, fontWeight: 600 } },
})

export const cell = style({ minInlineSize: 0 })

export const judgement = style({ fontWeight: 700 })

export const sign = style({ display: 'inline-block', marginInlineEnd: '0.3em', color: muted })

export const notes = style({
  marginBlock: '0.25em 0.4em',
  paddingBlock: '0.35em',
  paddingInline: '0.9em 0.6em',
  borderBlock: `1px solid ${faint}`,
  background: 'color-mix(in srgb, currentColor 4%, transparent)',
  fontSize: '0.94em',
})

export const comment = style({ margin: 0, marginBlock: '0.15em', overflowWrap: 'anywhere' })

export const inlineComment = style({ color: muted, overflowWrap: 'anywhere' })

export const variation = style({
  marginBlock: '0.2em',
  paddingInlineStart: '0.6em',
  borderInlineStart: `2px solid ${faint}`,
})

export const bracketed = style({
  display: 'inline',
  '::before': { content: '" ("', color: muted },
  '::after': { content: '")"', color: muted, marginInlineStart: '-0.1em' },
})

export const token = style({ whiteSpace: 'nowrap' })

// Within a text the moves have the space of words, not of table cells.
globalStyle(`${token} button`, {
  paddingInline: '0.2em',
  '@media': { [coarse]: { paddingInline: '0.4em' } },
})

export const inlineNumber = style({ color: muted })

export const empty = style({ margin: 0, padding: '0.5em 0.6em', color: muted })
