export interface MoveConfirmationInput {
  /** Whether the player wants to be asked. */
  readonly enabled: boolean
  /** The position in which the player is to move; null while there is nothing to move. */
  readonly fen: string | null
}

export interface MoveConfirmationContext extends MoveConfirmationInput {
  /** The move that waits, such as `e2e4` or `e7e8q`. */
  readonly uci: string | null
}

/** What the page may send. */
export type MoveConfirmationUiEvent =
  | { readonly type: 'move.propose'; readonly uci: string }
  | { readonly type: 'move.confirm' }
  | { readonly type: 'move.cancel' }

/** What the game and the settings tell. */
export type MoveConfirmationSystemEvent =
  | { readonly type: 'position.change'; readonly fen: string | null }
  | { readonly type: 'confirmation.enable'; readonly enabled: boolean }

export type MoveConfirmationEvent = MoveConfirmationUiEvent | MoveConfirmationSystemEvent

/** What the machine tells: the move that is to be played, or that it is not. */
export interface MoveConfirmationEmitted {
  readonly type: 'move.confirmed' | 'move.cancelled'
  readonly uci: string
}
