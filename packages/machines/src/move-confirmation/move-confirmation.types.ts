export interface MoveConfirmationInput {
  /** Whether moves must be confirmed. */
  readonly enabled: boolean
  /** The position in which the player is to move; null at all other times. */
  readonly fen: string | null
}

export interface MoveConfirmationContext extends MoveConfirmationInput {
  /** The move that awaits confirmation, such as `e2e4` or `e7e8q`. */
  readonly uci: string | null
}

/** What the page may send. */
export type MoveConfirmationUiEvent =
  | { readonly type: 'move.propose'; readonly uci: string }
  | { readonly type: 'move.confirm' }
  | { readonly type: 'move.cancel' }

/** What the game and the settings send. */
export type MoveConfirmationSystemEvent =
  | { readonly type: 'position.change'; readonly fen: string | null }
  | { readonly type: 'confirmation.enable'; readonly enabled: boolean }

export type MoveConfirmationEvent = MoveConfirmationUiEvent | MoveConfirmationSystemEvent

/** What the machine emits: the move is confirmed, or withdrawn. */
export interface MoveConfirmationEmitted {
  readonly type: 'move.confirmed' | 'move.cancelled'
  readonly uci: string
}
