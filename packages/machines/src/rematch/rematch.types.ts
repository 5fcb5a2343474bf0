import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type { ChallengeViewer } from '../challenge/challenge.types.ts'

/** How an offer ended without a game. */
export type RematchEnd = 'declined' | 'withdrawn' | 'expired' | 'opponent_left'

/** Who has an open offer, by the game's snapshot. */
export type PendingRematch = 'none' | 'mine' | 'theirs'

export interface RematchInput {
  readonly player: ChallengeViewer
  /** The game that is over. */
  readonly gameId: string
  readonly opponentUid: string
  /** The open offer in the game's snapshot. @default 'none' */
  readonly pending?: PendingRematch
  /** Whether the opponent is connected. @default true */
  readonly isOpponentHere?: boolean
  /** How long an offer is valid, in ms. @default 30000 */
  readonly offerMs?: number
}

export interface RematchContext {
  readonly player: ChallengeViewer
  readonly gameId: string
  readonly opponentUid: string
  readonly pending: PendingRematch
  readonly isOpponentHere: boolean
  readonly isConnected: boolean
  readonly offerMs: number
  /** Whether the opponent declined an offer of this player; there is no second offer then. */
  readonly isDeclined: boolean
  readonly end: RematchEnd | null
  readonly refusal: GameRefusal | null
  readonly newGameId: string | null
}

/** What the page may send. */
export type RematchUiEvent =
  | { readonly type: 'rematch.offer' }
  | { readonly type: 'rematch.accept' }
  | { readonly type: 'rematch.decline' }
  | { readonly type: 'rematch.withdraw' }

/** What the game's connection and the session send; `gameId` is the finished game. */
export type RematchSystemEvent =
  | { readonly type: 'offer.received'; readonly gameId: string }
  | { readonly type: 'offer.declined'; readonly gameId: string }
  | { readonly type: 'offer.withdrawn'; readonly gameId: string }
  | { readonly type: 'offer.expired'; readonly gameId: string }
  | { readonly type: 'rematch.started'; readonly gameId: string; readonly newGameId: string }
  | { readonly type: 'opponent.left'; readonly gameId: string }
  | { readonly type: 'opponent.returned'; readonly gameId: string }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.found' }
  | { readonly type: 'player.changed'; readonly player: ChallengeViewer }

export type RematchEvent = RematchUiEvent | RematchSystemEvent

export interface RematchCall {
  readonly gameId: string
  readonly playerUid: string
  readonly opponentUid: string
}

/** The status of a rematch by the server. */
export type RematchStatus =
  | {
      readonly status: 'open'
      readonly pending: PendingRematch
      readonly isOpponentHere: boolean
    }
  | { readonly status: 'started'; readonly newGameId: string }

/** Each rejects with an object whose `code` and `detail` say why. */
export interface RematchDeps {
  /** Makes an offer; when the opponent has offered too, the answer is the game. */
  readonly offerRematch: (call: RematchCall, signal: AbortSignal) => Promise<RematchStatus>
  readonly acceptRematch: (
    call: RematchCall,
    signal: AbortSignal,
  ) => Promise<{ readonly newGameId: string }>
  readonly declineRematch: (call: RematchCall, signal: AbortSignal) => Promise<void>
  readonly withdrawRematch: (call: RematchCall, signal: AbortSignal) => Promise<void>
  readonly checkRematch: (call: RematchCall, signal: AbortSignal) => Promise<RematchStatus>
}
