import { type Piece, rankIndex, type Square } from '@kingside/chess-game'
import { distance } from './geometry.ts'
import { isSamePiece } from './same-state.ts'

/** A piece that keeps its identity while it moves. */
export interface Tracked {
  readonly square: Square
  readonly piece: Piece
}

export interface Matched<T extends Tracked> {
  /** Pieces that did not move. */
  readonly kept: readonly T[]
  /** Pieces that moved to another square; a promoted pawn arrives as another piece. */
  readonly moved: readonly { readonly from: T; readonly to: Tracked }[]
  readonly removed: readonly T[]
  readonly added: readonly Tracked[]
}

/** Is one of them a pawn on the rank before the last, and the other a piece that it promoted to? */
function isPromotion(a: Tracked, b: Tracked): boolean {
  const [pawn, other] = a.piece.type === 'p' ? [a, b] : [b, a]
  const { color, type } = other.piece
  return (
    pawn.piece.type === 'p' &&
    pawn.piece.color === color &&
    type !== 'p' &&
    type !== 'k' &&
    rankIndex(other.square) === (color === 'w' ? 7 : 0) &&
    rankIndex(pawn.square) === (color === 'w' ? 6 : 1) &&
    distance(pawn.square, other.square) === 1
  )
}

/**
 * Matches the pieces of two positions, so that each keeps its element and slides instead of vanishing and reappearing.
 * @param lastMove when known, that move's piece is matched first, also through a promotion.
 */
export function matchPieces<T extends Tracked>(
  before: readonly T[],
  after: ReadonlyMap<Square, Piece>,
  lastMove?: { readonly from: Square; readonly to: Square },
): Matched<T> {
  const kept = before.filter(({ square, piece }) => {
    const now = after.get(square)
    return now !== undefined && isSamePiece(now, piece)
  })
  const keptSquares = new Set(kept.map(({ square }) => square))
  const gone = new Set(before.filter((tracked) => !keptSquares.has(tracked.square)))
  const added: Tracked[] = []
  const moved: { from: T; to: Tracked }[] = []

  const nearest = (to: Tracked): T | undefined => {
    const hinted = [...gone].find(
      ({ square, piece }) =>
        lastMove?.to === to.square && square === lastMove.from && piece.color === to.piece.color,
    )
    return (
      hinted ??
      [...gone]
        .filter(({ piece }) => isSamePiece(piece, to.piece))
        .sort((a, b) => distance(a.square, to.square) - distance(b.square, to.square))[0]
    )
  }

  const arrivals = [...after]
    .filter(([square]) => !keptSquares.has(square))
    .map(([square, piece]): Tracked => ({ square, piece }))
    .sort((a, b) => Number(b.square === lastMove?.to) - Number(a.square === lastMove?.to))
  const arrive = (to: Tracked, from: T | undefined) => {
    if (!from) return false
    gone.delete(from)
    moved.push({ from, to })
    return true
  }
  // Promotions without a last move, such as a takeback of one, are matched after all equal pieces.
  for (const to of arrivals.filter((it) => !arrive(it, nearest(it)))) {
    const from = [...gone].find((it) => isPromotion(it, to))
    if (!arrive(to, from)) added.push(to)
  }
  return { kept, moved, removed: [...gone], added }
}
