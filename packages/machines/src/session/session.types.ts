/** The signed-in user, as GET me/ answers; the fields that the specification names. */
export interface UserProfile {
  readonly uid: string
  readonly email: string
  readonly fide_id: number | null
  /** 0 not verified, 1 on check, 2 verified. */
  readonly fide_verified_status: 0 | 1 | 2
  readonly country: number | null
  readonly free_account_requested: boolean
  readonly gamification_consent: boolean
  readonly receive_newsletters: boolean
  /** YYYY-MM-DD */
  readonly birth_date: string | null
  readonly player: {
    readonly player_id: number
    readonly fide_title: string | null
    readonly foa_title: string | null
  } | null
  /** `status` is "active" for a Pro subscription that holds. */
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

/** Why the visitor, who was or may have been signed in, is not. */
export type SignedOutReason =
  | 'signed_out'
  | 'signed_out_elsewhere'
  | 'session_expired'
  | 'user_inactive'
  | 'banned'
  | 'authentication_failed'
  | 'unreachable'

/** A token that the adapter keeps; the machine knows only how long it lives. */
export interface Token {
  readonly expiresMs: number
}

export interface SessionInput {
  readonly isOnline: boolean
  /** Whether an earlier sign-out could not reach the server, so the saved login is still there. */
  readonly isSignOutPending: boolean
}

export interface SessionContext {
  readonly profile: UserProfile | null
  /** Who a visitor is. Kept through a sign-in, so that a running game can follow. */
  readonly anonymousUid: string | null
  /** Which try of the present question this is, from 1. */
  readonly attempt: number
  /** Counts the tokens; each call says with which it was made. */
  readonly tokenNumber: number
  readonly tokenMs: number
  /** Whether the last token was refused before its time. */
  readonly isSuspect: boolean
  readonly reason: SignedOutReason | null
  /** The server's words to `authentication_failed`, `user_inactive` and `banned`. */
  readonly detail: string | null
  readonly isOnline: boolean
  readonly isSignOutPending: boolean
}

/** What the page may send. */
export type SessionUiEvent =
  | { readonly type: 'session.signOut' }
  | { readonly type: 'session.retry' }

/** What the other flows, the API client, the browser and other tabs tell. */
export type SessionSystemEvent =
  /** Sign-in, registration or activation left a token with the adapter. */
  | ({ readonly type: 'login.complete' } & Token)
  /** A call made with this token was answered with 401. */
  | { readonly type: 'token.refuse'; readonly number: number }
  /** The server does not know the visitor by the uid any more. */
  | { readonly type: 'uid.refuse' }
  | { readonly type: 'profile.change'; readonly profile: UserProfile }
  /** The user was banned now, and why; the server has ended the session. */
  | { readonly type: 'account.ban'; readonly detail: string | null }
  | { readonly type: 'tab.signIn'; readonly uid: string }
  | { readonly type: 'tab.signOut' }
  | { readonly type: 'network.online' }
  | { readonly type: 'network.offline' }
  /** The computer or the page slept; `ageMs` is how old the token is. */
  | { readonly type: 'page.wake'; readonly ageMs: number }

export type SessionEvent = SessionUiEvent | SessionSystemEvent

/** Each rejects with `{ failure, detail? }`, where `failure` is a `SessionCode`. */
export interface SessionDeps {
  /**
   * POST auth/jwt/refresh/ with the saved login; keeps the token that comes. One tab at a time: a saved login that is
   * used twice is taken for stolen. Rejects with `no_session` where there is none, or it is older than 7 days, and with
   * `player_banned` where a ban has ended it.
   */
  readonly refreshToken: (signal: AbortSignal) => Promise<Token>
  /** GET me/. A body with code and detail is `user_inactive` or `authentication_failed`. */
  readonly fetchProfile: (signal: AbortSignal) => Promise<UserProfile>
  /** POST ping/: the visitor's anonymous uid. */
  readonly askUid: (signal: AbortSignal) => Promise<string>
  /** Drops the token at once, tells the other tabs, then has the server end the saved login. */
  readonly endSession: (signal: AbortSignal) => Promise<void>
  /** Clears the saved token and user id here. */
  readonly forgetLogin: (signal: AbortSignal) => Promise<void>
}
