import type { Piece, Square } from '@kingside/chess-game'

/** How the player chose a square or made a move. */
export type MoveInput = 'drag' | 'click' | 'keyboard'

/** Why a piece was released without a move. */
export type ReleaseReason =
  /** The piece was selected again, or dropped on its own square. */
  | 'same-square'
  /** The piece can't go to the chosen square. */
  | 'no-target'
  /** The piece was dropped beside the board. */
  | 'off-board'
  /** Another piece was selected. */
  | 'another-piece'
  | 'escape'
  /** A second button or finger ended the drag. */
  | 'second-button'
  /** The system cancelled the pointer, for example for a scroll or a call. */
  | 'interrupted'
  /** The position changed. */
  | 'position'
  /** The page called the handle's `cancel()`. */
  | 'page'
  /** The promotion picker was closed without a choice. */
  | 'promotion-cancelled'
  /** The page did not show the move by the next frame. */
  | 'not-shown'

/** What the player did with a piece, apart from moves. */
export type BoardInteraction =
  | { readonly type: 'select'; readonly square: Square; readonly input: MoveInput }
  /** A drag began. */
  | { readonly type: 'lift'; readonly square: Square }
  | {
      readonly type: 'release'
      /** The square of the piece. */
      readonly square: Square
      /** The square that it was dropped on or sent to; null beside the board or for none. */
      readonly to: Square | null
      readonly reason: ReleaseReason
    }

/** A change of the position in free editing. */
export type BoardEdit =
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'put'; readonly square: Square; readonly piece: Piece }
  | { readonly kind: 'remove'; readonly square: Square }

/** What a press does in free editing: moves pieces by hand, erases, or puts a piece. */
export type EditTool = 'hand' | 'eraser' | Piece
