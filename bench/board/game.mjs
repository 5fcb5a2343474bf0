// The game that all boards show.
import { readFileSync } from 'node:fs'
import {
  legalMoves,
  parseFen,
  parsePgn,
  placement,
  squares,
} from '../../packages/chess-game/src/index.ts'

/** @import { Ply } from './page.d.ts' */

const { history } = parsePgn(
  readFileSync(new URL('../data/lichess-438.pgn', import.meta.url), 'utf8'),
)

/** @param {string} fen @param {Ply['lastMove']} lastMove @returns {Ply} */
function plyOf(fen, lastMove) {
  const { turn, checkmateData } = parseFen(fen)
  const pieces = placement(fen)
  const king = squares.find((square) => {
    const piece = pieces.get(square)
    return piece?.type === 'k' && piece.color === turn
  })
  return {
    fen,
    turn,
    lastMove,
    check: checkmateData.check ? king : undefined,
    legalMoves: legalMoves(fen).map(({ from, to, promotion }) => ({ from, to, promotion })),
    pieces: Object.fromEntries(
      [...pieces].map(([square, { color, type }]) => [square, color + type]),
    ),
  }
}

/** The start and the 42 plies of the first game of the file: it begins with 1. e4 and ends in mate. */
export const game = [
  plyOf(history[0]?.prevFen ?? '', undefined),
  ...history.map(({ fen, from, to }) => plyOf(fen, { from, to })),
]
