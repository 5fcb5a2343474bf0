import { createElement } from 'react'
import { ChessBoard } from '../../../packages/chess-board/src/index.ts'
import { moveMs } from './bench.mjs'

/** @import { Ref } from 'react' */
/** @import { BoardHandle } from '../../../packages/chess-board/src/index.ts' */

// Kingside's own move is shorter; here all boards get the same time.
const slower = document.createElement('style')
slower.textContent = `[data-animated=true] > [data-layer=pieces] { --kingside-board-slide: ${moveMs}ms ease !important }`
document.head.append(slower)

/** @param {import('../page.d.ts').Ply} ply @param {import('../page.d.ts').Setup} setup */
export const positionOf = (ply, setup) => ({
  position: ply.fen,
  lastMove: ply.lastMove,
  check: ply.check,
  // A new array every time, as an owner that memoises nothing gives it.
  ...(setup.playable && { legalMoves: [...ply.legalMoves] }),
})

/** @param {import('./react.mjs').BoardProps & { handle?: Ref<BoardHandle> }} props */
export const Board = ({ ply, setup, onMove, handle }) =>
  createElement(ChessBoard, {
    ...positionOf(ply, setup),
    ref: handle,
    animated: setup.animated,
    ...(setup.playable && { onMove }),
  })

/** @param {ParentNode} box */
export const piecesIn = (box) =>
  [...box.querySelectorAll('[data-layer=pieces] > [data-piece]')].map((element) => ({
    element,
    code: element.getAttribute('data-piece') ?? '',
  }))
