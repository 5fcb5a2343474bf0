import type {
  ChallengeKind as AnyKind,
  ChosenTerms,
  LobbyChallenge,
  LobbyPlayer,
} from '@kingside/api'
import type { DesiredColor, RatingMode, RatingRange } from '@kingside/api/facts'
import type { ChosenTimeControl, GameFinderPlayer } from '../game-finder/game-finder.types.ts'
import type { GameRefusal } from '../game-finder/game-refusal.ts'
import type { Early } from './maker.ts'

/** To anybody now, to one player within days, to one player now. */
export const challengeKinds = ['short', 'long', 'direct'] as const satisfies readonly AnyKind[]
export type ChallengeKind = (typeof challengeKinds)[number]

/** A player as lists and challenges show one. `rating` is for the challenge's mode and board type; null is New. */
export type ChallengePlayer = Readonly<Pick<LobbyPlayer, 'uid' | 'name' | 'title' | 'rating'>>

/** The terms that the app has in other words than the contract; all others are the contract's own. */
interface TermsInOwnWords {
  /** The colour that the owner wants. */
  readonly color: DesiredColor
  readonly mode: RatingMode
  readonly timeControl: ChosenTimeControl
  /** The ratings that may accept; null is any. */
  readonly limits: RatingRange | null
}

type Reworded =
  | 'desired_color'
  | 'rating_type'
  | 'rating_from'
  | 'rating_to'
  | 'time_control_id'
  | 'created_at'

/** What an owner chooses. */
export interface ChallengeTerms extends Readonly<Omit<ChosenTerms & TermsInOwnWords, Reworded>> {}

/** A challenge of any kind, as the contract has it. */
export interface Challenge
  extends TermsInOwnWords, Readonly<Omit<LobbyChallenge, Reworded | 'owner' | 'opponent'>> {
  readonly owner: ChallengePlayer
  /** Null is anybody, or nobody yet. */
  readonly opponent: ChallengePlayer | null
  /** When it was made, in ms since 1970. */
  readonly createdAt: number
}

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
  readonly kind: ChallengeKind
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  /** Null is a challenge to anybody. */
  readonly opponent: ChallengedPlayer | null
  readonly hasOngoingChallenge: boolean
  readonly challenge: Challenge | null
  /** A game that was told before the challenge's own answer. */
  readonly early: Early | null
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

/** A new challenge of any kind: what the server is asked to make. */
export interface NewChallenge {
  readonly kind: ChallengeKind
  readonly terms: ChallengeTerms
  readonly ownerUid: string
  readonly opponentUid: string | null
}

/** A challenge that its owner takes back. */
export interface NamedChallenge {
  readonly kind: ChallengeKind
  readonly id: string
}

/** A player's answer to a challenge. */
export interface ChallengeAnswer extends NamedChallenge {
  readonly playerUid: string
}

/** The server's calls about challenges; each rejects with an object whose `code` and `detail` say why. */
export interface ChallengeDeps {
  readonly createChallenge: (challenge: NewChallenge, signal: AbortSignal) => Promise<Challenge>
  readonly cancelChallenge: (challenge: NamedChallenge, signal: AbortSignal) => Promise<void>
  readonly acceptChallenge: (
    answer: ChallengeAnswer,
    signal: AbortSignal,
  ) => Promise<{ readonly gameId: string }>
  /** Tells the owner. Nobody declines a challenge to anybody: to decline that is not to look at it any more. */
  readonly declineChallenge: (answer: ChallengeAnswer, signal: AbortSignal) => Promise<void>
  readonly checkChallenge: (id: string, signal: AbortSignal) => Promise<ChallengeStatus>
}
