import { vars as board } from '@kingside/chess-board/theme'
import { vars } from '@kingside/design-system/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

/** Three by three squares, large enough to recognise the pieces. */
const side = `calc(3 * ${vars.space[6]})`

export const frame = style({
  position: 'relative',
  display: 'block',
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.sunken,
})

export const corner = style({
  display: 'grid',
  grid: 'repeat(3, 1fr) / repeat(3, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
  direction: 'ltr',
  backgroundImage: board.boardImage,
  backgroundSize: 'calc(800% / 3)',
  forcedColorAdjust: 'none',
})

const corners = ['0 0', '100% 0', '0 100%', '100% 100%']
  .flatMap((at) => [
    `linear-gradient(${board.paint['last-move']} 0 0) ${at} / 30% 10% no-repeat`,
    `linear-gradient(${board.paint['last-move']} 0 0) ${at} / 10% 30% no-repeat`,
  ])
  .join(', ')

/** Like the marks of the board, but stronger, because the squares are small. */
export const mark = styleVariants({
  none: {},
  highlight: { background: board.lastMove },
  corners: { background: corners },
  selected: { background: board.selected },
  dot: { background: `radial-gradient(circle, ${board.target} 22%, transparent 25%)` },
  ring: { background: `radial-gradient(circle, transparent 58%, ${board.target} 61%)` },
  filled: {
    background: `color-mix(in srgb, ${board.target} 35%, transparent)`,
    boxShadow: `inset 0 0 0 ${vars.size.line} ${board.target}`,
  },
  framed: { boxShadow: `inset 0 0 0 ${vars.size.line} ${board.target}` },
})

const image = (value: string) => ({ backgroundImage: value, backgroundSize: '100% 100%' })

export const piece = styleVariants({
  wk: image(board.w.k),
  wn: image(board.w.n),
  wp: image(board.w.p),
  bq: image(board.b.q),
  bp: image(board.b.p),
})

export const arrow = style({
  gridArea: '1 / 1 / -1 / -1',
  inlineSize: '100%',
  blockSize: '100%',
  fill: board.paint['last-move'],
  opacity: 0.7,
})

export const themed = style({ position: 'relative', display: 'block' })

/** Covers the preview of a locked board. */
export const lock = style({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.text,
})

globalStyle(`${lock} > svg`, { inlineSize: vars.size.icon.s, blockSize: vars.size.icon.s })
