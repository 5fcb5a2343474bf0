import type { Piece, Square } from '@kingside/chess-game'

/** How the player chose a square or made a move. */
export type MoveInput = 'drag' | 'click' | 'keyboard'

/** Why a piece was released without a move. */
export type ReleaseReason =
  /** It was chosen a second time, or dropped on its own square. */
  | 'same-square'
  /** It cannot go to the chosen square. */
  | 'no-target'
  /** It was dropped beside the board. */
  | 'off-board'
  /** Another piece was chosen in its place. */
  | 'another-piece'
  | 'escape'
  /** A second button or finger ended the drag. */
  | 'second-button'
  /** The system cancelled the pointer, as for a scroll or a call. */
  | 'interrupted'
  /** The position changed. */
  | 'position'
  /** The page called the handle's `cancel()`. */
  | 'page'
  /** The promotion picker was closed without a choice. */
  | 'promotion-cancelled'
  /** The page did not show the move by the next frame. */
  | 'not-shown'

/** What the player does with a piece before a move, or instead of one. */
export type BoardInteraction =
  | { readonly type: 'select'; readonly square: Square; readonly input: MoveInput }
  /** A drag began. */
  | { readonly type: 'lift'; readonly square: Square }
  | {
      readonly type: 'release'
      /** Where the piece stands. */
      readonly square: Square
      /** Where it was to go; null beside the board or nowhere. */
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
