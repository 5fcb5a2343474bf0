import { vars as board } from '@kingside/chess-board/theme'
import { vars } from '@kingside/design-system/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const forced = '(forced-colors: active)'

/**
 * The graph: White's share is below the line, as in the evaluation bar. It runs from left to right in every language.
 */
export const root = style({
  position: 'relative',
  direction: 'ltr',
  boxSizing: 'border-box',
  blockSize: `calc(2 * ${vars.space[12]})`,
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.m,
  background: board.side.b,
  '@media': { [forced]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.size.line} solid ${vars.color.focus}`,
      outlineOffset: vars.size.focusGap,
      '@media': { [forced]: { outlineColor: 'Highlight' } },
    },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
})

export const white = style({ fill: board.side.w })

/** The line of an equal position. */
export const middle = style({
  stroke: board.coordinateOnLight,
  strokeWidth: vars.size.hairline,
  strokeDasharray: `${vars.space[1]} ${vars.space[1]}`,
  vectorEffect: 'non-scaling-stroke',
})

/** The position on the board, and the one below the pointer. */
export const cursor = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.size.line,
  transform: 'translateX(-50%)',
  background: vars.color.brand.solid,
  selectors: { '&[data-pointed]': { opacity: 0.6 } },
})

const dot = style({
  position: 'absolute',
  boxSizing: 'border-box',
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  transform: 'translate(-50%, -50%)',
  borderRadius: vars.radius.full,
  outline: `${vars.size.hairline} solid ${vars.color.surface}`,
})

export const selected = style([
  dot,
  {
    inlineSize: vars.space[3],
    blockSize: vars.space[3],
    border: `${vars.size.line} solid ${vars.color.brand.solid}`,
    background: vars.color.surface,
  },
])

const toned = (tone: 'brand' | 'info' | 'success' | 'warning' | 'danger') => [
  dot,
  { background: vars.color[tone].solid },
]

export const dots = styleVariants({
  neutral: [dot, { background: vars.color.textMuted }],
  brand: toned('brand'),
  info: toned('info'),
  success: toned('success'),
  warning: toned('warning'),
  danger: toned('danger'),
})

/** Covers the graph from its first point to its last; the graph draws its position. */
export const slider = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  // Vertical touch movements scroll the page.
  touchAction: 'pan-y',
})

// The thumb has no width, so that a press selects the point below it.
const thumb = { appearance: 'none', inlineSize: 1, blockSize: '100%', border: 0 } as const
globalStyle(`${slider}::-webkit-slider-thumb`, thumb)
globalStyle(`${slider}::-moz-range-thumb`, thumb)
globalStyle(`${slider}::-webkit-slider-runnable-track`, { blockSize: '100%' })

/** Below the graph: the move, its grade and its score. */
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  color: vars.color.text,
  fontSize: vars.font.text.s.size,
  lineHeight: vars.font.text.s.line,
  fontVariantNumeric: 'tabular-nums',
})

export const value = style({
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.semibold,
})
