import type { Color, MoveIntent, Square } from '@kingside/chess-game'
import type { Drawing } from '../headless/drawings.ts'
import type { BoardEdit, BoardInteraction, EditTool, MoveInput } from '../headless/interactions.ts'
import type { LegalMoves } from '../headless/mobility.ts'
import type { BoardTexts } from './texts.ts'

/** How the last move is shown: tinted squares, an arrow, or the corners of its squares. */
export const highlightStyles = ['none', 'highlight', 'arrow', 'arma'] as const
export type HighlightStyle = (typeof highlightStyles)[number]

/** How the squares are marked that a piece can go to; moves, captures and castling always differ. */
export const targetStyles = ['none', 'dots', 'squares'] as const
export type TargetStyle = (typeof targetStyles)[number]

/** Where the names of files and ranks stand. */
export const titlePositions = ['inner', 'outer', 'none'] as const
export type TitlePosition = (typeof titlePositions)[number]

export interface ChessBoardProps {
  /**
   * The position: a FEN, of which the first field is enough, or a game of `@kingside/chess-game`.
   * @throws BoardError `invalid-position` while developing; in production the last valid position stays.
   */
  readonly position: string | { readonly currentFen: string }
  /** The side at the bottom. @default 'w' */
  readonly orientation?: Color
  /** The move that led here; its squares are marked, and its piece slides. */
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check?: Square | undefined
  /**
   * The moves that the player may make now: a list, or a function that is asked for the moves of one
   * piece when the player selects it. Give an empty list while the player must wait.
   * @throws BoardError `impossible-move` while developing for a move that can't be made.
   * @default none
   */
  readonly legalMoves?: LegalMoves
  /** How the last move is shown. @default 'highlight' */
  readonly highlightStyle?: HighlightStyle
  /** How the squares that the selected piece can go to are marked. @default 'dots' */
  readonly targetStyle?: TargetStyle
  /** Where the names of files and ranks stand: on the board, around it, or nowhere. @default 'inner' */
  readonly titlePosition?: TitlePosition
  /** Hides the pieces from sight; their names stay for assistive technology. @default false */
  readonly blindfold?: boolean
  /** Pieces slide to their squares; never with reduced motion. @default true */
  readonly animated?: boolean
  /**
   * The player made a legal move. Show it by changing `position` in the same event; a move that is
   * not shown by the next frame slides back. Without this prop and `onEdit` the board is a picture.
   */
  readonly onMove?: (move: MoveIntent, input: MoveInput) => void
  /** A pawn becomes a queen without a question, by a premove too. @default false */
  readonly autoQueen?: boolean
  /**
   * The side that may queue premoves. While there are no legal moves, its pieces can make every move that
   * pieces of their kind can make on an empty board; the moves are queued in `premoves`.
   */
  readonly premoveColor?: Color | undefined
  /**
   * The queued premoves, first one first. When the turn comes, play the first one if it is legal and keep
   * the rest; otherwise empty the queue.
   */
  readonly premoves?: readonly MoveIntent[]
  /** The player queued a premove, or cancelled all (Escape, right click, a click on the board). */
  readonly onPremovesChange?: (premoves: readonly MoveIntent[]) => void
  /**
   * Free editing: any piece goes anywhere, and off the board when it is dropped beside it. `position` is
   * the position after the edit; rules and legal moves play no part.
   */
  readonly onEdit?: (position: string, edit: BoardEdit) => void
  /** What a press does in free editing: moves by hand, erases, or puts that piece. @default 'hand' */
  readonly editTool?: EditTool
  /** Squares and arrows can be drawn by right-drag, long press or keyboard. @default with `onMove` */
  readonly drawable?: boolean
  /** The viewer's drawings; without it the board keeps them itself, until the position changes. */
  readonly drawings?: readonly Drawing[]
  /** The viewer drew, erased, or cleared all by a click. */
  readonly onDrawingsChange?: (drawings: readonly Drawing[]) => void
  /** Squares and arrows from the page, such as an engine's best move. @default none */
  readonly arrows?: readonly Drawing[]
  /** A piece was selected, lifted, or released without a move; with the reason. */
  readonly onInteraction?: (interaction: BoardInteraction) => void
  /** What the clocks show, in words, when the player asks for it by the key T. */
  readonly readClocks?: () => string
  /** Every text, in the page's language. @default English */
  readonly texts?: BoardTexts
}

/** A position that is shown without a React render; the props supply what is left out. */
export interface ShownPosition {
  readonly position: string
  readonly lastMove?: { readonly from: Square; readonly to: Square } | undefined
  readonly check?: Square | undefined
  readonly legalMoves?: LegalMoves
}

/** What a page can do with a board through its `ref`. */
export interface BoardHandle {
  /**
   * Shows a position without rendering, for pages that stream positions to many boards. It stays until
   * the prop `position` changes.
   */
  readonly show: (shown: ShownPosition) => void
  /** Moves the focus to the board, to the square that last had it. */
  readonly focus: () => void
  /** Releases a piece that is held or selected, ends a drawing, and closes the promotion picker. */
  readonly cancel: () => void
  /** Erases what the viewer has drawn. */
  readonly clearDrawings: () => void
  /** The square under a point of the viewport, in CSS pixels; undefined beside the board. */
  readonly squareAt: (x: number, y: number) => Square | undefined
}
