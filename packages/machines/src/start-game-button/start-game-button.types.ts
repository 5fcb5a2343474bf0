import type { RatingMode } from '@kingside/api/facts'
import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type { StartGamePlayer } from './start-game-step.ts'

export interface StartGameButtonInput {
  readonly player: StartGamePlayer
  readonly mode: RatingMode
  /** Whether a challenge of the player is open. @default false */
  readonly hasOngoingChallenge?: boolean
}

export interface StartGameButtonContext {
  readonly player: StartGamePlayer
  readonly mode: RatingMode
  readonly hasOngoingChallenge: boolean
  readonly isSearching: boolean
  readonly refusal: GameRefusal | null
}

/** What the page may send. */
export type StartGameButtonUiEvent =
  | { readonly type: 'button.press' }
  | { readonly type: 'mode.choose'; readonly mode: RatingMode }

/** What the session, the challenges and the game finder send. */
export type StartGameButtonSystemEvent =
  | { readonly type: 'player.changed'; readonly player: StartGamePlayer }
  | { readonly type: 'challenge.changed'; readonly isOngoing: boolean }
  | { readonly type: 'search.changed'; readonly isSearching: boolean }

export type StartGameButtonEvent = StartGameButtonUiEvent | StartGameButtonSystemEvent

/** The popups that a player may have to complete before a game. */
export type StartGamePopup = 'registration' | 'upgrade-to-pro' | 'fide'

export interface StartGameButtonDeps {
  /** Starts the search. Rejects with an object whose `code` says why not. */
  readonly findOpponent: (mode: RatingMode, signal: AbortSignal) => Promise<void>
  readonly cancelSearch: (signal: AbortSignal) => Promise<void>
  /** Opens a popup (the address's `popup` parameter). */
  readonly openPopup: (popup: StartGamePopup, signal: AbortSignal) => Promise<void>
}
