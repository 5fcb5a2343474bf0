import { type Color, isPromotionType, type PieceType, type PromotionType } from './piece.ts'
import { isSquare, type Square } from './square.ts'

/** From, to and promotion of a piece; it names a legal move in a known position. */
export interface MoveIntent {
  readonly from: Square
  readonly to: Square
  readonly promotion?: PromotionType | undefined
}

/** A legal move of one position, with its effects. */
export interface LegalMove extends MoveIntent {
  readonly color: Color
  readonly piece: PieceType
  readonly captured?: PieceType | undefined
  /** Standard algebraic notation, with `+` or `#`. */
  readonly san: string
  /** Long algebraic notation as UCI writes it: `e2e4`, `e7e8q`, castling as the king's move. */
  readonly lan: string
  readonly castling: boolean
  readonly enPassant: boolean
}

/** Reads `e2e4` or `e7e8q`; undefined when the text is neither. */
export function parseLan(text: string): MoveIntent | undefined {
  const from = text.slice(0, 2)
  const to = text.slice(2, 4)
  const promotion = text.slice(4).toLowerCase()
  if (!isSquare(from) || !isSquare(to)) return undefined
  if (promotion === '') return { from, to }
  return isPromotionType(promotion) ? { from, to, promotion } : undefined
}

/** Long algebraic notation as UCI writes it. */
export const lanOf = (move: MoveIntent): string => `${move.from}${move.to}${move.promotion ?? ''}`
