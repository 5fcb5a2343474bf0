/** A move and its index in the game. */
export interface Cell {
  readonly index: number
  readonly san: string
}

/** A full move of the list. */
export interface Row {
  readonly number: number
  readonly white: Cell | undefined
  readonly black: Cell | undefined
}

/** The moves in rows; the first row has only Black's move where Black began. */
export function rowsOf(moves: readonly string[], firstNumber: number, blackBegins: boolean): Row[] {
  const cells: (Cell | undefined)[] = moves.map((san, index) => ({ index, san }))
  if (blackBegins) cells.unshift(undefined)
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => ({
    number: firstNumber + index,
    white: cells[2 * index],
    black: cells[2 * index + 1],
  }))
}

export type Side = 'white' | 'black'

/** The side of a row's move with an index. */
export const sideAt = (
  white: Cell | undefined,
  black: Cell | undefined,
  at: number,
): Side | undefined => (white?.index === at ? 'white' : black?.index === at ? 'black' : undefined)
