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
  /** The moves that the player may make now; none makes the board view-only for the moment. */
  readonly legalMoves: LegalMoves
  /** The squares that the selected piece can go to are marked. */
  readonly showTargets: boolean
  /** The side that may queue premoves while there are no legal moves. */
  readonly premoveColor: Color | undefined
  /** The queued premoves, first one first. The board shows the position after all of them. */
  readonly premoves: readonly MoveIntent[]
  /** What a press does in free editing; undefined where the rules hold. */
  readonly editTool: EditTool | undefined
  readonly describe: (square: SquareDescription) => string
}

export interface BoardHandlers {
  /**
   * The player chose a legal move, or a premove to append to the queue. With `promotions`, the
   * promotion piece is still to be chosen.
   */
  readonly onMove: (
    move: { readonly from: Square; readonly to: Square },
    promotions: readonly PromotionType[],
    input: MoveInput,
    kind: 'move' | 'premove',
  ) => void
  /** The player cancels all premoves. */
  readonly onPremovesCancel: () => void
  readonly onDrawingsChange: (drawings: readonly Drawing[]) => void
  /** The player edited the position that is shown. */
  readonly onEdit: (edit: BoardEdit, position: string) => void
  /** The player selected, lifted or released a piece. */
  readonly onInteraction: (interaction: BoardInteraction) => void
  /** The player asks by a key to be told something about the board, or about a square. */
  readonly onCommand: (command: BoardCommand, square: Square, shown: BoardState) => void
}
