import type {
  BoardStatus,
  JoinLimit,
  ParticipantStatus,
  RatingType,
  TournamentKind,
} from '@kingside/api/facts'

/** A limit as it is shown; `unknown` stands for a code that this version does not know. */
export type ShownLimit = JoinLimit | 'unknown'

/** The tournament's data, as far as joining depends on them. */
export interface JoinTournament {
  readonly id: string
  readonly kind: TournamentKind
  readonly status: BoardStatus
  readonly ratingType: RatingType
  /** Whether the person has signed up. */
  readonly userSigned: boolean
  /** The server's code for why this person can't sign up; null when there is no reason. */
  readonly unavailabilityReason: string | null
  /** Null is no limit. */
  readonly maxParticipants: number | null
  readonly signedUpAmount: number
  /** Ids of countries; an empty list lets everyone in. */
  readonly allowedCountries: readonly number[]
  /** Null is no limit. */
  readonly ageMax: number | null
  /** False while the person takes a break; null where the tournament has no such thing. */
  readonly readyForArena: boolean | null
  /** What the payment provider sells the entry by; null where the entry is free. */
  readonly entryPriceId: string | null
}

/** The person, as far as joining depends on it. */
export interface JoinProfile {
  readonly isPro: boolean
  readonly fideId: string | null
  readonly verification: 'not-verified' | 'on-check' | 'verified'
  /** Id of the country; null when the person has not told it. */
  readonly country: number | null
  /** YYYY-MM-DD; null when the person has not told it. */
  readonly birthDate: string | null
}

/** The person's own entry in the standing ("you"). */
export interface OwnEntry {
  readonly status: Exclude<ParticipantStatus, 'disqualified'>
}

/** Fresh data of the tournament with the person's own entry. */
export interface FreshEntry {
  readonly tournament: JoinTournament
  readonly you: OwnEntry | null
}

/** What did not work, though no limit says why. */
export const joinFailures = [
  'join_failed',
  'leave_failed',
  'pause_failed',
  'resume_failed',
  'refresh_failed',
  'payment_unavailable',
  'payment_failed',
  'payment_cancelled',
] as const
export type JoinFailure = (typeof joinFailures)[number]

/** How the payment provider sent the person back (`paidResult`); it proves nothing. */
export type PaymentReturn = 'paid' | 'failed' | 'cancelled'

export interface JoinButtonInput extends FreshEntry {
  /** Null is a visitor without an account, or a profile that is still loading. */
  readonly profile: JoinProfile | null
  readonly isProfileLoading: boolean
  /** YYYY-MM-DD, for the age. */
  readonly today: string
  /** Set when the page was opened by the payment provider. */
  readonly returned?: PaymentReturn
}

export interface JoinButtonContext extends FreshEntry {
  readonly profile: JoinProfile | null
  readonly isProfileLoading: boolean
  readonly today: string
  readonly returned: PaymentReturn | null
  /** The code with which the server refused to let the person join or resume. */
  readonly refusal: ShownLimit | null
  readonly failure: JoinFailure | null
  /** How often the tournament was asked for since the payment. */
  readonly polls: number
}

/** What the page may send. */
export type JoinButtonUiEvent =
  | { readonly type: 'join.press' }
  | { readonly type: 'leave.press' }
  | { readonly type: 'break.start' }
  | { readonly type: 'break.end' }
  /** The person is back from a popup (personal info, e-mail, FIDE id, plan): ask the server again. */
  | { readonly type: 'limit.recheck' }
  /** Ask again whether the payment has arrived. */
  | { readonly type: 'payment.recheck' }
  /** The person came back to this page without the provider's answer. */
  | { readonly type: 'payment.abandon' }

/** What the adapters tell. */
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

export interface PaymentCall extends TournamentCall {
  readonly priceId: string
}

/** Each rejects with an object whose `code` is the server's, or with anything else when there was no answer. */
export interface JoinButtonDeps {
  readonly signUp: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  /** Leaves the tournament before it starts. */
  readonly leave: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  /** Takes back a registration that waits for approval. */
  readonly signOut: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  readonly pause: (call: TournamentCall, signal: AbortSignal) => Promise<void>
  readonly resume: (call: TournamentCall, signal: AbortSignal) => Promise<void>
  readonly refresh: (call: TournamentCall, signal: AbortSignal) => Promise<FreshEntry>
  /** Asks for the provider's page and goes there. */
  readonly openPayment: (call: PaymentCall, signal: AbortSignal) => Promise<void>
}
