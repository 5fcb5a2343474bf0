import { ChessError, quoted } from '../chess-error.ts'
import {
  blackKingSide,
  blackQueenSide,
  type Board,
  boardIndices,
  census,
  halfMoveLimit,
  whiteKingSide,
  whiteQueenSide,
} from '../core/board.ts'
import { isAttacked, isEnPassantSafe } from '../core/generate.ts'
import { black, border, bothColors, king, letterOf, pawn, rook, white } from '../core/pieces.ts'
import type { Color } from '../model/piece.ts'
import { squareIndex, squareName } from '../model/square.ts'
import { readPlacement } from './placement.ts'
import { startFen } from './start-fen.ts'

/** Each castling right with the home squares of its king and rook. */
const castlings = [
  ['K', whiteKingSide, 116, 119, white],
  ['Q', whiteQueenSide, 116, 112, white],
  ['k', blackKingSide, 4, 7, black],
  ['q', blackQueenSide, 4, 0, black],
] as const

/** The longest accepted FEN: a limit for text from outside. */
const maxLength = 200

/** Reads a FEN into the board. @throws {ChessError} `invalid-fen`; the board is then incomplete. */
export function readFen(board: Board, fen: string, withValidation: boolean): void {
  /** `offset` counts from the start of the field; field 6 is the end of the text. */
  const fail = (reason: string, offset = 0, field = 0): never => {
    const starts = [...fen.slice(0, maxLength).matchAll(/\S+/g)]
    throw new ChessError(
      'invalid-fen',
      `${quoted(fen)} is not a position: ${reason}. A FEN has six fields, such as "${startFen}".`,
      reason,
      { offset: offset + (starts[field]?.index ?? fen.length) },
    )
  }
  if (fen.length > maxLength) fail(`it is longer than ${maxLength} characters`)
  const fields = fen.match(/\S+/g) ?? []
  if (fields.length !== 6) fail(`it has ${fields.length} fields instead of six`, 0, 6)
  const [placement = '', turn = '', castling = '', enPassant = '', halfMoves = '', number = ''] =
    fields
  board.clear()

  readPlacement(placement, (square, code) => board.put(square, code), fail)
  if (turn !== 'w' && turn !== 'b') {
    fail(`the side to move is ${quoted(turn)}, not w or b`, 0, 1)
  }
  board.turn = turn === 'b' ? black : white
  if (!/^(-|K?Q?k?q?)$/.test(castling)) {
    fail(
      `the castling rights ${quoted(castling)} are neither - nor some of KQkq in this order`,
      0,
      2,
    )
  }
  for (const [letter, right, home, corner, color] of castlings) {
    if (!castling.includes(letter)) continue
    if (board.squares[home] === (king | color) && board.squares[corner] === (rook | color)) {
      board.castling |= right
    } else if (withValidation) {
      fail(`the castling right ${letter} has no king or rook at home`, 0, 2)
    }
  }
  if (!/^(-|[a-h][36])$/.test(enPassant)) {
    fail(`${quoted(enPassant)} is no en passant square`, 0, 3)
  }
  if (enPassant !== '-' && !readEnPassant(board, squareIndex(enPassant)) && withValidation) {
    fail(`no pawn has just passed ${enPassant}, so there is no en passant`, 0, 3)
  }
  // Validated FENs may have fewer digits, so that the FENs after later moves are readable too.
  const count = withValidation ? /^\d{1,6}$/ : /^\d{1,9}$/
  if (!count.test(halfMoves)) fail(`the half-move clock ${quoted(halfMoves)} is no count`, 0, 4)
  board.halfMoves = Math.min(Number(halfMoves), halfMoveLimit)
  if (!count.test(number)) fail(`the move number ${quoted(number)} is no count`, 0, 5)
  // Some programs count moves from 0.
  board.moveNumber = Math.max(1, Number(number))
  if (withValidation) validate(board, fail)
}

