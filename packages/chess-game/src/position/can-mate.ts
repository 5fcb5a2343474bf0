import { type Board, boardIndices, census } from '../core/board.ts'
import { bishop, bothColors, codeOfColor, knight, pawn, queen, rook } from '../core/pieces.ts'
import type { Color } from '../model/piece.ts'
import { Position, positionOf, type PositionOrFen } from './position.ts'

/** Are there bishops on both light and dark squares? */
function hasBothShades({ squares }: Board): boolean {
  const bishops = boardIndices.filter((square) => ((squares[square] ?? 0) & 7) === bishop)
  return new Set(bishops.map((square) => ((square >> 4) + square) & 1)).size > 1
}

/**
 * Can a side mate by some series of legal moves, judged by the pieces alone (FIDE Laws 6.9)? A lone king can't. A king
 * with one knight can only if the opponent has a pawn, rook, bishop or knight. Bishops of one square colour can only if
 * there is a pawn, a knight or a bishop of the other square colour. Anything more can.
 */
export function canMate(position: PositionOrFen, color: Color): boolean {
  const board = Position.board(positionOf(position))
  const counts = census(board)
  const own = codeOfColor(color)
  const enemy = own ^ bothColors
  const of = (type: number, side: number) => counts[type | side] ?? 0
  if (of(pawn, own) || of(rook, own) || of(queen, own)) return true
  const knights = of(knight, own)
  const bishops = of(bishop, own)
  if (knights + bishops === 0) return false
  if (knights > 1 || (knights && bishops)) return true
  if (of(pawn, enemy) || of(knight, enemy)) return true
  if (knights) return of(rook, enemy) + of(bishop, enemy) > 0
  return hasBothShades(board)
}

/** Can neither side mate, judged by the pieces alone (FIDE Laws 5.2.2)? */
export const isDeadPosition = (position: PositionOrFen): boolean =>
  !canMate(position, 'w') && !canMate(position, 'b')
