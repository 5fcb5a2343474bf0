import type { Piece, Square } from '@kingside/chess-game'
import type { BoardHandlers, BoardState } from './board-state.ts'
import type { DrawingController } from './drawing-controller.ts'
import type { GridLayer } from './grid-layer.ts'
import type { MarkLayer } from './mark-layer.ts'
import type { Mobility } from './mobility.ts'
import type { PieceLayer } from './piece-layer.ts'
import type { PointerInput } from './pointer-input.ts'
import type { Target } from './targets.ts'

/**
 * One running board: its parts, and all that changes while it runs. Selection, drag, keyboard, update and rendering are
 * functions of it, each in the file of its name.
 */
export interface BoardInstance {
  readonly host: HTMLElement
  readonly isPlayable: boolean
  readonly handlers: BoardHandlers
  readonly markLayer: MarkLayer
  readonly pieceLayer: PieceLayer
  readonly grid: GridLayer
  readonly drawings: DrawingController
  readonly pointer: PointerInput
  /** Listens for Escape on the whole document while enabled. */
  readonly escapeListener: { readonly enable: (isEnabled: boolean) => void }

  /** The last state from the page. */
  state: BoardState
  /** The pieces as shown: after all premoves. */
  pieces: ReadonlyMap<Square, Piece>
  mobility: Mobility
  selected: Square | null
  /** The targets of the selected piece. */
  targets: readonly Target[]
  /** The target under the dragged piece. */
  hovered: Square | null
  /** A move that is shown but not confirmed, such as a promotion. */
  previewed: { readonly from: Square; readonly to: Square } | null
  drag: Drag | null
  /** The square under the pointer when it went down. */
  pressed: Square | undefined
  /** The last square changed by a free edit while the pointer is down. */
  painted: Square | null
  isDestroyed: boolean
}

/** A piece that the pointer drags. */
export interface Drag {
  readonly from: Square
  readonly element: HTMLElement
  readonly wasSelected: boolean
}
