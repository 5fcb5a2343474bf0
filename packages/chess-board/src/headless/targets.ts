import {
  fileIndex,
  type MoveIntent,
  type Piece,
  type PromotionType,
  promotionTypes,
  type Square,
} from '@kingside/chess-game'
import type { MarkKind } from './mark-layer.ts'

/** A square that the chosen piece can go to, and what it may become there. */
export interface Target {
  readonly square: Square
  /** Empty for a move without promotion. */
  readonly promotions: readonly PromotionType[]
}

/** Where the piece on `from` can go, one entry for each square. */
export function targetsOf(legalMoves: readonly MoveIntent[], from: Square): readonly Target[] {
  const moves = legalMoves.filter((move) => move.from === from)
  return [...new Set(moves.map((move) => move.to))].map((square) => ({
    square,
    promotions: promotionTypes.filter((type) =>
      moves.some((move) => move.to === square && move.promotion === type),
    ),
  }))
}

/** How a target is marked: plain move, capture (en passant too), or castling. */
export function targetMark(
  pieces: ReadonlyMap<Square, Piece>,
  from: Square,
  to: Square,
): Extract<MarkKind, 'move' | 'capture' | 'castling'> {
  const piece = pieces.get(from)
  const files = Math.abs(fileIndex(from) - fileIndex(to))
  if (pieces.has(to)) return 'capture'
  if (piece?.type === 'p' && files === 1) return 'capture'
  if (piece?.type === 'k' && files === 2) return 'castling'
  return 'move'
}
