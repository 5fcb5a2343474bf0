import type { SignedIn } from '@kingside/api'
import type { Token } from '@kingside/machines/session'

/** Keeps the access token in memory, and nowhere else: what reads the page's storage finds none. */
export interface AccessTokens {
  /** The token of the moment; null is a visitor. */
  readonly current: () => string | null
  /** Keeps what the server gave. @returns how long it lives, for the session */
  readonly keep: (signedIn: SignedIn) => Token
  /** How old the token is, in milliseconds. */
  readonly ageMs: () => number
  readonly drop: () => void
}

/**
 * @param onKept a sign-in has begun or gone on
 * @param now on a clock that goes on while the computer sleeps, in milliseconds
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
