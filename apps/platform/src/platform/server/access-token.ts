import type { SignedIn } from '@kingside/api'
import type { Token } from '@kingside/machines/session'

/** Keeps the access token in memory only, so that it is not in the page's storage. */
export interface AccessTokens {
  /** The current token; null for a visitor. */
  readonly current: () => string | null
  /** Keeps a new token. @returns its lifetime, for the session */
  readonly keep: (signedIn: SignedIn) => Token
  /** The age of the token, in milliseconds. */
  readonly ageMs: () => number
  readonly drop: () => void
}

/**
 * @param onKept called when a sign-in began or was renewed
 * @param now a clock that continues while the computer sleeps, in milliseconds
 */
export function createAccessTokens(now: () => number, onKept = () => {}): AccessTokens {
  let token: string | null = null
  let keptAt = 0
  return {
    current: () => token,
    keep: ({ access_token, expires_in }) => {
      token = access_token
      keptAt = now()
      onKept()
      return { expiresMs: expires_in * 1000 }
    },
    ageMs: () => now() - keptAt,
    drop: () => {
      token = null
    },
  }
}
