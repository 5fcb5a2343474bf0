import type { LegalMove } from '../model/move.ts'
import { legalMoves } from '../position/legal-moves.ts'
import { pieceValues } from '../position/material.ts'
import { applyMove, parseFen } from '../position/position.ts'

/** What a move wins on the spot, in pawns. */
const gainOf = ({ captured, promotion }: LegalMove): number =>
  (captured ? pieceValues[captured] : 0) + (promotion ? pieceValues[promotion] - pieceValues.p : 0)

/** What stands on the move's last square after it, in pawns. */
const standing = ({ piece, promotion }: LegalMove): number => pieceValues[promotion ?? piece]

/**
 * How much material a move lets the opponent win at once, in pawns: the opponent's best capture, less what the
 * move itself won and what the mover can take after it. It looks no further, so what comes back later
 * is given up.
 * @param uci a legal move
 */
export function givenUp(fen: string, uci: string): number {
  const start = parseFen(fen, { withValidation: false })
  const move = legalMoves(start).find(({ lan }) => lan === uci)
  if (!move) return 0
  const won = gainOf(move)
  const position = applyMove(start, move)
  const losses = legalMoves(position)
    .filter((reply) => gainOf(reply) > won)
    .map((reply) => {
      const after = applyMove(position, reply)
      const takenBack = legalMoves(after).map((capture) => {
        if (!capture.captured) return 0
        const isRetaken = legalMoves(applyMove(after, capture)).some(({ to }) => to === capture.to)
        return gainOf(capture) - (isRetaken ? standing(capture) : 0)
      })
      return gainOf(reply) - won - Math.max(0, ...takenBack)
    })
  return Math.max(0, ...losses)
}

/**
 * How much material a capture wins by itself, in pawns: what it takes, less what it loses if it is taken back; zero for
 * what captures nothing.
 * @param uci a legal move
 */
export function winsAtOnce(fen: string, uci: string): number {
  const start = parseFen(fen, { withValidation: false })
  const move = legalMoves(start).find(({ lan }) => lan === uci)
  if (!move?.captured) return 0
  const isRetaken = legalMoves(applyMove(start, move)).some(({ to }) => to === move.to)
  return gainOf(move) - (isRetaken ? standing(move) : 0)
}
