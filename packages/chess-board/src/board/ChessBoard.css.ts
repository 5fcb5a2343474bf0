import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'

const oneSquare = '12.5%'
const reduced = '(prefers-reduced-motion: reduce)'
const coarse = '(pointer: coarse)'
const forced = '(forced-colors: active)'

export const root = style({
  position: 'relative',
  aspectRatio: '1',
  inlineSize: '100%',
  contain: 'layout paint style',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  // The board keeps its squares' order in right-to-left pages: files run from White's left.
  direction: 'ltr',
  containerType: 'inline-size',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})

/** How much of the width the names of files and ranks take outside the board. */
export const titleShare = 5

/** Where the board itself is: all of the root, or what the names outside leave. */
export const area = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: vars.boardImage,
  backgroundSize: '100% 100%',
  selectors: { '&[data-titles="outer"]': { inset: `0 0 ${titleShare}% ${titleShare}%` } },
})

export const surface = style({ position: 'absolute', inset: 0 })

const layer: StyleRule = { position: 'absolute', inset: 0, pointerEvents: 'none' }

export const marks = style(layer)
export const pieces = style(layer)
export const grid = style({ ...layer, display: 'grid', gridTemplateRows: 'repeat(8, 1fr)' })
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(8, 1fr)' })

export const cell = style({
  outline: 'none',
  ':focus-visible': {
    boxShadow: `inset 0 0 0 max(3px, 0.5cqi) ${vars.focus}, inset 0 0 0 max(5px, 0.8cqi) white`,
  },
})

const box: StyleRule = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: oneSquare,
  blockSize: oneSquare,
}

globalStyle(`${marks} > *`, box)
globalStyle(`${marks} > [hidden]`, { display: 'none' })
globalStyle(`${marks} > [data-mark="last-move"]`, { background: vars.lastMove })
for (const style of ['none', 'arrow'] as const) {
  globalStyle(`${surface}[data-highlight="${style}"] > ${marks} > [data-mark="last-move"]`, {
    background: 'none',
  })
}
/** Corners like a sight's, in the last move's colour without its transparency. */
globalStyle(`${surface}[data-highlight="arma"] > ${marks} > [data-mark="last-move"]`, {
  background: ['0 0', '100% 0', '0 100%', '100% 100%']
    .flatMap((corner) => [
      `linear-gradient(${vars.paint['last-move']} 0 0) ${corner} / 30% 7% no-repeat`,
      `linear-gradient(${vars.paint['last-move']} 0 0) ${corner} / 7% 30% no-repeat`,
    ])
    .join(', '),
})
globalStyle(`${marks} > [data-mark="selected"]`, { background: vars.selected })
globalStyle(`${marks} > [data-mark="hover"]`, {
  boxShadow: `inset 0 0 0 max(3px, 0.7cqi) ${vars.hover}`,
})
globalStyle(`${marks} > [data-mark="check"]`, {
  background: `radial-gradient(circle, ${vars.check} 0%, ${vars.check} 35%, transparent 78%)`,
})
globalStyle(`${marks} > [data-mark="premove"]`, {
  // 3 px from 500 px on and 2 px on smaller boards, as specified.
  outline: `clamp(2px, 0.6cqi, 3px) dashed ${vars.premove}`,
  outlineOffset: 'calc(-1 * clamp(2px, 0.6cqi, 3px))',
})
globalStyle(`${marks} > [data-mark="move"]`, {
  background: `radial-gradient(circle, ${vars.target} 17%, transparent 19%)`,
})
globalStyle(`${marks} > [data-mark="capture"]`, {
  background: `radial-gradient(circle, transparent 61%, ${vars.target} 62%)`,
})
globalStyle(`${marks} > [data-mark="castling"]`, {
  background: `linear-gradient(${vars.target}, ${vars.target}) center / 34% 34% no-repeat`,
})

const squareTarget = (kind: string) =>
  `${surface}[data-targets="squares"] > ${marks} > [data-mark="${kind}"]`

globalStyle(squareTarget('move'), {
  background: `linear-gradient(${vars.target}, ${vars.target}) center / 88% 88% no-repeat`,
})
globalStyle(squareTarget('capture'), {
  background: 'none',
  boxShadow: `inset 0 0 0 max(4px, 1.4cqi) ${vars.target}`,
})
globalStyle(squareTarget('castling'), {
  background: `repeating-linear-gradient(45deg, ${vars.target} 0 12%, transparent 12% 24%)`,
})

globalStyle(`${pieces} > *`, {
  ...box,
  backgroundSize: '100% 100%',
})
globalStyle(`${surface} > ${pieces}`, {
  vars: { '--kingside-board-slide': '160ms cubic-bezier(0.25, 0.8, 0.35, 1)' },
  '@media': { [reduced]: { vars: { '--kingside-board-slide': '0s' } } },
})
globalStyle(`${surface}[data-animated="false"] > ${pieces}`, {
  vars: { '--kingside-board-slide': '0s' },
})
globalStyle(`${surface}[data-blindfold] > ${pieces} > *`, { backgroundImage: 'none' })
const inHand = [
  `${pieces}[data-hand="both"] > *`,
  `${pieces}[data-hand="w"] > [data-piece^="w"]`,
  `${pieces}[data-hand="b"] > [data-piece^="b"]`,
]
globalStyle(inHand.join(', '), {
  pointerEvents: 'auto',
  cursor: 'grab',
  touchAction: 'none',
})
globalStyle(`${pieces} > [data-dragging]`, { zIndex: 2, cursor: 'grabbing' })
globalStyle(`${pieces} > [data-dragging]::after`, {
  '@media': {
    [coarse]: {
      content: '',
      position: 'absolute',
      inset: '-30%',
      borderRadius: '50%',
      background: vars.hover,
      zIndex: -1,
    },
  },
})

for (const color of ['w', 'b'] as const) {
  for (const type of ['p', 'n', 'b', 'r', 'q', 'k'] as const) {
    globalStyle(`${pieces} > [data-piece="${color}${type}"]`, {
      backgroundImage: vars[color][type],
    })
  }
}

const drawings = `${surface} > [data-layer="drawings"]`

globalStyle(drawings, { ...layer, inlineSize: '100%', blockSize: '100%', zIndex: 3 })
globalStyle(`${drawings} > [data-drawing="square"]`, { opacity: 0.5 })
globalStyle(`${drawings} > [data-drawing="arrow"]`, { opacity: 0.7 })
for (const color of ['green', 'red', 'blue', 'yellow', 'analysis', 'last-move'] as const) {
  globalStyle(`${drawings} > [data-color="${color}"]`, { fill: vars.paint[color] })
}

export const coordinate = style({
  position: 'absolute',
  fontSize: 'clamp(8px, 2.4cqi, 15px)',
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  selectors: {
    '&[data-on="light"]': { color: vars.coordinateOnLight },
    '&[data-on="dark"]': { color: vars.coordinateOnDark },
    '&[data-on="page"]': { color: 'inherit', translate: '-50% -50%' },
  },
})