/** Sets the en passant square. False when no pawn can have passed it. */
function readEnPassant(board: Board, square: number): boolean {
  const { squares } = board
  const down = board.turn === white ? 16 : -16
  const rank = board.turn === white ? 2 : 5
  const passed = squares[square + down] === (pawn | (board.turn ^ bothColors))
  if (square >> 4 !== rank || !passed || squares[square] || squares[square - down]) return false
  const own = pawn | board.turn
  const beside = square + down
  if (squares[beside - 1] === own || squares[beside + 1] === own) board.enPassant = square
  return true
}

/** Fails for positions that no game can reach, as far as counting pieces shows (FIDE Laws 3.9, 3.7). */
function validate(board: Board, fail: (reason: string) => never): void {
  const lost = boardIndices.find(
    (square) => ((board.squares[square] ?? 0) & 7) === pawn && (square < 16 || square > 111),
  )
  if (lost !== undefined) fail(`a pawn stands on ${squareName(lost)}, the last or first rank`)
  const counts = census(board)
  for (const color of [white, black]) {
    const side = color === white ? 'white' : 'black'
    const of = (type: number) => counts[type | color] ?? 0
    if (of(king) !== 1) fail(`${side} has ${of(king)} kings instead of one`)
    // Each piece beyond the initial set is a promoted pawn.
    const promoted = [0, 0, 2, 2, 2, 1].reduce(
      (sum, first, type) => sum + (type > pawn ? Math.max(0, of(type) - first) : 0),
      0,
    )
    if (of(pawn) + promoted > 8) fail(`${side} has more pawns and promoted pieces than eight`)
  }
  const waiting = board.turn ^ bothColors
  if (isAttacked(board, board.kings[waiting >> 4] ?? 0, board.turn)) {
    fail('the side that is not to move is in check')
  }
}

/** The en passant square if a pawn can legally capture there, else -1. */
export function legalEnPassant(board: Board): number {
  const { enPassant, squares, turn } = board
  if (enPassant < 0) return -1
  const beside = enPassant + (turn === white ? 16 : -16)
  for (const from of [beside - 1, beside + 1]) {
    if (squares[from] === (pawn | turn) && isEnPassantSafe(board, from, enPassant)) return enPassant
  }
  return -1
}

const codes = Array.from({ length: border }, (_, code) => letterOf(code).charCodeAt(0))
const slash = 47
const zero = 48
const space = 32

/** Writes the board as a FEN. The en passant square is kept only if a pawn can capture onto it. */
export function writeFen(board: Board): string {
  const { squares, castling } = board
  const text: number[] = []
  for (let rank = 0; rank < 128; rank += 16) {
    if (rank) text.push(slash)
    let empty = 0
    for (let square = rank; square < rank + 8; square += 1) {
      const code = squares[square] ?? 0
      if (code === 0) {
        empty += 1
        continue
      }
      if (empty) text.push(zero + empty)
      empty = 0
      text.push(codes[code] ?? 0)
    }
    if (empty) text.push(zero + empty)
  }
  const enPassant = legalEnPassant(board)
  const rights =
    (castling & whiteKingSide ? 'K' : '') +
    (castling & whiteQueenSide ? 'Q' : '') +
    (castling & blackKingSide ? 'k' : '') +
    (castling & blackQueenSide ? 'q' : '')
  const rest =
    (board.turn === white ? 'w ' : 'b ') +
    (rights || '-') +
    (enPassant < 0 ? ' - ' : ` ${squareName(enPassant)} `) +
    `${board.halfMoves} ${board.moveNumber}`
  text.push(space)
  for (let index = 0; index < rest.length; index += 1) text.push(rest.charCodeAt(index))
  return String.fromCharCode(...text)
}

/** The side to move of a FEN. */
export const turnOf = (fen: string): Color => (fen.split(' ', 2)[1] === 'b' ? 'b' : 'w')

/** The part of a FEN that repetition compares: placement, turn, castling rights, en passant (FIDE Laws 9.2.3). */
export const positionKey = (fen: string): string => fen.split(' ', 4).join(' ')
