import {
  capturedType,
  castlingFlag,
  enPassantFlag,
  moveFrom,
  moveTo,
  nullMove,
  promotionOf,
} from './moves.ts'
import { black, border, bothColors, king, pawn, rook, white } from './pieces.ts'

export const whiteKingSide = 1
export const whiteQueenSide = 2
export const blackKingSide = 4
export const blackQueenSide = 8

/** Castling rights that a move from or to each square removes. */
const lostRights = new Uint8Array(128)
lostRights[0] = blackQueenSide
lostRights[4] = blackKingSide | blackQueenSide
lostRights[7] = blackKingSide
lostRights[112] = whiteQueenSide
lostRights[116] = whiteKingSide | whiteQueenSide
lostRights[119] = whiteKingSide

/** The highest stored half-move clock, so that `unmake` can restore it; far beyond every draw rule. */
export const halfMoveLimit = 0xffff

/** The 64 indices of the board's squares, a8 first. */
export const boardIndices: readonly number[] = Array.from(
  { length: 64 },
  (_, place) => (place & 7) | ((place >> 3) << 4),
)

/** The number of pieces by piece code. */
export function census({ squares }: Board): Uint8Array {
  const counts = new Uint8Array(border)
  for (const square of boardIndices) {
    const code = squares[square] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** The squares from and to which the rook moves when the king castles to the g- or c-file. */
export const castlingRook = (kingTo: number): readonly [number, number] =>
  (kingTo & 7) === 6 ? [kingTo + 1, kingTo - 1] : [kingTo - 2, kingTo + 1]

/**
 * The move core: a mutable position. Squares are 0x88 indices (a8 is 0, h1 is 119), pieces and moves are numbers
 * (pieces.ts, moves.ts). It does not validate its input; the public type is `Position`.
 */
export class Board {
  /** 256 long, so that any index ± 33 masked by 255 is either a square or the border. */
  readonly squares = new Uint8Array(256).fill(border)
  /** The king squares of White (0) and Black (1); -1 without a king. */
  readonly kings = new Int16Array(2)
  turn = white
  castling = 0
  /** The square that a pawn has just passed, if an opposing pawn could capture there; else -1. */
  enPassant = -1
  halfMoves = 0
  moveNumber = 1

  constructor() {
    this.clear()
  }

  /** Empties the board; white is to move. */
  clear(): void {
    for (const square of boardIndices) this.squares[square] = 0
    this.kings.fill(-1)
    this.turn = white
    this.castling = 0
    this.enPassant = -1
    this.halfMoves = 0
    this.moveNumber = 1
  }

  put(square: number, code: number): void {
    this.squares[square] = code
    if ((code & 7) === king) this.kings[code >> 4] = square
  }

  /** Makes a move without checking that it is legal. Returns the value that `unmake` needs. */
  make(move: number): number {
    const { squares, turn } = this
    const from = moveFrom(move)
    const to = moveTo(move)
    const enemy = turn ^ bothColors
    const undo = ((this.halfMoves << 16) | ((this.enPassant + 1) << 8) | this.castling) >>> 0

    this.turn = enemy
    this.enPassant = -1
    this.halfMoves = Math.min(this.halfMoves + 1, halfMoveLimit)
    if (turn === black) this.moveNumber += 1
    if (move === nullMove) return undo

    const up = turn === white ? -16 : 16
    const code = squares[from] ?? 0
    const type = code & 7
    const promotion = promotionOf(move)
    const captured = capturedType(move)
    squares[from] = 0
    squares[to] = promotion ? promotion | turn : code
    if (this.castling) this.castling &= ~((lostRights[from] ?? 0) | (lostRights[to] ?? 0))
    if (captured) {
      this.halfMoves = 0
      if (captured === king) this.kings[enemy >> 4] = -1
    }
    if (type === pawn) {
      this.halfMoves = 0
      if (move & enPassantFlag) squares[to - up] = 0
      else if (to - from === 2 * up && from >> 4 === (turn === white ? 6 : 1)) {
        const enemyPawn = pawn | enemy
        const isReady = squares[(to - 1) & 255] === enemyPawn || squares[to + 1] === enemyPawn
        // Without validation the pawn may have jumped over a piece.
        if (isReady && !squares[from + up]) this.enPassant = from + up
      }
    } else if (type === king) {
      this.kings[turn >> 4] = to
      if (move & castlingFlag) {
        const [corner, beside] = castlingRook(to)
        squares[corner] = 0
        squares[beside] = rook | turn
      }
    }
    return undo
  }

  /** Takes back the last move. */
  unmake(move: number, undo: number): void {
    const { squares } = this
    const enemy = this.turn
    const turn = enemy ^ bothColors
    this.turn = turn
    this.castling = undo & 15
    this.enPassant = ((undo >>> 8) & 255) - 1
    this.halfMoves = undo >>> 16
    if (turn === black) this.moveNumber -= 1
    if (move === nullMove) return

    const from = moveFrom(move)
    const to = moveTo(move)
    const captured = capturedType(move)
    const code = promotionOf(move) ? pawn | turn : (squares[to] ?? 0)
    squares[from] = code
    squares[to] = captured ? captured | enemy : 0
    if (captured === king) this.kings[enemy >> 4] = to
    if (move & enPassantFlag) {
      squares[to] = 0
      squares[to + (turn === white ? 16 : -16)] = pawn | enemy
    } else if ((code & 7) === king) {
      this.kings[turn >> 4] = from
      if (move & castlingFlag) {
        const [corner, beside] = castlingRook(to)
        squares[beside] = 0
        squares[corner] = rook | turn
      }
    }
  }
}
