import type { Account, BannedUntil } from './account.ts'

/** Why a sign-in ended. */
export type EndReason =
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'second_factor_on'
  | 'token_reused'
  | 'banned'
  | 'closed'
  | 'deletion_asked'

/** A sign-in, and whose it is. */
export interface Session {
  readonly id: string
  readonly account: Account
  readonly endedAt: Date | null
  /** A ban has ended it. */
  readonly isEndedByBan: boolean
  readonly bannedUntil: BannedUntil
  /** When its owner last proved who it is: at the sign-in, or by a confirmation since. */
  readonly provenAt: Date
}

/** A sign-in that still lasts, as its owner looks at it. */
export interface OpenSession {
  readonly id: string
  /** What the browser said that it is; null is not known. */
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date
}

export interface NewRefreshToken {
  /** SHA-256 of the token. */
  readonly hash: string
  readonly expiresAt: Date
}

export interface Rotation {
  /** SHA-256 of the token that was presented. */
  readonly hash: string
  readonly successor: NewRefreshToken
  readonly at: Date
  /** How long a used token is taken again while its successor was never used, in milliseconds. */
  readonly retryMs: number
}

export type Rotated =
  | { readonly status: 'rotated'; readonly session: Session }
  /** The token had been used before: somebody has a copy. */
  | { readonly status: 'reused'; readonly session: Session }
  /** The session has ended: the token is worthless, and names the account to notify. */
  | { readonly status: 'ended'; readonly session: Session }
  /** Unknown or expired. */
  | { readonly status: 'dead' }

/** Where sign-ins are kept. */
export interface SessionStore {
  readonly open: (
    session: { readonly id: string; readonly accountId: number; readonly token: NewRefreshToken },
    at: Date,
  ) => Promise<void>
  /** Exchanges a refresh token for its successor, in one step: of two at once only one wins. */
  readonly rotate: (rotation: Rotation) => Promise<Rotated>
  /** Null when there is none of this id. */
  readonly find: (id: string, at: Date) => Promise<Session | null>
  /** An account's sessions that have not ended and can be renewed, those used last first. */
  readonly listOf: (accountId: number, at: Date) => Promise<readonly OpenSession[]>
  /** Its owner has proved who it is. */
  readonly confirm: (id: string, at: Date) => Promise<void>
  /** The session that a saved login renews at `at`, while it lasts; null is none. */
  readonly ofFreshToken: (hash: string, at: Date) => Promise<Session | null>
  /** Keeps what the browser says that it is. */
  readonly setUserAgent: (id: string, userAgent: string) => Promise<void>
  /** The session that a refresh token is of, whatever the token's state; null when it is unknown. */
  readonly idOfToken: (hash: string) => Promise<string | null>
  /** False when it had ended, or is not that account's. */
  readonly end: (id: string, reason: EndReason, at: Date, accountId?: number) => Promise<boolean>
  /** Ends all of an account but one, and answers with the ids of those that it ended. */
  readonly endAll: (
    accountId: number,
    reason: EndReason,
    at: Date,
    exceptId?: string | null,
  ) => Promise<readonly string[]>
}
