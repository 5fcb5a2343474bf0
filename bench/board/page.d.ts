import type { Color, MoveIntent, Square } from '../../packages/chess-game/src/index.ts'

/** A position of the game, with all that a board of it needs; made once, outside the measurement. */
export interface Ply {
  readonly fen: string
  readonly turn: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check: Square | undefined
  readonly legalMoves: readonly MoveIntent[]
  /** What stands where, to check the picture by: `wp` on `e4`. */
  readonly pieces: Readonly<Record<string, string>>
}

export interface Setup {
  /** The player may move pieces, and `onMove` hears of it; else the board is a picture. */
  readonly playable: boolean
  /** Moves take 200 ms. */
  readonly animated: boolean
}

export interface ShownPiece {
  readonly element: Element
  /** Colour and type: `wp`. */
  readonly code: string
}

/** What every page does with its board, whatever that board calls it. */
export interface Adapter {
  /** Puts a board for each ply into the stage, each in a box of its own. */
  readonly mount: (
    stage: HTMLElement,
    plies: readonly Ply[],
    setup: Setup,
    onMove: (move: MoveIntent) => void,
  ) => void
  /** Shows another ply on each board. */
  readonly show: (plies: readonly Ply[]) => void
  /** The owner renders again and has nothing new to say. */
  readonly rerender: () => void
  readonly unmount: () => void
  /** The pieces that are to be seen in a box. */
  readonly piecesIn: (box: Element) => readonly ShownPiece[]
}

export interface UpdateCounts {
  readonly records: number
  readonly added: number
}

/** What a page offers to the benchmark; plies are named by their number. */
export interface BoardBench {
  readonly load: (plies: readonly Ply[]) => void
  readonly mount: (boards: number, setup: Setup, ply: number) => Promise<void>
  readonly unmount: () => Promise<void>
  /** Shows the plies one after another, on many boards each its own, a number of plies apart. */
  readonly play: (first: number, plies: number) => Promise<void>
  /** The same, and each move has its 200 ms. */
  readonly playSlowly: (first: number, plies: number) => Promise<void>
  readonly rerender: (times: number) => Promise<void>
  readonly mountAgain: (times: number) => Promise<void>
  readonly settle: () => Promise<void>
  /** @throws when a board does not show what it was last told to. */
  readonly check: () => void
  readonly elements: () => number
  readonly countUpdates: (first: number, plies: number) => Promise<UpdateCounts>
}

declare global {
  interface Window {
    bench: BoardBench
  }
}
