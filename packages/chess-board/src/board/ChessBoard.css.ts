import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'
import '../themes/worldchess/worldchess.css.ts'
import { titleShare } from './Titles.css.ts'

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
  // The board keeps its files in White's order, also in right-to-left pages.
  direction: 'ltr',
  containerType: 'inline-size',
  '@media': { [forced]: { forcedColorAdjust: 'none' } },
})

/** The board itself: the whole root, or the part inside the outer titles. */
export const area = style({
  position: 'absolute',
  inset: 0,
  backgroundImage: vars.boardImage,
  backgroundSize: '100% 100%',
  selectors: { '&[data-titles="outer"]': { inset: `0 0 ${titleShare}% ${titleShare}%` } },
})

export const surface = style({
  position: 'absolute',
  inset: 0,
  // A finger that edits several squares in one drag must not scroll the page.
  selectors: { '&[data-paints]': { touchAction: 'none' } },
})

const layer: StyleRule = { position: 'absolute', inset: 0, pointerEvents: 'none' }

/** The controller makes the layers without class names, so they are styled by attribute. */
const marks = `${surface} > [data-layer="marks"]`
const pieces = `${surface} > [data-layer="pieces"]`
const grid = `${surface} > [data-layer="grid"]`

globalStyle(`${surface} > [data-layer]`, layer)
// Floats of a fixed size: nine CSS grids would take a fifth of the board's layout time.
globalStyle(`${grid} > *`, { blockSize: oneSquare })
globalStyle(`${grid} > * > *`, {
  float: 'left',
  inlineSize: oneSquare,
  blockSize: '100%',
  outline: 'none',
})
globalStyle(`${grid} > * > :focus-visible`, {
  boxShadow: `inset 0 0 0 max(3px, 0.5cqi) ${vars.focus}, inset 0 0 0 max(5px, 0.8cqi) white`,
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
  globalStyle(
    `${surface}[data-highlight="${style}"] > [data-layer="marks"] > [data-mark="last-move"]`,
    {
      background: 'none',
    },
  )
}
/** Corner brackets in the last move's colour, made opaque. */
globalStyle(`${surface}[data-highlight="arma"] > [data-layer="marks"] > [data-mark="last-move"]`, {
  background: ['0 0', '100% 0', '0 100%', '100% 100%']
    .flatMap((corner) => [
      `linear-gradient(${vars.paint['last-move']} 0 0) ${corner} / 30% 7% no-repeat`,
      `linear-gradient(${vars.paint['last-move']} 0 0) ${corner} / 7% 30% no-repeat`,
    ])
    .join(', '),
})
/** A frame besides the colour, so that colour alone does not distinguish it from the last move. */
globalStyle(`${marks} > [data-mark="selected"]`, {
  background: vars.selected,
  boxShadow: `inset 0 0 0 max(2px, 0.5cqi) ${vars.selected}`,
})
globalStyle(`${marks} > [data-mark="hover"]`, {
  boxShadow: `inset 0 0 0 max(3px, 0.7cqi) ${vars.hover}`,
})
globalStyle(`${marks} > [data-mark="check"]`, {
  background: `radial-gradient(circle, ${vars.check} 0%, ${vars.check} 35%, transparent 78%)`,
})
globalStyle(`${marks} > [data-mark="premove"]`, {
  // 3 px from a width of 500 px, 2 px on smaller boards, as specified.
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
  `${surface}[data-targets="squares"] > [data-layer="marks"] > [data-mark="${kind}"]`

globalStyle(squareTarget('move'), {
  background: `color-mix(in srgb, ${vars.target} 35%, transparent)`,
  outline: `max(2px, 0.5cqi) solid ${vars.target}`,
  outlineOffset: 'calc(-1 * max(3px, 0.9cqi))',
})
globalStyle(squareTarget('capture'), {
  background: 'none',
  boxShadow: `inset 0 0 0 max(4px, 1.4cqi) ${vars.target}`,
})
globalStyle(squareTarget('castling'), {
  background: `repeating-linear-gradient(45deg, ${vars.target} 0 12%, transparent 12% 24%)`,
})

const pieceCodes = (['w', 'b'] as const).flatMap((color) =>
  (['p', 'n', 'b', 'r', 'q', 'k'] as const).map((type) => ({
    code: `${color}${type}`,
    image: vars[color][type],
  })),
)

/**
 * The layer has all twelve images at size 0; each piece inherits them and gives a size to one. If each piece took its
 * image from a variable, the browser would load and paint it again with every move: a fifth of the cost of a move.
 */
globalStyle(pieces, {
  vars: { '--kingside-board-slide': '160ms cubic-bezier(0.25, 0.8, 0.35, 1)' },
  backgroundImage: pieceCodes.map(({ image }) => image).join(', '),
  backgroundSize: 0,
  transition: 'transform var(--kingside-board-slide)',
  '@media': { [reduced]: { transition: 'none' } },
})
globalStyle(`${pieces} > *`, { ...box, backgroundImage: 'inherit', transition: 'inherit' })
pieceCodes.forEach(({ code }, index) => {
  globalStyle(`${pieces} > [data-piece="${code}"]`, {
    backgroundSize: pieceCodes.map((_, other) => (other === index ? '100% 100%' : '0')).join(', '),
  })
})
globalStyle(`${surface}[data-animated="false"] > [data-layer="pieces"]`, { transition: 'none' })
globalStyle(`${surface}[data-blindfold] > [data-layer="pieces"] > *`, { backgroundImage: 'none' })
const inHand = [
  `${pieces}[data-movable="both"] > *`,
  `${pieces}[data-movable="w"] > [data-piece^="w"]`,
  `${pieces}[data-movable="b"] > [data-piece^="b"]`,
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

const drawings = `${surface} > [data-layer="drawings"]`

globalStyle(drawings, { inlineSize: '100%', blockSize: '100%', zIndex: 3 })
globalStyle(`${drawings} > [data-drawing="square"]`, { opacity: 0.5 })
globalStyle(`${drawings} > [data-drawing="arrow"]`, { opacity: 0.7 })
for (const color of ['green', 'red', 'blue', 'yellow', 'analysis', 'last-move'] as const) {
  globalStyle(`${drawings} > [data-color="${color}"]`, { fill: vars.paint[color] })
}
