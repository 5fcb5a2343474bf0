import { Chess, type Move } from 'chess.js'
import type { LegalMove } from './move.ts'
import { isPromotionType } from './piece.ts'

const legalMove = (move: Move): LegalMove => ({
  from: move.from,
  to: move.to,
  ...(move.promotion && isPromotionType(move.promotion) && { promotion: move.promotion }),
  color: move.color,
  piece: move.piece,
  ...(move.captured && { captured: move.captured }),
  san: move.san,
  lan: move.lan,
  castling: move.isKingsideCastle() || move.isQueensideCastle(),
  enPassant: move.isEnPassant(),
})

/** A legal move together with the position it leads to. */
export type MoveWithFen = LegalMove & { readonly fen: string }

/** Every legal move of a position. */
export const legalMoves = (fen: string): readonly MoveWithFen[] =>
  new Chess(fen).moves({ verbose: true }).map((move) => ({ ...legalMove(move), fen: move.after }))

/** Is the side to move in check? */
export const inCheck = (fen: string): boolean => new Chess(fen).inCheck()

/** Can neither side mate by any series of legal moves, judged by material (FIDE Laws 5.2.2)? */
export const isDeadByMaterial = (fen: string): boolean => new Chess(fen).isInsufficientMaterial()
