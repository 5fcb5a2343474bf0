import { validateFen as validate } from 'chess.js'
import { type Color, type Piece, type PieceType, pieceTypes } from './piece.ts'
import { type Square, squares } from './square.ts'

/** The standard initial position. */
export const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** A FEN that can't be read. The message says which part is wrong. */
export class FenError extends Error {
  override readonly name = 'FenError'
  readonly fen: string
  constructor(fen: string, reason: string) {
    super(`"${fen}" is not a position: ${reason}. A FEN has six fields, such as "${startFen}".`)
    this.fen = fen
  }
}

/** Checks a FEN. @throws {FenError} when it names no legal position. */
export function validateFen(fen: string): void {
  const { ok, error } = validate(fen)
  if (!ok) throw new FenError(fen, (error ?? 'unknown').replace(/^Invalid FEN: /, ''))
}

const pieceType = (letter: string): PieceType | undefined =>
  pieceTypes.find((type) => type === letter.toLowerCase())

/**
 * The pieces of a FEN's first field, by square. Reads a lone placement field too.
 * @throws {FenError} when the field does not describe eight ranks of eight squares.
 */
export function placement(fen: string): ReadonlyMap<Square, Piece> {
  const pieces = new Map<Square, Piece>()
  const rows = (fen.split(' ', 1)[0] ?? '').split('/')
  if (rows.length !== 8) throw new FenError(fen, `it has ${rows.length} ranks instead of 8`)
  rows.forEach((row, rowIndex) => {
    let column = 0
    for (const letter of row) {
      const empty = Number(letter)
      const type = pieceType(letter)
      if (empty >= 1 && empty <= 8) column += empty
      else if (type) {
        const square = column < 8 ? squares[rowIndex * 8 + column] : undefined
        if (square) pieces.set(square, { type, color: letter === letter.toLowerCase() ? 'b' : 'w' })
        column += 1
      } else throw new FenError(fen, `"${letter}" is no piece`)
    }
    if (column !== 8) throw new FenError(fen, `rank ${8 - rowIndex} has ${column} squares`)
  })
  return pieces
}

/** The side to move of a FEN. */
export const turnOf = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'b' : 'w')

/** What repetition compares: placement, turn, castling rights and en passant (FIDE Laws 9.2.3). */
export const positionKey = (fen: string): string => fen.split(' ').slice(0, 4).join(' ')
