import type {
  BoardStatus,
  JoinLimit,
  ParticipantStatus,
  RatingType,
  TournamentKind,
} from '@kingside/api/facts'

/** A limit to show; `unknown` stands for a code that this version does not know. */
export type ShownLimit = JoinLimit | 'unknown'

/** The tournament's data on which joining depends. */
export interface JoinTournament {
  readonly id: string
  readonly kind: TournamentKind
  readonly status: BoardStatus
  readonly ratingType: RatingType
  /** Whether the person has signed up. */
  readonly userSigned: boolean
  /** The server's code for why this person can't sign up; null when there is no reason. */
  readonly unavailabilityReason: string | null
  /** Null for no limit. */
  readonly maxParticipants: number | null
  readonly signedUpAmount: number
  /** Ids of the countries that may join; empty for all. */
  readonly allowedCountries: readonly number[]
  /** Null for no limit. */
  readonly ageMax: number | null
  /** False while the person takes a break; null in tournaments without breaks. */
  readonly readyForArena: boolean | null
  /** The payment provider's id of the entry's price; null for a free entry. */
  readonly entryPriceId: string | null
}

/** The person's data on which joining depends. */
export interface JoinProfile {
  readonly isPro: boolean
  readonly fideId: string | null
  readonly verification: 'not-verified' | 'on-check' | 'verified'
  /** The country's id; null when the person has not given it. */
  readonly country: number | null
  /** YYYY-MM-DD; null when the person has not given it. */
  readonly birthDate: string | null
}

/** The person's own row in the standings. */
export interface OwnEntry {
  readonly status: Exclude<ParticipantStatus, 'disqualified'>
}

/** Fresh data of the tournament with the person's own entry. */
export interface FreshEntry {
  readonly tournament: JoinTournament
  readonly you: OwnEntry | null
}

/** What failed although no limit explains it. */
export const joinFailures = [
  'join_failed',
  'leave_failed',
  'pause_failed',
  'resume_failed',
  'refresh_failed',
] as const
export type JoinFailure = (typeof joinFailures)[number]

export interface JoinButtonInput extends FreshEntry {
  /** Null for a visitor without an account, or while the profile is loading. */
  readonly profile: JoinProfile | null
  readonly isProfileLoading: boolean
  /** YYYY-MM-DD, for the age. */
  readonly today: string
}

export interface JoinButtonContext extends FreshEntry {
  readonly profile: JoinProfile | null
  readonly isProfileLoading: boolean
  readonly today: string
  /** The code with which the server refused to let the person join or resume. */
  readonly refusal: ShownLimit | null
  readonly failure: JoinFailure | null
}

/** What the page may send. */
export type JoinButtonUiEvent =
  /** A paid entry is not joined so: the page opens the popup that sells it. */
  | { readonly type: 'join.press' }
  | { readonly type: 'leave.press' }
  | { readonly type: 'break.start' }
  | { readonly type: 'break.end' }
  /** The person is back from a popup (personal info, e-mail, FIDE id, plan), so the server is asked again. */
  | { readonly type: 'limit.recheck' }

/** What adapters send. */
export type JoinButtonSystemEvent =
  | ({ readonly type: 'tournament.update' } & FreshEntry)
  | { readonly type: 'seats.change'; readonly signedUpAmount: number }
  | { readonly type: 'entry.change'; readonly you: OwnEntry | null }
  | {
      readonly type: 'profile.update'
      readonly profile: JoinProfile | null
      readonly today: string
    }

export type JoinButtonEvent = JoinButtonUiEvent | JoinButtonSystemEvent

export interface TournamentCall {
  readonly tournamentId: string
}

/** Each rejects with an object whose `code` is the server's, or with anything else when there was no answer. */
export interface JoinButtonDeps {
  readonly signUp: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  /** Leaves the tournament before its start. */
  readonly leave: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  /** Withdraws a registration that awaits approval. */
  readonly signOut: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  readonly pause: (call: TournamentCall, signal: AbortSignal) => Promise<void>
  readonly resume: (call: TournamentCall, signal: AbortSignal) => Promise<void>
  readonly refresh: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
}
