import { castlingRook } from '../core/board.ts'
import {
  capturedType,
  castlingFlag,
  isBlackMove,
  movedType,
  moveFrom,
  moveTo,
  nullMove,
  promotionOf,
} from '../core/moves.ts'
import { typeOf } from '../core/pieces.ts'
import { type Color, isPromotionType, type PieceType, type PromotionType } from '../model/piece.ts'

/** What a move does, by its kind. Squares are 0x88 indices. */
export type MoveData =
  | {
      readonly kind: 'pawn'
      readonly from: number
      readonly to: number
      readonly color: Color
      readonly promotion: PromotionType | null
      /** The square passed over by an advance of two squares. */
      readonly newEnPassant: number | null
      readonly capturedFigure: PieceType | null
    }
  | {
      readonly kind: 'piece'
      readonly type: PieceType
      readonly from: number
      readonly to: number
      readonly color: Color
      readonly capturedFigure: PieceType | null
    }
  | {
      readonly kind: 'castling'
      readonly color: Color
      readonly king: { readonly from: number; readonly to: number }
      readonly rook: { readonly from: number; readonly to: number }
    }
  /** The side to move passed. */
  | { readonly kind: 'null' }

/** Converts a move of the core to the specification's form. */
export function moveDataOf(move: number): MoveData {
  if (move === nullMove) return { kind: 'null' }
  const from = moveFrom(move)
  const to = moveTo(move)
  const color = isBlackMove(move) ? 'b' : 'w'
  if (move & castlingFlag) {
    const [corner, beside] = castlingRook(to)
    return { kind: 'castling', color, king: { from, to }, rook: { from: corner, to: beside } }
  }
  const type = typeOf(movedType(move)) ?? 'p'
  const capturedFigure = typeOf(capturedType(move)) ?? null
  if (type !== 'p') return { kind: 'piece', type, from, to, color, capturedFigure }
  const promotion = typeOf(promotionOf(move)) ?? ''
  const newEnPassant = Math.abs(to - from) === 32 ? (from + to) / 2 : null
  return {
    kind: 'pawn',
    from,
    to,
    color,
    promotion: isPromotionType(promotion) ? promotion : null,
    newEnPassant,
    capturedFigure,
  }
}
