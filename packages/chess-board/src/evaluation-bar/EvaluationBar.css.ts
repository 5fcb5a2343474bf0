import { style } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const white = vars.side.w
const black = vars.side.b

const reduced = '(prefers-reduced-motion: reduce)'
const forced = '(forced-colors: active)'

export const root = style({
  boxSizing: 'border-box',
  position: 'relative',
  overflow: 'hidden',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: '0.25em',
  '@media': { [forced]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
  selectors: {
    '&[data-layout="vertical"]': { inlineSize: '2.5em', blockSize: '100%', minBlockSize: '6em' },
    '&[data-layout="horizontal"]': { inlineSize: '100%', blockSize: '1.6em' },
    '&[data-far="w"]': { background: white },
    '&[data-far="b"]': { background: black },
    '&[data-unknown]': { opacity: 0.45 },
  },
})

export const fill = style({
  position: 'absolute',
  inset: 0,
  transition: 'transform 400ms cubic-bezier(0.25, 0.8, 0.35, 1)',
  '@media': { [reduced]: { transition: 'none' } },
  selectors: {
    '&[data-side="w"]': { background: white },
    '&[data-side="b"]': { background: black },
    '[data-layout="vertical"] > &': { transformOrigin: 'bottom' },
    '[data-layout="horizontal"] > &': { transformOrigin: 'left' },
    '[data-layout="horizontal"] > &:dir(rtl)': { transformOrigin: 'right' },
  },
})

/** The mark at the bar's middle, where neither side is better. */
export const middle = style({
  position: 'absolute',
  background: vars.coordinateOnLight,
  selectors: {
    '[data-layout="vertical"] > &': { insetInline: 0, insetBlockStart: '50%', blockSize: 1 },
    '[data-layout="horizontal"] > &': { insetBlock: 0, insetInlineStart: '50%', inlineSize: 1 },
  },
})

export const label = style({
  position: 'absolute',
  fontSize: '0.72em',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-side="w"]': { color: black },
    '&[data-side="b"]': { color: white },
    '[data-layout="vertical"] > &': { insetInline: 0, textAlign: 'center' },
    '[data-layout="vertical"] > &[data-end="near"]': { insetBlockEnd: '0.5em' },
    '[data-layout="vertical"] > &[data-end="far"]': { insetBlockStart: '0.5em' },
    '[data-layout="horizontal"] > &': { insetBlockStart: '50%', transform: 'translateY(-50%)' },
    '[data-layout="horizontal"] > &[data-end="near"]': { insetInlineStart: '0.7em' },
    '[data-layout="horizontal"] > &[data-end="far"]': { insetInlineEnd: '0.7em' },
  },
})
