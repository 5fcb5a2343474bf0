import type { ChosenTimeControl, GameFinderPlayer } from '../game-finder/game-finder.types.ts'
import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type { DesiredColor, RatingMode, RatingRange } from '@kingside/api/facts'

/** A player as lists and challenges show one. */
export interface ChallengePlayer {
  /** A member's uid, or a visitor's anonymous uid. */
  readonly uid: string
  readonly name: string
  readonly title: string | null
  /** For the challenge's mode and board type; null is New. */
  readonly rating: number | null
}

/** A challenge of any kind, as the server tells it. */
export interface Challenge {
  readonly id: string
  readonly owner: ChallengePlayer
  /** Null is anybody, or nobody yet. */
  readonly opponent: ChallengePlayer | null
  /** The colour that the owner wants. */
  readonly color: DesiredColor
  readonly mode: RatingMode
  readonly timeControl: ChosenTimeControl
  /** The ratings that may accept; null is any. */
  readonly limits: RatingRange | null
  /** When it was made, in ms since 1970. */
  readonly createdAt: number
}

/** What an owner chooses. */
export type ChallengeTerms = Pick<Challenge, 'color' | 'mode' | 'timeControl' | 'limits'>

/** How a challenge came to nothing; of one that is `gone` the server tells no more. */
export type ChallengeEnd =
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'owner_disconnected'
  | 'taken'
  | 'gone'

/** Who challenges or is challenged. */
export type ChallengeViewer = Omit<GameFinderPlayer, 'ratings'>

/** The player who is challenged by name. */
export interface ChallengedPlayer {
  readonly uid: string
  readonly isPro: boolean
}

/** What the server says of a challenge that news may have missed. */
export type ChallengeStatus =
  | { readonly status: 'open' }
  /** `gameId` is told to the two players only. */
  | { readonly status: 'taken'; readonly gameId: string | null }
  | { readonly status: 'ended'; readonly end: ChallengeEnd }

export interface ChallengeContext {
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  /** Null is a challenge to anybody. */
  readonly opponent: ChallengedPlayer | null
  readonly hasOngoingChallenge: boolean
  readonly challenge: Challenge | null
  /** A game that was told before the challenge's own answer. */
  readonly early: { readonly id: string; readonly gameId: string } | null
  readonly refusal: GameRefusal | null
  readonly end: ChallengeEnd | null
  readonly gameId: string | null
}

/** What the page may send. */
export type ChallengeUiEvent =
  | { readonly type: 'terms.choose'; readonly terms: ChallengeTerms }
  | { readonly type: 'challenge.create' }
  | { readonly type: 'challenge.cancel' }
  | { readonly type: 'challenge.accept' }
  | { readonly type: 'challenge.decline' }
  | { readonly type: 'refusal.dismiss' }

/** What the lobby and the session tell. */
export type ChallengeNews =
  /** `gameId` is told to the two players only. */
  | { readonly type: 'challenge.taken'; readonly id: string; readonly gameId: string | null }
  | { readonly type: 'challenge.ended'; readonly id: string; readonly end: ChallengeEnd }
  | { readonly type: 'challenge.changed'; readonly isOngoing: boolean }
  | { readonly type: 'player.changed'; readonly player: ChallengeViewer }
  /** The lobby is connected again: news may have been missed. */
  | { readonly type: 'connection.found' }

export type ChallengeEvent = ChallengeUiEvent | ChallengeNews

/** What a new challenge asks of the server. */
export interface NewChallenge extends ChallengeTerms {
  readonly ownerUid: string
  readonly opponentUid: string | null
}

/** A player's answer to a challenge. */
export interface ChallengeAnswer {
  readonly id: string
  readonly playerUid: string
}

/** What the calls about a challenge need; each rejects with an object whose `code` and `detail` say why. */
export interface ChallengeDeps {
  readonly createChallenge: (challenge: NewChallenge, signal: AbortSignal) => Promise<Challenge>
  readonly cancelChallenge: (id: string, signal: AbortSignal) => Promise<void>
  readonly acceptChallenge: (
    answer: ChallengeAnswer,
    signal: AbortSignal,
  ) => Promise<{ readonly gameId: string }>
  readonly declineChallenge: (answer: ChallengeAnswer, signal: AbortSignal) => Promise<void>
  readonly checkChallenge: (id: string, signal: AbortSignal) => Promise<ChallengeStatus>
}
