import type { HighlightStyle, TargetStyle, TitlePosition } from '@kingside/chess-board'

/** The player's preferences for a board. */
export interface BoardPreferences {
  /** @default 'highlight' */
  readonly lastMove?: HighlightStyle
  /** @default 'dots' */
  readonly legalMoves?: TargetStyle
  /** Where the names of files and ranks are. @default 'inner' */
  readonly coordinates?: TitlePosition
  /** Whether the pieces are hidden from sight. @default false */
  readonly blindfold?: boolean
  /** Whether premoves are allowed. @default true */
  readonly premoves?: boolean
  /** Whether a pawn promotes to a queen without asking. @default false */
  readonly autoQueen?: boolean
  /** Whether the arrow keys, Home and End navigate the moves from outside the board. @default false */
  readonly shortcutKeys?: boolean
}

/** The preferences as props of the board. */
export const boardStyles = ({
  lastMove,
  legalMoves,
  coordinates,
  blindfold = false,
}: BoardPreferences) => ({
  ...(lastMove && { highlightStyle: lastMove }),
  ...(legalMoves && { targetStyle: legalMoves }),
  ...(coordinates && { titlePosition: coordinates }),
  blindfold,
})
