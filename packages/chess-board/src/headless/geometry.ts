import { type Color, fileIndex, rankIndex, type Square, squareAt } from '@kingside/chess-game'

/** A place on the board as the viewer sees it: column 0 is left, row 0 is top. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** The cell of a square, with the given side at the bottom. */
export const cellOf = (square: Square, orientation: Color): Cell =>
  orientation === 'w'
    ? { column: fileIndex(square), row: 7 - rankIndex(square) }
    : { column: 7 - fileIndex(square), row: rankIndex(square) }

/** The square at a cell, or undefined off the board. */
export const squareOf = ({ column, row }: Cell, orientation: Color): Square | undefined =>
  orientation === 'w' ? squareAt(column, 7 - row) : squareAt(7 - column, row)

/**
 * The cell under a point, for a board with the rectangle `box`. Beside the board, column or row is below 0 or above 7.
 */
export const cellAt = (
  point: { readonly x: number; readonly y: number },
  box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
): Cell => ({
  column: Math.floor(((point.x - box.left) / box.width) * 8),
  row: Math.floor(((point.y - box.top) / box.height) * 8),
})

/** The number of king moves between two squares. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileIndex(a) - fileIndex(b)), Math.abs(rankIndex(a) - rankIndex(b)))

const transforms = Array.from(
  { length: 64 },
  (_, index) => `translate(${(index % 8) * 100}%, ${(index >> 3) * 100}%)`,
)

/** A CSS transform that moves a one-square element to a cell; its percentages need no measuring. */
export const transformOf = ({ column, row }: Cell): string => transforms[row * 8 + column] ?? 'none'
