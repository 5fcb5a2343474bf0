import { census } from '../core/board.ts'
import { capturedType, isBlackMove } from '../core/moves.ts'
import { bishop, black, knight, pawn, queen, rook, typeOf, white } from '../core/pieces.ts'
import type { Color, PieceType } from '../model/piece.ts'
import { placement } from './placement.ts'
import { Position, positionOf, type PositionOrFen } from './position.ts'

/** Piece values in pawns; the king is worth more than all others together. */
export const pieceValues: Readonly<Record<PieceType, number>> = {
  p: 1,
  n: 3,
  b: 3,
  r: 5,
  q: 9,
  k: 1000,
}

/** The captured pieces of one colour, counted by type. */
export type CapturedCounts = Readonly<Record<Exclude<PieceType, 'k'>, number>>

/** The captured pieces by their own colour: `w` are white pieces that Black has captured. */
export type CapturedFigures = Readonly<Record<Color, CapturedCounts>>

/** The pieces of one colour that can be captured: those of the initial position. */
export const capturedPool: CapturedCounts = { p: 8, n: 2, b: 2, r: 2, q: 1 }

/** Which pieces of the pool are missing; extra pieces count as promoted pawns. */
function missing(counts: Uint8Array, color: number): CapturedCounts {
  const of = (type: number) => counts[type | color] ?? 0
  const lack = (type: number, first: number) => Math.max(0, first - of(type))
  const extra = (type: number, first: number) => Math.max(0, of(type) - first)
  const { p, n, b, r, q } = capturedPool
  const promoted = extra(knight, n) + extra(bishop, b) + extra(rook, r) + extra(queen, q)
  return {
    p: Math.max(0, lack(pawn, p) - promoted),
    n: lack(knight, n),
    b: lack(bishop, b),
    r: lack(rook, r),
    q: lack(queen, q),
  }
}

const captured = new WeakMap<Position, CapturedFigures>()

/**
 * The captured pieces. At the start position they are the pieces missing from the pool; each later capture adds its
 * piece. Returns the same object until the next capture.
 */
export function capturedFigures(positionOrFen: PositionOrFen): CapturedFigures {
  const position = positionOf(positionOrFen)
  const captures: Position[] = []
  let at = position
  while (at.previous && !captured.has(at)) {
    if (capturedType(Position.move(at))) captures.push(at)
    at = at.previous
  }
  let figures: CapturedFigures | undefined = captured.get(at)
  if (!figures) {
    const counts = census(Position.board(at))
    figures = { w: missing(counts, white), b: missing(counts, black) }
    captured.set(at, figures)
  }
  for (const next of captures.reverse()) {
    const move = Position.move(next)
    const color = isBlackMove(move) ? 'w' : 'b'
    const type = typeOf(capturedType(move))
    if (!type || type === 'k') continue
    const counts: CapturedCounts = figures[color]
    figures = { ...figures, [color]: { ...counts, [type]: counts[type] + 1 } }
    captured.set(next, figures)
  }
  captured.set(position, figures)
  return figures
}

/** White's material minus Black's in pawns, without kings. */
export function advantage(position: PositionOrFen): number {
  let sum = 0
  for (const { type, color } of placement(positionOf(position).fen).values()) {
    if (type !== 'k') sum += color === 'w' ? pieceValues[type] : -pieceValues[type]
  }
  return sum
}
