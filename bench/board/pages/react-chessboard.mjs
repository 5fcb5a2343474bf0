import { createElement } from 'react'
import { Chessboard } from 'react-chessboard'
import { expose, moveMs } from './bench.mjs'
import { reactAdapter } from './react.mjs'

const marked = { background: 'rgb(190 200 60 / 0.55)' }
const inCheck = { background: 'rgb(227 0 0 / 0.75)' }

/** @param {import('./react.mjs').BoardProps} props */
const Board = ({ ply, setup, onMove }) =>
  createElement(Chessboard, {
    options: {
      position: ply.fen,
      squareStyles: {
        ...(ply.lastMove && { [ply.lastMove.from]: marked, [ply.lastMove.to]: marked }),
        ...(ply.check && { [ply.check]: inCheck }),
      },
      showAnimations: setup.animated,
      animationDurationInMs: moveMs,
      allowDragging: setup.playable,
      canDragPiece: ({ square }) => ply.legalMoves.some(({ from }) => from === square),
      onPieceDrop: ({ sourceSquare, targetSquare }) => {
        const move = ply.legalMoves.find(
          ({ from, to }) => from === sourceSquare && to === targetSquare,
        )
        if (move) onMove(move)
        return move !== undefined
      },
    },
  })

expose(
  reactAdapter(Board, (box) =>
    [...box.querySelectorAll('[data-piece]')].map((element) => ({
      element,
      code: (element.getAttribute('data-piece') ?? '').toLowerCase(),
    })),
  ),
)
