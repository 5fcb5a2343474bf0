/** The index of a move on the main line; -1 is the start position. */
export type MoveIndex = number

export interface ReviewModeInput {
  /** How many moves the game has. */
  readonly moves: number
  /** The move selected at the start. @default the last one */
  readonly selected?: MoveIndex
}

export interface ReviewModeContext {
  readonly moves: number
  readonly selected: MoveIndex
  /** How many moves were played while an earlier one was selected. */
  readonly unseen: number
}

/** What the page may send. */
export type ReviewModeUiEvent =
  | { readonly type: 'move.first' }
  | { readonly type: 'move.previous' }
  | { readonly type: 'move.next' }
  | { readonly type: 'move.last' }
  | { readonly type: 'move.select'; readonly index: MoveIndex }

/** What the game sends: how many moves it has now. */
export interface ReviewModeSystemEvent {
  readonly type: 'moves.changed'
  readonly moves: number
}

export type ReviewModeEvent = ReviewModeUiEvent | ReviewModeSystemEvent
