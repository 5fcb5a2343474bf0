import {
  fileIndex,
  type MoveIntent,
  type Piece,
  type PromotionType,
  promotionTypes,
  rankIndex,
  type Square,
  squares,
} from '@kingside/chess-game'
import type { MarkKind } from './mark-layer.ts'

/** A square that the selected piece can go to, and the pieces that it may promote to there. */
export interface Target {
  readonly square: Square
  /** Empty for a move without promotion. */
  readonly promotions: readonly PromotionType[]
}

/** The targets of the piece on `from`, one entry for each square. */
export function targetsOf(legalMoves: readonly MoveIntent[], from: Square): readonly Target[] {
  const moves = legalMoves.filter((move) => move.from === from)
  return [...new Set(moves.map((move) => move.to))].map((square) => ({
    square,
    promotions: promotionTypes.filter((type) =>
      moves.some((move) => move.to === square && move.promotion === type),
    ),
  }))
}

/** Where a king castles to that is moved onto its own rook; undefined for every other move. */
export function castlingSquare(
  pieces: ReadonlyMap<Square, Piece>,
  from: Square,
  to: Square,
): Square | undefined {
  const [piece, other] = [pieces.get(from), pieces.get(to)]
  if (piece?.type !== 'k' || other?.type !== 'r' || piece.color !== other.color) return undefined
  if (rankIndex(from) !== rankIndex(to)) return undefined
  const file = fileIndex(from) + (fileIndex(to) > fileIndex(from) ? 2 : -2)
  return squares.find(
    (square) => rankIndex(square) === rankIndex(from) && fileIndex(square) === file,
  )
}

/** The mark of a target: plain move, capture (en passant too), or castling. */
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
