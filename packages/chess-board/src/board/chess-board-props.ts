import type { Color, MoveIntent, Square } from '@kingside/chess-game'
import type { Drawing } from '../headless/drawings.ts'
import type { BoardEdit, BoardInteraction, EditTool, MoveInput } from '../headless/interactions.ts'
import type { LegalMoves } from '../headless/mobility.ts'
import type { BoardTexts } from './texts.ts'

/** How the last move is shown: coloured squares, an arrow, or corner brackets on its squares. */
export const highlightStyles = ['none', 'highlight', 'arrow', 'arma'] as const
export type HighlightStyle = (typeof highlightStyles)[number]

/** How target squares are marked; moves, captures and castling always differ. */
export const targetStyles = ['none', 'dots', 'squares'] as const
export type TargetStyle = (typeof targetStyles)[number]

/** Where the names of files and ranks are shown. */
export const titlePositions = ['inner', 'outer', 'none'] as const
export type TitlePosition = (typeof titlePositions)[number]

export interface ChessBoardProps {
  /**
   * The position: a FEN, of which the first field is enough, or a game of `@kingside/chess-game`.
   * @throws BoardError `invalid-position` in development; in production the last valid position stays.
   */
  readonly position: string | { readonly currentFen: string }
  /** The side at the bottom. @default 'w' */
  readonly orientation?: Color
  /** The move that led to the position; its squares are marked, and its piece slides. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check?: Square | undefined
  /**
   * The moves that the player may make now: a list, or a function that returns the moves of one piece when the player
   * selects it. Pass an empty list while the player must wait.
   * @throws BoardError `impossible-move` in development for a move that can't be made.
   * @default none
   */
  readonly legalMoves?: LegalMoves
  /** How the last move is shown. @default 'highlight' */
  readonly highlightStyle?: HighlightStyle
  /** How the selected piece's targets are marked. @default 'dots' */
  readonly targetStyle?: TargetStyle
  /**
   * Where the names of files and ranks are shown: on the board, around it, or nowhere. `outter`, as some settings spell
   * it, is `outer`. @default 'inner'
   */
  readonly titlePosition?: TitlePosition | 'outter'
  /** Hides the pieces visually; assistive technology still reads them. @default false */
  readonly blindfold?: boolean
  /** Pieces slide to their squares, but never with reduced motion. @default true */
  readonly animated?: boolean
  /**
   * Called when the player made a legal move. Show it by changing `position` in the same event; a move that is not
   * shown by the next frame slides back. Without this prop and `onEdit` the board is view-only.
   */
  readonly onMove?: (move: MoveIntent, input: MoveInput) => void
  /** Pawns promote to a queen without a picker, premoves too. @default false */
  readonly autoQueen?: boolean
  /**
   * The side that may queue premoves. While there are no legal moves, its pieces can make every move that pieces of
   * their type can make on an empty board; the moves are queued in `premoves`.
   */
  readonly premoveColor?: Color | undefined
  /**
   * The queued premoves, in order. At the player's turn, play the first one if it is legal and keep the rest; otherwise
   * empty the queue.
   */
  readonly premoves?: readonly MoveIntent[]
  /** Called when the player queued a premove, or cancelled all (Escape, right click, a click on the board). */
  readonly onPremovesChange?: (premoves: readonly MoveIntent[]) => void
  /**
   * Turns on free editing: any piece can go to any square, and off the board when dropped beside it. `position` is the
   * position after the edit; rules and legal moves are ignored.
   */
  readonly onEdit?: (position: string, edit: BoardEdit) => void
  /** What a press does in free editing: moves by hand, erases, or puts this piece. @default 'hand' */
  readonly editTool?: EditTool
  /** Allows squares and arrows to be drawn by right-drag, long press or keyboard. @default with `onMove` */
  readonly drawable?: boolean
  /** The viewer's drawings. Without it the board keeps them itself until the position changes. */
  readonly drawings?: readonly Drawing[]
  /** Called when the viewer drew, erased one, or cleared all by a click. */
  readonly onDrawingsChange?: (drawings: readonly Drawing[]) => void
  /** Squares and arrows from the page, such as an engine's best move. @default none */
  readonly arrows?: readonly Drawing[]
  /** Called when a piece was selected, lifted, or released without a move; with the reason. */
  readonly onInteraction?: (interaction: BoardInteraction) => void
  /** Returns the clock times as text, for the key T. */
  readonly readClocks?: () => string
  /** Every text of the board, in the page's language. @default English */
  readonly texts?: BoardTexts
}

/** A position to show without a React render; fields left out come from the props. */
export interface ShownPosition {
  readonly position: string
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  readonly check?: Square | undefined
  readonly legalMoves?: LegalMoves
}

/** The methods of a board's `ref`. */
export interface BoardHandle {
  /**
   * Shows a position without rendering, for pages that stream positions to many boards. The position stays until the
   * prop `position` changes.
   */
  readonly show: (shown: ShownPosition) => void
  /** Moves the focus to the board, to the square that had it last. */
  readonly focus: () => void
  /** Releases a lifted or selected piece, ends a sketch, and closes the promotion picker. */
  readonly cancel: () => void
  /** Erases the viewer's drawings. */
  readonly clearDrawings: () => void
  /** The square under a point of the viewport, in CSS pixels; undefined beside the board. */
  readonly squareAt: (x: number, y: number) => Square | undefined
}
