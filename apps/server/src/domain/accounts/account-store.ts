import type { Account, ActiveAccount } from './account.ts'
import type { Email } from './email.ts'

/** The data that come with a registration. */
export interface NewAccount {
  readonly email: Email
  readonly passwordHash: string | null
  /** The visitor who registers and becomes the account's player. */
  readonly claimedPlayerId: number | null
  readonly firstName?: string
  readonly lastName?: string
  readonly countryId?: number | null
  readonly freeAccountRequested?: boolean
}

/** What a user may change. */
export type AccountChange = Partial<
  Pick<
    Account,
    | 'firstName'
    | 'lastName'
    | 'countryId'
    | 'birthDate'
    | 'freeAccountRequested'
    | 'gamificationConsent'
    | 'receiveNewsletters'
  >
>

export interface Activation {
  readonly at: Date
  /** The public uid of the player, when a new one has to be made. */
  readonly playerUid: string
}

/** Where accounts are kept. */
export interface AccountStore {
  readonly find: (id: number) => Promise<Account | null>
  readonly findByEmail: (folded: string) => Promise<Account | null>
  readonly findByPlayer: (playerId: number) => Promise<ActiveAccount | null>
  readonly findBySocial: (provider: string, subject: string) => Promise<Account | null>
  /** Null when the address has an account already. */
  readonly create: (account: NewAccount, at: Date) => Promise<Account | null>
  /** Writes a registration anew that was never activated; false when it was in the meantime. */
  readonly register: (id: number, account: NewAccount) => Promise<boolean>
  /**
   * Gives the account its player: the visitor who registered, who is no visitor from then on, or a new one.
   * An account that is active already stays as it is.
   */
  readonly activate: (id: number, activation: Activation) => Promise<ActiveAccount>
  /** Changes the fields that are given, and the player's name and country with them. */
  readonly update: (id: number, change: AccountChange) => Promise<ActiveAccount>
  readonly setPassword: (id: number, passwordHash: string | null) => Promise<void>
  readonly linkSocial: (id: number, provider: string, subject: string, at: Date) => Promise<void>
}
