/** The files by their letters, from White's left. */
export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
export const ranks = ['1', '2', '3', '4', '5', '6', '7', '8'] as const

/** A file by its letter. */
export type File = (typeof files)[number]
export type Rank = (typeof ranks)[number]
/** A square by its algebraic name, `a1` to `h8`. */
export type Square = `${File}${Rank}`

/** All 64 squares in FEN order: a8, b8 … h8, a7 … h1. */
export const squares: readonly Square[] = [...ranks]
  .reverse()
  .flatMap((rank) => files.map((file): Square => `${file}${rank}`))

/** The file's index from the a-file, 0 to 7. */
export const fileIndex = (square: string): number => square.charCodeAt(0) - 97

/** The rank's index from the first rank, 0 to 7. */
export const rankIndex = (square: string): number => square.charCodeAt(1) - 49

/** Is this the name of a square, `a1` to `h8`? */
export const isSquare = (text: string): text is Square =>
  text.length === 2 && fileIndex(text) >>> 3 === 0 && rankIndex(text) >>> 3 === 0

/** The square at a file and rank index (0 to 7 each), or undefined off the board. */
export function squareAt(file: number, rank: number): Square | undefined {
  const fileName = files[file]
  const rankName = ranks[rank]
  return fileName && rankName && `${fileName}${rankName}`
}

/** The 0x88 index of a square: a8 is 0, h8 7, a7 16, h1 119. */
export const squareIndex = (square: string): number =>
  ((7 - rankIndex(square)) << 4) | fileIndex(square)

/** The square of a 0x88 index. The index must come from `squareIndex`. */
export const squareName = (index: number): Square =>
  squares[((index >> 4) << 3) | (index & 7)] ?? 'a8'
