import { ChessError } from '../chess-error.ts'
import {
  blackKingSide,
  blackQueenSide,
  type Board,
  boardIndices,
  whiteKingSide,
  whiteQueenSide,
} from '../core/board.ts'
import { generate, isCheck, maxMoves } from '../core/generate.ts'
import { capturedType, movedType, nullMove } from '../core/moves.ts'
import { perftOf } from '../core/perft.ts'
import { bothColors, colorOf, pawn } from '../core/pieces.ts'
import type { Color } from '../model/piece.ts'
import type { MoveIntent } from '../model/move.ts'
import { readIntent, readMove } from '../notation/read-move.ts'
import { checkMark, writeSan } from '../notation/san.ts'
import { BoardCursor } from './board-cursor.ts'
import { legalEnPassant, writeFen } from './fen.ts'

/** Check and checkmate of the side to move. */
export interface CheckmateData {
  /** The side to move is in check. */
  readonly check: boolean
  /** The side to move is in check and has no legal move (FIDE Laws 1.4.1). */
  readonly checkmate: boolean
  /** 0x88 index of the king that is in check, else null. */
  readonly kingIndex: number | null
}

/** The castling rights of one side. */
export interface CastlingSides {
  readonly kingSide: boolean
  readonly queenSide: boolean
}

/** The castling rights of each side, whether or not castling is legal now. */
export type PossibleCastlings = Readonly<Record<Color, CastlingSides>>

/** Whether a move is checked against the rules before it is applied. */
export interface ValidationOption {
  /** @default true */
  readonly withValidation?: boolean
}

const cursor = new BoardCursor<Position>()
/** The most moves to take back, or to replay from a FEN, to reach a position. */
const reach = 16

const noCheck: CheckmateData = { check: false, checkmate: false, kingIndex: null }

const castlingsOf = (rights: number): PossibleCastlings => ({
  w: { kingSide: (rights & whiteKingSide) > 0, queenSide: (rights & whiteQueenSide) > 0 },
  b: { kingSide: (rights & blackKingSide) > 0, queenSide: (rights & blackQueenSide) > 0 },
})

/** One shared object for each of the sixteen sets of rights, so that they can be compared by `===`. */
const castlingSets = Array.from({ length: 16 }, (_, rights) => castlingsOf(rights))
const noCastlings = castlingsOf(0)

/**
 * A position of chess together with the moves that led to it. Immutable: a move makes a new position that refers to the
 * one before. Properties are computed when first read, and cached. `parseFen` makes the first position, `applyMove` the
 * following ones.
 */
export class Position {
  /** The position before the last move; null at the beginning. */
  readonly previous: Position | null
  readonly #move: number
  readonly #ply: number
  /** The value with which the board takes the move back. */
  readonly #undo: number
  #fen: string | undefined
  #san: string | undefined
  #key: string | undefined
  #occurrences: number | undefined
  #checkmateData: CheckmateData | undefined

  /** For this package; others use `parseFen` and `applyMove`. */
  private constructor(previous: Position | null, move: number, undo: number, fen?: string) {
    this.previous = previous
    this.#ply = previous ? previous.#ply + 1 : 0
    this.#move = move
    this.#undo = undo
    this.#fen = fen
  }

  /** FEN, with an en passant square only where a pawn can capture onto it. */
  get fen(): string {
    this.#fen ??= writeFen(Position.board(this))
    return this.#fen
  }

  /** The side to move. */
  get turn(): Color {
    return colorOf(Position.board(this).turn)
  }

  /** 0x88 index of the square onto which a pawn can capture en passant, else null. */
  get enPassant(): number | null {
    const square = legalEnPassant(Position.board(this))
    return square < 0 ? null : square
  }

  get possibleCastlings(): PossibleCastlings {
    return castlingSets[Position.board(this).castling] ?? noCastlings
  }

  /** The half-move clock: plies since the last capture or pawn move. */
  get movesWithoutCapture(): number {
    return Position.board(this).halfMoves
  }

