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

/** `short` is open to anybody now, `long` is for one player within days, `direct` is for one player now. */
export const challengeKinds = ['short', 'long', 'direct'] as const satisfies readonly AnyKind[]
export type ChallengeKind = (typeof challengeKinds)[number]

/** A player as lists and challenges show one. `rating` is for the challenge's mode and board type; null is New. */
export type ChallengePlayer = Readonly<Pick<LobbyPlayer, 'uid' | 'name' | 'title' | 'rating'>> & {
  /** The next games can still change the rating a lot. @default false */
  readonly isProvisional?: boolean
  /** A member who closed the account; the name is empty. @default false */
  readonly isDeleted?: boolean
}

/** The terms that the app shapes differently from the contract; all others are the contract's own. */
interface TermsInOwnWords {
  /** The colour that the owner wants. */
  readonly color: DesiredColor
  readonly mode: RatingMode
  readonly timeControl: ChosenTimeControl
  /** The rating range of opponents that may accept; null is any. */
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
  /** Null while the challenge is open to anybody. */
  readonly opponent: ChallengePlayer | null
  /** When it was made, in ms since 1970. */
  readonly createdAt: number
}

/** How a challenge ended without a game; `gone` when the server no longer knows how. */
export type ChallengeEnd =
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'owner_disconnected'
  | 'taken'
  | 'gone'

/** The player who makes or gets a challenge. */
export type ChallengeViewer = Omit<GameFinderPlayer, 'ratings'>

/** The player who is challenged by name. */
export interface ChallengedPlayer {
  readonly uid: string
  readonly isPro: boolean
}

/** The challenge's status by the server, for when events may have been missed. */
export type ChallengeStatus =
  | { readonly status: 'open' }
  /** `gameId` is sent to the two players only. */
  | { readonly status: 'taken'; readonly gameId: string | null }
  | { readonly status: 'ended'; readonly end: ChallengeEnd }

export interface ChallengeContext {
  readonly kind: ChallengeKind
  readonly player: ChallengeViewer
  readonly terms: ChallengeTerms
  /** Null for a challenge to anybody. */
  readonly opponent: ChallengedPlayer | null
  readonly hasOngoingChallenge: boolean
  readonly challenge: Challenge | null
  /** A game that was announced before the call that makes the challenge was answered. */
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

/** What the lobby and the session send. */
export type ChallengeNews =
  /** `gameId` is sent to the two players only. */
  | { readonly type: 'challenge.taken'; readonly id: string; readonly gameId: string | null }
  | { readonly type: 'challenge.ended'; readonly id: string; readonly end: ChallengeEnd }
  | { readonly type: 'challenge.changed'; readonly isOngoing: boolean }
  | { readonly type: 'player.changed'; readonly player: ChallengeViewer }
  /** The lobby is connected again: events may have been missed. */
  | { readonly type: 'connection.found' }

export type ChallengeEvent = ChallengeUiEvent | ChallengeNews

/** A new challenge of any kind, as it is sent to the server. */
export interface NewChallenge {
  readonly kind: ChallengeKind
  readonly terms: ChallengeTerms
  readonly ownerUid: string
  readonly opponentUid: string | null
}

/** A challenge that its owner cancels. */
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
  /** Notifies the owner. Not called for a challenge to anybody, which is only hidden. */
  readonly declineChallenge: (answer: ChallengeAnswer, signal: AbortSignal) => Promise<void>
  readonly checkChallenge: (id: string, signal: AbortSignal) => Promise<ChallengeStatus>
}
