import { type Color, isSquare, type Piece, type PieceType, type Square } from '@kingside/chess-game'
import { cellOf, squareOf } from './geometry.ts'
import { isPieceType } from './piece-layer.ts'

/** The commands by which a player asks for information. */
export const boardCommands = ['last-move', 'own-pieces', 'clocks', 'reach', 'help'] as const
export type BoardCommand = (typeof boardCommands)[number]

/** What a key on the board does. */
export type KeyAction =
  | { readonly kind: 'go'; readonly square: Square }
  /** Selects the piece on the square, or moves the selected piece there. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'cancel' }
  /** Removes the piece in free editing. */
  | { readonly kind: 'remove' }
  /** Begins or ends an arrow. */
  | { readonly kind: 'draw' }
  | { readonly kind: 'erase-drawings' }
  | { readonly kind: 'say'; readonly command: BoardCommand }

const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
  PageUp: [0, -7],
  PageDown: [0, 7],
}

const sayKeys: Readonly<Record<string, BoardCommand>> = {
  l: 'last-move',
  o: 'own-pieces',
  t: 'clocks',
  m: 'reach',
  '?': 'help',
  // `h` too, because on a Cyrillic keyboard the question mark is Shift and a digit, which goes to a file.
  h: 'help',
}

const clamp = (value: number) => Math.min(7, Math.max(0, value))

/**
 * The square that a key leads to, as the viewer sees the board: arrows go one square, Home and End to the row's ends,
 * Page Up and Down to the column's. Undefined for any other key.
 */
export function squareByKey(key: string, from: Square, orientation: Color): Square | undefined {
  const step = steps[key]
  if (!step) return undefined
  const { column, row } = cellOf(from, orientation)
  return squareOf({ column: clamp(column + step[0]), row: clamp(row + step[1]) }, orientation)
}

/** The next piece of a type in reading order as the viewer sees the board; after the last comes the first. */
function nextPiece(
  type: PieceType,
  from: Square,
  orientation: Color,
  pieces: ReadonlyMap<Square, Piece>,
  backwards: boolean,
): Square | undefined {
  const start = cellOf(from, orientation)
  const here = start.row * 8 + start.column
  const distance = (square: Square) => {
    const { column, row } = cellOf(square, orientation)
    const ahead = row * 8 + column - here
    return ((backwards ? -ahead : ahead) + 63) % 64
  }
  return [...pieces]
    .filter(([square, piece]) => piece.type === type && square !== from)
    .map(([square]) => square)
    .sort((a, b) => distance(a) - distance(b))[0]
}

/** The letter of a key; on other alphabets, such as Cyrillic, the Latin letter at its place. */
function letterOf(key: string, code: string): string {
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  const isOther = place !== undefined && key.length === 1 && key > '\u007f'
  return (isOther ? place : key).toLowerCase()
}

/** The fields that are used of a keyboard event. */
interface Keys {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
}

/**
 * The action of a key on a square: arrows, Home, End and Page keys move the cursor; 1–8 go to that rank, with Shift to
 * that file; k q r b n p go to the next such piece, with Shift to the one before; Enter or Space selects and moves; d
 * draws, x erases drawings; l, o, t, m and ? (or h) announce information.
 */
export function actionOfKey(
  { key, code, shiftKey }: Keys,
  square: Square,
  orientation: Color,
  pieces: ReadonlyMap<Square, Piece>,
): KeyAction | undefined {
  const walked = squareByKey(key, square, orientation)
  if (walked) return { kind: 'go', square: walked }
  const digit = /^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1]
  if (digit) {
    const there = shiftKey
      ? 'abcdefgh'.charAt(Number(digit) - 1) + square.charAt(1)
      : square.charAt(0) + digit
    return isSquare(there) ? { kind: 'go', square: there } : undefined
  }
  const letter = letterOf(key, code)
  if (isPieceType(letter)) {
    const there = nextPiece(letter, square, orientation, pieces, shiftKey)
    return { kind: 'go', square: there ?? square }
  }
  const command = sayKeys[letter]
  if (command) return { kind: 'say', command }
  switch (letter) {
    case 'enter':
    case ' ':
      return { kind: 'choose' }
    case 'escape':
      return { kind: 'cancel' }
    case 'delete':
    case 'backspace':
      return { kind: 'remove' }
    case 'd':
      return { kind: 'draw' }
    case 'x':
      return { kind: 'erase-drawings' }
    default:
      return undefined
  }
}
