import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type {
  ChallengePlayer,
  ChallengeTerms,
  ChallengeViewer,
} from '../challenge/challenge.types.ts'

/** What the maker of a link chooses; friend games are unrated. */
export type FriendGameTerms = Pick<ChallengeTerms, 'timeControl' | 'color'>

/** A link that its maker shares. */
export interface FriendLink {
  readonly requestId: string
  readonly code: string
  /** How long it still holds, in ms; null is until it is cancelled. */
  readonly expiresInMs: number | null
}

/** Either end: a maker begins, or goes on with an own `link`; an opener comes with a code. */
export type FriendGameInput = {
  readonly player: ChallengeViewer
  /** What a link of this player offers. */
  readonly terms: FriendGameTerms
} & (
  | { readonly end: 'maker'; readonly link?: FriendLink }
  | { readonly end: 'opener'; readonly code: string }
)

/** Why a link leads to no game. */
export type LinkEnd = 'expired' | 'taken' | 'cancelled' | 'unknown' | 'friend_left'

/** What the server says of a link. */
export type LinkStatus =
  | {
      readonly status: 'open'
      readonly owner: ChallengePlayer
      readonly terms: FriendGameTerms
      /** Set when the one who asks made it. */
      readonly ownLink: FriendLink | null
    }
  | { readonly status: 'started'; readonly gameId: string }
  | { readonly status: 'ended'; readonly end: LinkEnd }

export interface FriendGameContext {
  readonly player: ChallengeViewer
  /** The player's own, or those of the link that was read. */
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
  | { readonly type: 'link.make' }
  | { readonly type: 'link.copy' }
  | { readonly type: 'link.cancel' }
  /** Opens an own link's waiting page. */
  | { readonly type: 'link.wait' }
  | { readonly type: 'link.accept' }
  | { readonly type: 'link.read' }
  | { readonly type: 'refusal.dismiss' }

/** What the lobby and the session tell. */
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
  /** Copies the link's address, or hands it to the device's share sheet. */
  readonly copyLink: (code: string, signal: AbortSignal) => Promise<void>
  readonly readLink: (answer: LinkAnswer, signal: AbortSignal) => Promise<LinkStatus>
  readonly acceptLink: (
    answer: LinkAnswer,
    signal: AbortSignal,
  ) => Promise<{ readonly gameId: string }>
}
