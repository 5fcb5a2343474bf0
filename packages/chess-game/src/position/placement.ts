import { ChessError, quoted } from '../chess-error.ts'
import { codeOfLetter, colorOf, typeOf } from '../core/pieces.ts'
import type { Piece } from '../model/piece.ts'
import { type Square, squareName } from '../model/square.ts'
import { startFen } from './start-fen.ts'

/**
 * Reads the first field of a FEN.
 * @param put called with each piece code and its 0x88 index.
 * @param fail throws; `offset` counts from the beginning of the field.
 */
export function readPlacement(
  field: string,
  put: (square: number, code: number) => void,
  fail: (reason: string, offset: number) => never,
): void {
  let square = 0
  for (let offset = 0; offset < field.length; offset += 1) {
    const letter = field.charAt(offset)
    const digit = field.charCodeAt(offset) - 48
    if (letter === '/') {
      if ((square & 15) !== 8 || square > 112) fail('a rank does not have eight squares', offset)
      square += 8
    } else if (digit >= 1 && digit <= 8) {
      if ((square & 15) + digit > 8) fail('a rank has more than eight squares', offset)
      if (square & 15 && field.charCodeAt(offset - 1) < 58) {
        fail('two numbers stand side by side', offset)
      }
      square += digit
    } else {
      const code = codeOfLetter(letter)
      if (!code) fail(`${quoted(letter)} is no piece`, offset)
      if (square & 0x88) fail('a rank has more than eight squares', offset)
      put(square, code)
      square += 1
    }
  }
  if (square !== 120) fail('it does not have eight ranks of eight squares', field.length)
}

/**
 * The pieces of a FEN by square, a8 first. Reads the first field only, which may be the whole text, and checks no
 * rules.
 * @throws {ChessError} `invalid-fen`
 */
export function placement(fen: string): ReadonlyMap<Square, Piece> {
  const [field = ''] = fen.trimStart().split(' ', 1)
  const pieces = new Map<Square, Piece>()
  readPlacement(
    field,
    (square, code) => {
      const type = typeOf(code)
      if (type) pieces.set(squareName(square), { type, color: colorOf(code) })
    },
    (reason, offset) => {
      throw new ChessError(
        'invalid-fen',
        `${quoted(fen)} is not a position: ${reason}. A FEN begins like "${startFen}".`,
        reason,
        { offset: offset + fen.length - fen.trimStart().length },
      )
    },
  )
  return pieces
}
