import type { Square } from '../model/square.ts'

/** The colours of marks on the board. */
export const markerColors = ['green', 'red', 'blue', 'yellow'] as const
export type MarkerColor = (typeof markerColors)[number]

/** An evaluation of the position after the move, from White's side. */
export type Evaluation =
  | { readonly pawns: number; readonly depth?: number }
  | { readonly mate: number; readonly depth?: number }

/** A coloured square. */
export interface MarkedSquare {
  readonly color: MarkerColor
  readonly square: Square
}

/** A coloured arrow. */
export interface MarkedArrow {
  readonly color: MarkerColor
  readonly from: Square
  readonly to: Square
}

/** A comment on a move, with the commands that PGN files embed in it. */
export interface MoveComment {
  /** The text, with white space reduced to single spaces. */
  readonly text: string
  /** Time left to the mover after the move, in milliseconds (`%clk`). */
  readonly clock?: number
  /** Time spent on the move, in milliseconds (`%emt`). */
  readonly elapsed?: number
  /** `%eval` */
  readonly evaluation?: Evaluation
  /** Coloured squares (`%csl`). */
  readonly squares?: readonly MarkedSquare[]
  /** Coloured arrows (`%cal`). */
  readonly arrows?: readonly MarkedArrow[]
}
