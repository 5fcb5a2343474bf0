import type { Color, PieceType } from '../model/piece.ts'

/*
 * A piece is a number: its type in the low three bits, its colour in the two bits above.
 * An empty square is 0; squares off the board are `border`, so that sliding pieces stop there.
 */
export const pawn = 1
export const knight = 2
export const bishop = 3
export const rook = 4
export const queen = 5
export const king = 6

export const white = 8
export const black = 16
export const bothColors = white | black
export const border = 32

const types = [undefined, 'p', 'n', 'b', 'r', 'q', 'k'] as const
const letters = '         PNBRQK  pnbrqk'

/** The type of a piece code; undefined for no piece. */
export const typeOf = (code: number): PieceType | undefined => types[code & 7]

export const codeOfType = (type: string): number => 'pnbrqk'.indexOf(type) + 1

export const colorOf = (code: number): Color => (code & black ? 'b' : 'w')

export const codeOfColor = (color: Color): number => (color === 'b' ? black : white)

/** The FEN letter of a piece code. */
export const letterOf = (code: number): string => letters.charAt(code)

/** The piece code of a FEN letter; 0 for any other letter. */
export const codeOfLetter = (letter: string): number => Math.max(0, letters.indexOf(letter))
