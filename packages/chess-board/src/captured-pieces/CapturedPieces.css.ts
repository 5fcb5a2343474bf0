import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'
import { capturableTypes } from './pieces.ts'

const rim = 'color-mix(in srgb, currentColor 75%, transparent)'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  blockSize: '1.5em',
  overflow: 'hidden',
  verticalAlign: 'middle',
})

/** Gives way where there is little room, so that the lead is never cut off. */
export const group = style({
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  paddingBlock: '1px',
  marginInlineEnd: '0.35em',
})

/** Pieces are wider than their step, so that pieces of one type overlap. */
export const piece = style({
  flexShrink: 0,
  inlineSize: '1.35em',
  blockSize: '1.35em',
  marginInlineEnd: '-0.75em',
  background: 'center / contain no-repeat',
  // A rim in the text colour keeps dark pieces visible on a dark page.
  filter: `drop-shadow(0.7px 0 ${rim}) drop-shadow(-0.7px 0 ${rim}) drop-shadow(0 -0.7px ${rim})`,
  selectors: { '&:last-child': { marginInlineEnd: 0 } },
})

export const lead = style({
  flexShrink: 0,
  fontSize: '0.85em',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

for (const color of ['w', 'b'] as const) {
  for (const type of capturableTypes) {
    globalStyle(`${piece}[data-piece="${color}${type}"]`, { backgroundImage: vars[color][type] })
  }
}
