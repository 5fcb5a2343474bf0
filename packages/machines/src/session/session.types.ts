/** The signed-in user as GET me/ answers, with the fields that the specification names. */
export interface UserProfile {
  readonly uid: string
  readonly email: string
  /** False for an account that was made by a provider. */
  readonly has_password: boolean
  readonly fide_id: number | null
  /** 0 not verified, 1 on check, 2 verified. */
  readonly fide_verified_status: 0 | 1 | 2
  readonly country: number | null
  readonly free_account_requested: boolean
  readonly gamification_consent: boolean
  readonly receive_newsletters: boolean
  /** YYYY-MM-DD */
  readonly birth_date: string | null
  readonly gender: 'female' | 'male' | null
  readonly player: {
    readonly player_id: number
    readonly fide_title: string | null
    readonly foa_title: string | null
  } | null
  /** `status` is "active" for a valid Pro subscription. */
  readonly recurring_purchase: {
    readonly status: string
    readonly valid_to: string | null
    readonly cancel_at_period_end: boolean | null
  } | null
}

/** Why there is no session, or no answer. */
export const sessionCodes = [
  'no_session',
  'user_inactive',
  'player_banned',
  'authentication_failed',
  'offline',
  'timeout',
  'server_error',
] as const
export type SessionCode = (typeof sessionCodes)[number]

/** Why a visitor who was, or may have been, signed in is signed out. */
export type SignedOutReason =
  | 'signed_out'
  | 'signed_out_elsewhere'
  | 'session_expired'
  | 'user_inactive'
  | 'banned'
  | 'authentication_failed'
  | 'unreachable'

/** A token that the adapter keeps; the machine knows only its lifetime. */
export interface Token {
  readonly expiresMs: number
}

export interface SessionInput {
  readonly isOnline: boolean
  /** Whether an earlier sign-out could not reach the server, so that the saved login still exists. */
  readonly isSignOutPending: boolean
}

export interface SessionContext {
  readonly profile: UserProfile | null
  /** The visitor's anonymous uid. It is kept during a sign-in, so that a running game moves to the account. */
  readonly anonymousUid: string | null
  /** The number of the current try, from 1. */
  readonly attempt: number
  /** Counts the tokens; each call carries the number of its token. */
  readonly tokenNumber: number
  readonly tokenMs: number
  /** Whether the last token was refused before its end. */
  readonly isSuspect: boolean
  readonly reason: SignedOutReason | null
  /** The server's text for `authentication_failed`, `user_inactive` and `banned`. */
  readonly detail: string | null
  readonly isOnline: boolean
  readonly isSignOutPending: boolean
}

/** What the page may send. */
export type SessionUiEvent =
  | { readonly type: 'session.signOut' }
  | { readonly type: 'session.retry' }

/** What other flows, the API client, the browser and other tabs send. */
export type SessionSystemEvent =
  /** Sign-in, registration or activation gave the adapter a token. */
  | ({ readonly type: 'login.complete' } & Token)
  /** A call made with this token was answered with 401. */
  | { readonly type: 'token.refuse'; readonly number: number }
  /** The server no longer knows the visitor's uid. */
  | { readonly type: 'uid.refuse' }
  | { readonly type: 'profile.change'; readonly profile: UserProfile }
  /** The user was banned just now, with the reason; the server has ended the session. */
  | { readonly type: 'account.ban'; readonly detail: string | null }
  | { readonly type: 'tab.signIn'; readonly uid: string }
  | { readonly type: 'tab.signOut' }
  | { readonly type: 'network.online' }
  | { readonly type: 'network.offline' }
  /** The computer or the page was asleep; `ageMs` is the age of the token. */
  | { readonly type: 'page.wake'; readonly ageMs: number }

export type SessionEvent = SessionUiEvent | SessionSystemEvent

/** Each rejects with `{ failure, detail? }`, where `failure` is a `SessionCode`. */
export interface SessionDeps {
  /**
   * POST auth/jwt/refresh/ with the saved login; keeps the new token. Only one tab at a time may call it: the server
   * takes a saved login that is used twice for stolen. Rejects with `no_session` when there is no saved login or it is
   * older than 7 days, and with `player_banned` when a ban has ended it.
   */
  readonly refreshToken: (signal: AbortSignal) => Promise<Token>
  /** GET me/. A body with code and detail is `user_inactive` or `authentication_failed`. */
  readonly fetchProfile: (signal: AbortSignal) => Promise<UserProfile>
  /** POST ping/: the visitor's anonymous uid. */
  readonly askUid: (signal: AbortSignal) => Promise<string>
  /** Deletes the token at once, notifies the other tabs, then ends the saved login on the server. */
  readonly endSession: (signal: AbortSignal) => Promise<void>
  /** Deletes the token and user id saved here. */
  readonly forgetLogin: (signal: AbortSignal) => Promise<void>
}
