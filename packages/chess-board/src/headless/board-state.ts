import type { Color, MoveIntent, PromotionType, Square } from '@kingside/chess-game'
import type { DrawingView } from './drawing-controller.ts'
import type { Drawing } from './drawings.ts'
import type { SquareDescription } from './grid-layer.ts'
import type { BoardEdit, BoardInteraction, EditTool, MoveInput } from './interactions.ts'
import type { BoardCommand } from './keyboard.ts'
import type { LegalMoves } from './mobility.ts'

/** Everything that the board shows. */
export interface BoardState extends DrawingView {
  /** The board's name for assistive technology. */
  readonly label: string
  /** A FEN, or its first field. */
  readonly position: string
  readonly orientation: Color
  readonly lastMove: { readonly from: Square; readonly to: Square } | undefined
  /** The square of a king in check. */
  readonly check: Square | undefined
  /** The moves that the player may make now; with none, no piece can be moved. */
  readonly legalMoves: LegalMoves
  /** Whether to mark the selected piece's targets. */
  readonly showTargets: boolean
  /** The side that may queue premoves while there are no legal moves. */
  readonly premoveColor: Color | undefined
  /** The queued premoves, in order. The board shows the position after all of them. */
  readonly premoves: readonly MoveIntent[]
  /** What a press does in free editing; undefined when the rules apply. */
  readonly editTool: EditTool | undefined
  readonly describe: (square: SquareDescription) => string
}

export interface BoardHandlers {
  /**
   * Called when the player chose a legal move, or a premove to append to the queue. With `promotions`, the promotion
   * piece is not chosen yet.
   */
  readonly onMove: (
    move: { readonly from: Square; readonly to: Square },
    promotions: readonly PromotionType[],
    input: MoveInput,
    kind: 'move' | 'premove',
  ) => void
  /** Called when the player cancels all premoves. */
  readonly onPremovesCancel: () => void
  readonly onDrawingsChange: (drawings: readonly Drawing[]) => void
  /** Called when the player edited the shown position. */
  readonly onEdit: (edit: BoardEdit, position: string) => void
  /** Called when the player selected, lifted or released a piece. */
  readonly onInteraction: (interaction: BoardInteraction) => void
  /** Called when the player asks by a key for information about the board or a square. */
  readonly onCommand: (command: BoardCommand, square: Square, shown: BoardState) => void
}
