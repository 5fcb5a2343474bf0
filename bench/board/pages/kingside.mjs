import { createElement } from 'react'
import { ChessBoard } from '../../../packages/chess-board/src/index.ts'
import { expose, moveMs } from './bench.mjs'
import { reactAdapter } from './react.mjs'

// Kingside's own move is shorter; here all boards get the same time.
const slower = document.createElement('style')
slower.textContent = `[data-animated=true] > [data-layer=pieces] { --kingside-board-slide: ${moveMs}ms ease !important }`
document.head.append(slower)

/** @param {import('./react.mjs').BoardProps} props */
const Board = ({ ply, setup, onMove }) =>
  createElement(ChessBoard, {
    position: ply.fen,
    lastMove: ply.lastMove,
    check: ply.check,
    animated: setup.animated,
    // A new array and a new function on every render, as an owner that memoises nothing gives them.
    ...(setup.playable && { legalMoves: [...ply.legalMoves], onMove }),
  })

expose(
  reactAdapter(Board, (box) =>
    [...box.querySelectorAll('[data-layer=pieces] > [data-piece]')].map((element) => ({
      element,
      code: element.getAttribute('data-piece') ?? '',
    })),
  ),
)