  /** The number of the next move, as FEN counts. */
  get moveNumber(): number {
    return Position.board(this).moveNumber
  }

  get checkmateData(): CheckmateData {
    if (this.#checkmateData) return this.#checkmateData
    const at = Position.board(this)
    const mark = checkMark(at)
    this.#checkmateData = mark
      ? { check: true, checkmate: mark === '#', kingIndex: at.kings[at.turn >> 4] ?? null }
      : noCheck
    return this.#checkmateData
  }

  /** SAN of the move that led here; undefined for the first position. */
  get san(): string | undefined {
    if (this.previous) this.#san ??= writeSan(Position.board(this.previous), this.#move)
    return this.#san
  }

  /**
   * How often this position has occurred, itself included: same placement, same side to move, same rights to castle and
   * to capture en passant (FIDE Laws 9.2.3).
   */
  get occurrences(): number {
    this.#occurrences ??= Position.count(this)
    return this.#occurrences
  }

  /** The number of the move that led to a position (core/moves.ts). */
  static move(position: Position): number {
    return position.#move
  }

  /**
   * The core's board at a position, valid until the next call. A caller that makes moves on it must take them back.
   * Visiting positions in order is cheap: the board makes or takes back the moves between them. A distant position is
   * set up from the nearest known FEN.
   */
  static board(position: Position): Board {
    const { board } = cursor
    if (cursor.at === position) return board
    const isNear = Position.takeBack(position)
    const path: Position[] = []
    let known = position
    while (known !== cursor.at && known.previous) {
      if (!isNear && known.#fen !== undefined) break
      path.push(known)
      known = known.previous
    }
    if (known !== cursor.at) {
      cursor.setUp(known.#fen ?? '', false)
      cursor.arriveAt(known)
    }
    for (let left = path.length - 1; left >= 0; left -= 1) {
      const next = path[left] ?? position
      board.make(next.#move)
      cursor.arriveAt(next)
      if (left > 0 && left % reach === 0) next.#fen = writeFen(board)
    }
    return board
  }

  /**
   * Takes moves back on the board up to the last position shared with `position`. Returns false and changes nothing
   * when that position is more than `reach` moves away.
   */
  private static takeBack(position: Position): boolean {
    let branch = cursor.at
    let target: Position | null = position
    for (let left = reach; branch !== target; left -= 1) {
      if (left === 0 || !branch || !target) return false
      if (branch.#ply >= target.#ply) branch = branch.previous
      else target = target.previous
    }
    for (let at = cursor.at; at?.previous && at !== branch; at = at.previous) {
      cursor.board.unmake(at.#move, at.#undo)
      cursor.arriveAt(at.previous)
    }
    return branch !== null
  }

  /** The first position of a game. @throws {ChessError} `invalid-fen` */
  static parse(fen: string, withValidation: boolean): Position {
    cursor.setUp(fen, withValidation)
    const position = new Position(null, nullMove, 0, writeFen(cursor.board))
    cursor.arriveAt(position)
    return position
  }

  /** The position after a move of the core; the board moves there too. */
  static after(position: Position, move: number): Position {
    const undo = Position.board(position).make(move)
    const next = new Position(position, move, undo)
    cursor.arriveAt(next)
    return next
  }

  private static count(position: Position): number {
    const key = Position.key(position)
    let count = 1
    let before: Position | null = position
    // Positions before a capture or a pawn move can't occur again.
    for (let back = 1; before && !isIrreversible(before.#move); back += 1) {
      before = before.previous
      if (!before || back % 2 === 1 || Position.key(before) !== key) continue
      if (before.#occurrences !== undefined) return count + before.#occurrences
      count += 1
    }
    return count
  }

  /** The repetition key (placement, turn, castling, en passant) as a short text. */
  private static key(position: Position): string {
    if (position.#key !== undefined) return position.#key
    const board = Position.board(position)
    const { squares, turn, castling } = board
    const codes = [turn | (castling << 5), legalEnPassant(board) + 1]
    for (let place = 0; place < 64; place += 4) {
      let four = 0
      for (let next = place; next < place + 4; next += 1) {
        const code = squares[boardIndices[next] ?? 0] ?? 0
        four = (four << 4) | (code & 7) | ((code & 16) >> 1)
      }
      codes.push(four)
    }
    position.#key = String.fromCharCode(...codes)
    return position.#key
  }
}

const isIrreversible = (move: number) => capturedType(move) > 0 || movedType(move) === pawn

/**
 * Reads a position (FEN: PGN standard 16.1).
 * @param options `withValidation: false` accepts any placement of pieces, for editors.
 * @throws {ChessError} `invalid-fen`, with the offset and the reason: a field that can't be read, a
 * side without exactly one king, the side that is not to move in check, castling rights without king
 * or rook at home, an en passant square that no pawn has passed, pawns on the first or last rank, or
 * more pieces than pawns could have become.
 */
export const parseFen = (fen: string, { withValidation = true }: ValidationOption = {}): Position =>
  Position.parse(fen, withValidation)

/** Checks a FEN. @throws {ChessError} `invalid-fen` when it names no legal position. */
export function validateFen(fen: string): void {
  parseFen(fen)
}

/** A position, or the FEN of one. */
export type PositionOrFen = Position | string

/** The last parsed FEN: callers often ask several things about one FEN. */
const lastParsed: { fen: string; position: Position | null } = { fen: '', position: null }

/** The position of a FEN, which need not be legal. */
export function positionOf(positionOrFen: PositionOrFen): Position {
  if (typeof positionOrFen !== 'string') return positionOrFen
  if (lastParsed.position && lastParsed.fen === positionOrFen) return lastParsed.position
  const position = Position.parse(positionOrFen, false)
  lastParsed.fen = positionOrFen
  lastParsed.position = position
  return position
}

/** Reads a move for a position and returns its core number. @throws {ChessError} */
export function resolveMove(
  position: Position,
  move: string | MoveIntent,
  withValidation: boolean,
): number {
  const at = Position.board(position)
  for (const color of [at.turn, at.turn ^ bothColors]) {
    if ((at.kings[color >> 4] ?? -1) >= 0) continue
    throw new ChessError(
      'no-king',
      `getMoveInfo: no king for ${colorOf(color)}`,
      'Moves need a king on each side. Put both kings on the board first.',
    )
  }
  return typeof move === 'string'
    ? readMove(at, move, withValidation)
    : readIntent(at, move, withValidation)
}

/**
 * The position after a move.
 * @param move SAN (`Nf3`), LAN (`g1f3`, `e7e8q`), or squares with the promotion piece.
 * @param options `withValidation: false` does not check the move against the rules.
 * @throws {ChessError} with the specification's messages: `neither-san-nor-lan`, `wrong-turn`,
 * `illegal-move`, `ambiguous-move`, `castling-not-allowed`, `no-rook`, `no-rook-or-king`,
 * `no-moving-piece`, `no-king`.
 */
export const applyMove = (
  position: Position,
  move: string | MoveIntent,
  { withValidation = true }: ValidationOption = {},
): Position => Position.after(position, resolveMove(position, move, withValidation))

/** Is the side to move in check? */
export const inCheck = (position: PositionOrFen): boolean =>
  isCheck(Position.board(positionOf(position)))

const scratch = new Int32Array(maxMoves)

/** The number of legal moves. */
export const countLegalMoves = (position: PositionOrFen): number =>
  generate(Position.board(positionOf(position)), scratch, 0)

/**
 * Counts the move sequences of `depth` plies (https://www.chessprogramming.org/Perft).
 * @param depth plies, from 0; the time grows about thirtyfold with each.
 */
export const perft = (position: PositionOrFen, depth: number): number =>
  perftOf(Position.board(positionOf(position)), depth)
