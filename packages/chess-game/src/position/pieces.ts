import { castlingRook, boardIndices } from '../core/board.ts'
import {
  castlingFlag,
  enPassantFlag,
  isBlackMove,
  moveFrom,
  moveTo,
  nullMove,
  promotionOf,
} from '../core/moves.ts'
import { colorOf, typeOf } from '../core/pieces.ts'
import type { Color, PieceType } from '../model/piece.ts'
import { Position, positionOf, type PositionOrFen } from './position.ts'

/** The state of a piece from one position on. */
export interface PieceState {
  /** FEN of the position in which the state began. */
  readonly fen: string
  readonly type: PieceType
  /** 0x88 index; of a captured piece, where it was captured. */
  readonly position: number
  /** Whether it was captured. */
  readonly dead: boolean
  /** Whether it is a checkmated king. */
  readonly fallen: boolean
}

/** A piece with its history: the same piece after moving, promotion and capture. */
export interface BoardPiece extends Omit<PieceState, 'fen'> {
  readonly color: Color
  /** Its states, oldest first; the last entry is the present. */
  readonly history: readonly PieceState[]
}

const known = new WeakMap<Position, readonly BoardPiece[]>()

/**
 * The pieces of a position, captured ones included, in the order of the start position (a8 first). A piece that a move
 * does not change stays the same object.
 */
export function piecesOf(positionOrFen: PositionOrFen): readonly BoardPiece[] {
  const position = positionOf(positionOrFen)
  const path: Position[] = []
  let at: Position = position
  while (at.previous && !known.has(at)) {
    path.push(at)
    at = at.previous
  }
  let pieces = known.get(at) ?? setUp(at)
  known.set(at, pieces)
  for (const next of path.reverse()) {
    pieces = afterMove(pieces, next)
    known.set(next, pieces)
  }
  return pieces
}

function setUp(position: Position): readonly BoardPiece[] {
  const { fen } = position
  const { squares } = Position.board(position)
  const pieces = boardIndices.flatMap((index): BoardPiece[] => {
    const code = squares[index] ?? 0
    const type = typeOf(code)
    if (!type) return []
    const state = { type, position: index, dead: false, fallen: false }
    return [{ ...state, color: colorOf(code), history: [{ fen, ...state }] }]
  })
  return fell(pieces, position)
}

function change(
  piece: BoardPiece,
  fen: string,
  to: Partial<Pick<PieceState, 'type' | 'position' | 'dead' | 'fallen'>>,
): BoardPiece {
  const { type, position, dead, fallen } = { ...piece, ...to }
  const state = { fen, type, position, dead, fallen }
  return { ...piece, ...to, history: [...piece.history, state] }
}

function afterMove(pieces: readonly BoardPiece[], position: Position): readonly BoardPiece[] {
  const move = Position.move(position)
  if (move === nullMove) return pieces
  const { fen } = position
  const from = moveFrom(move)
  const to = moveTo(move)
  const victim = move & enPassantFlag ? to + (isBlackMove(move) ? -16 : 16) : to
  const [corner, beside] = move & castlingFlag ? castlingRook(to) : [-1, -1]
  const promotion = typeOf(promotionOf(move))
  const next = pieces.map((piece) => {
    if (piece.dead) return piece
    if (piece.position === from) {
      return change(piece, fen, { position: to, ...(promotion && { type: promotion }) })
    }
    if (piece.position === victim) return change(piece, fen, { dead: true })
    return piece.position === corner ? change(piece, fen, { position: beside }) : piece
  })
  return fell(next, position)
}

function fell(pieces: readonly BoardPiece[], position: Position): readonly BoardPiece[] {
  const { checkmate, kingIndex } = position.checkmateData
  if (!checkmate) return pieces
  return pieces.map((piece) =>
    piece.position === kingIndex && !piece.dead
      ? change(piece, position.fen, { fallen: true })
      : piece,
  )
}
