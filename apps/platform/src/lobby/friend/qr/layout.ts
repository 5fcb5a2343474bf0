/** A size of code at the correction level M. */
export interface Version {
  readonly number: number
  /** Words of correction in each block. */
  readonly correction: number
  readonly blocks: number
  /** Words of data in each block. */
  readonly words: number
}

/** ISO/IEC 18004: the first six sizes, which have at most one alignment mark, hold 106 bytes. */
export const versions: readonly Version[] = [
  { number: 1, correction: 10, blocks: 1, words: 16 },
  { number: 2, correction: 16, blocks: 1, words: 28 },
  { number: 3, correction: 26, blocks: 1, words: 44 },
  { number: 4, correction: 18, blocks: 2, words: 32 },
  { number: 5, correction: 24, blocks: 2, words: 43 },
  { number: 6, correction: 16, blocks: 4, words: 27 },
]

/** The 15 bits that say correction level (M is 00) and mask, with the rest of their division behind them. */
export function formatBits(mask: number): number {
  let rest = mask
  for (let bit = 0; bit < 10; bit += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/** Which modules each of the eight masks turns over. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** How hard a code is to read: long runs, squares, what looks like a corner mark, and too much of one colour. */
export function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length
  const columns = dark.map((_, column) => dark.map((row) => row[column] ?? false))
  let penalty = 0
  for (const line of [...dark, ...columns]) {
    const text = line.map((module) => (module ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    for (let at = 0; at + 11 <= size; at += 1) {
      const part = text.slice(at, at + 11)
      if (part === '10111010000' || part === '00001011101') penalty += 40
    }
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const corner = dark[row]?.[column]
      const isSquare =
        dark[row - 1]?.[column] === corner &&
        dark[row]?.[column - 1] === corner &&
        dark[row - 1]?.[column - 1] === corner
      if (isSquare) penalty += 3
    }
  }
  const share = (dark.flat().filter(Boolean).length * 100) / size ** 2
  return penalty + Math.floor(Math.abs(share - 50) / 5) * 10
}
