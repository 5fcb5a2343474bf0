import type { FideVerifiedStatus, Gender, Locale } from '@kingside/api/facts'
import type { Player } from '../players/visitor-store.ts'

/** Until when somebody may not play; null is not banned. */
export type BannedUntil = Date | 'for ever' | null

/** Somebody who can sign in. */
export interface Account {
  /** Internal; never sent. */
  readonly id: number
  /** Null until the activation. */
  readonly player: Player | null
  readonly email: string
  /** Null until an address that a provider gave is confirmed; `email` is what the provider said then, or empty. */
  readonly emailFolded: string | null
  /** Null: signs in by a provider only. */
  readonly passwordHash: string | null
  readonly activatedAt: Date | null
  /** When its member asked for its deletion. */
  readonly deletionAskedAt: Date | null
  readonly closedAt: Date | null
  readonly isAdmin: boolean
  readonly proUntil: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly countryId: number | null
  /** YYYY-MM-DD */
  readonly birthDate: string | null
  readonly gender: Gender | null
  /** The file of the picture. */
  readonly avatarId: string | null
  readonly fideId: number | null
  /** 0 not verified, 1 on check, 2 verified. */
  readonly fideVerifiedStatus: FideVerifiedStatus
  /** Since when it is verified. */
  readonly fideVerifiedAt: Date | null
  readonly freeAccountRequested: boolean
  readonly gamificationConsent: boolean
  /** When that was taken back; null is given, or never asked for. */
  readonly gamificationEndedAt: Date | null
  readonly receiveNewsletters: boolean
  /** In which the member last used the site; null is not known. */
  readonly language: Locale | null
}

/** An account that was activated, so it has a player. */
export interface ActiveAccount extends Account {
  readonly player: Player
  readonly activatedAt: Date
}

export const isActive = (account: Account): account is ActiveAccount =>
  account.player !== null && account.activatedAt !== null

/** What an account may do. */
export function roleOf(account: Account, at: Date): 'free' | 'pro' | 'admin' {
  if (account.isAdmin) return 'admin'
  return account.proUntil !== null && account.proUntil > at ? 'pro' : 'free'
}
