import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type {
  ChallengePlayer,
  ChallengeTerms,
  ChallengeViewer,
} from '../challenge/challenge.types.ts'

/** What the maker of a link chooses. */
export type FriendGameTerms = Pick<ChallengeTerms, 'timeControl' | 'mode' | 'color'>

/** A link that its maker shares. */
export interface FriendLink {
  readonly requestId: string
  readonly code: string
  /** How long it is still valid, in ms; null until it is cancelled. */
  readonly expiresInMs: number | null
}

/** The maker starts anew or continues with an own `link`; the opener has a `code`. */
export type FriendGameInput = {
  readonly player: ChallengeViewer
  /** The terms of a link that this player makes. */
  readonly terms: FriendGameTerms
} & (
  | { readonly end: 'maker'; readonly link?: FriendLink }
  | { readonly end: 'opener'; readonly code: string }
)

/** Why a link leads to no game. */
export type LinkEnd = 'expired' | 'taken' | 'cancelled' | 'unknown'

/** The link's status by the server. */
export type LinkStatus =
  | {
      readonly status: 'open'
      readonly owner: ChallengePlayer
      readonly terms: FriendGameTerms
      /** The link itself, when the player who asks made it. */
      readonly ownLink: FriendLink | null
    }
  | { readonly status: 'started'; readonly gameId: string }
  | { readonly status: 'ended'; readonly end: LinkEnd }

export interface FriendGameContext {
  readonly player: ChallengeViewer
  /** The player's own terms, or those of the link that was read. */
  readonly terms: FriendGameTerms
  readonly link: FriendLink | null
  /** The opener's code. */
  readonly code: string | null
  readonly owner: ChallengePlayer | null
  readonly isConnected: boolean
  readonly early: { readonly requestId: string; readonly gameId: string } | null
  readonly refusal: GameRefusal | null
  readonly end: LinkEnd | null
  readonly gameId: string | null
}

/** What the page may send. */
export type FriendGameUiEvent =
  | { readonly type: 'terms.choose'; readonly terms: FriendGameTerms }
  | { readonly type: 'link.make' }
  | { readonly type: 'link.copy' }
  | { readonly type: 'link.cancel' }
  /** Opens the waiting page of an own link. */
  | { readonly type: 'link.wait' }
  | { readonly type: 'link.accept' }
  | { readonly type: 'link.read' }
  | { readonly type: 'refusal.dismiss' }

/** What the lobby and the session send. */
export type FriendGameSystemEvent =
  | { readonly type: 'friend.joined'; readonly requestId: string; readonly gameId: string }
  | { readonly type: 'link.ended'; readonly code: string; readonly end: LinkEnd }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.found' }
  | { readonly type: 'player.changed'; readonly player: ChallengeViewer }

export type FriendGameEvent = FriendGameUiEvent | FriendGameSystemEvent

export interface NewLink extends FriendGameTerms {
  readonly playerUid: string
}

export interface LinkAnswer {
  readonly code: string
  readonly playerUid: string
}

/** Each rejects with an object whose `code` and `detail` say why. */
export interface FriendGameDeps {
  readonly makeLink: (link: NewLink, signal: AbortSignal) => Promise<FriendLink>
  readonly cancelLink: (requestId: string, signal: AbortSignal) => Promise<void>
  /** Copies the link's address, or opens the device's share sheet with it. */
  readonly copyLink: (code: string, signal: AbortSignal) => Promise<void>
  readonly readLink: (answer: LinkAnswer, signal: AbortSignal) => Promise<LinkStatus>
  readonly acceptLink: (
    answer: LinkAnswer,
    signal: AbortSignal,
  ) => Promise<{ readonly gameId: string }>
}
