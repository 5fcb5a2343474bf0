import { generate, maxMoves } from '../core/generate.ts'
import {
  capturedType,
  castlingFlag,
  enPassantFlag,
  isBlackMove,
  movedType,
  moveFrom,
  moveTo,
  promotionOf,
} from '../core/moves.ts'
import { typeOf } from '../core/pieces.ts'
import { isPromotionType, type PromotionType } from '../model/piece.ts'
import type { LegalMove } from '../model/move.ts'
import { type Square, squareIndex, squareName } from '../model/square.ts'
import { writeLan } from '../notation/lan.ts'
import { writeSan } from '../notation/san.ts'
import { Position, positionOf, type PositionOrFen } from './position.ts'

const scratch = new Int32Array(maxMoves)

export const promotionTypeOf = (move: number): PromotionType | undefined => {
  const type = typeOf(promotionOf(move))
  return type && isPromotionType(type) ? type : undefined
}

/** A move of the core as a `LegalMove`. */
export function describeMove(move: number, san: string): LegalMove {
  return {
    from: squareName(moveFrom(move)),
    to: squareName(moveTo(move)),
    promotion: promotionTypeOf(move),
    color: isBlackMove(move) ? 'b' : 'w',
    piece: typeOf(movedType(move)) ?? 'p',
    captured: typeOf(capturedType(move)),
    san,
    lan: writeLan(move),
    castling: (move & castlingFlag) !== 0,
    enPassant: (move & enPassantFlag) !== 0,
  }
}

/**
 * Every legal move of a position (FIDE Laws 3), each promotion as a move of its own.
 * @param from only the moves of the piece on this square.
 */
export function legalMoves(position: PositionOrFen, from?: Square): readonly LegalMove[] {
  const board = Position.board(positionOf(position))
  const end = generate(board, scratch, 0, from === undefined ? -1 : squareIndex(from))
  return Array.from(scratch.slice(0, end), (move) => describeMove(move, writeSan(board, move)))
}
