/** Colours of patterns. Red is left out: it would look like a warning. */
export const patternTones = ['brand', 'info', 'success', 'warning'] as const

/** A square tile, one unit wide, at a place of a pattern. */
type Tile = (column: number, row: number) => string

const square: Tile = (x, y) => `M${x} ${y}h1v1h-1z`

/** Shapes by which patterns differ, each in the ways in which a tile can be turned. */
const motifs: readonly (readonly Tile[])[] = [
  [square, (x, y) => `M${x + 0.25} ${y + 0.25}h.5v.5h-.5z`],
  [
    (x, y) => `M${x} ${y}h1a1 1 0 0 1-1 1z`,
    (x, y) => `M${x + 1} ${y}v1a1 1 0 0 1-1-1z`,
    (x, y) => `M${x + 1} ${y + 1}h-1a1 1 0 0 1 1-1z`,
    (x, y) => `M${x} ${y + 1}v-1a1 1 0 0 1 1 1z`,
  ],
  [
    (x, y) => `M${x} ${y}h1l-1 1z`,
    (x, y) => `M${x + 1} ${y}v1l-1-1z`,
    (x, y) => `M${x + 1} ${y + 1}h-1l1-1z`,
    (x, y) => `M${x} ${y + 1}v-1l1 1z`,
  ],
  [
    (x, y) => `M${x + 0.5} ${y}l.5.5-.5.5-.5-.5z`,
    (x, y) => `M${x} ${y + 0.5}a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z`,
  ],
]

/** Whole numbers that follow from a text: the same text always gives the same ones. */
function numbersOf(text: string) {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (below: number) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below
  }
}

export interface ClubPatternShape {
  readonly tone: (typeof patternTones)[number]
  /** SVG path of the squares of a chessboard below the shapes. */
  readonly board: string
  /** SVG path of the shapes. */
  readonly shapes: string
}

/** The pattern of a club without a cover: its own, and always the same. A tile is one unit wide. */
export function clubPatternOf(id: string, columns: number, rows: number): ClubPatternShape {
  const next = numbersOf(id)
  const tone = patternTones[next(patternTones.length)] ?? patternTones[0]
  const motif = motifs[next(motifs.length)] ?? []
  let board = ''
  let shapes = ''
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      if ((x + y) % 2 === 0) board += square(x, y)
      const turned = motif[next(motif.length)]
      // Some tiles stay empty, so that there is something to see in the others.
      if (turned && next(5) > 1) shapes += turned(x, y)
    }
  }
  return { tone, board, shapes }
}
