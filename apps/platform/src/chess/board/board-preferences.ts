import type { HighlightStyle, TargetStyle } from '@kingside/chess-board'

/** How the player wants a board. */
export interface BoardPreferences {
  /** @default 'highlight' */
  readonly lastMove?: HighlightStyle
  /** @default 'dots' */
  readonly legalMoves?: TargetStyle
  /** Moves can be made ahead. @default true */
  readonly premoves?: boolean
  /** A pawn becomes a queen without a question. @default false */
  readonly autoQueen?: boolean
  /** The arrow keys, Home and End walk through the moves from outside the board. @default false */
  readonly shortcutKeys?: boolean
}

/** The preferences in the words of the board's props. */
export const boardStyles = ({ lastMove, legalMoves }: BoardPreferences) => ({
  ...(lastMove && { highlightStyle: lastMove }),
  ...(legalMoves && { targetStyle: legalMoves }),
})
