import type { Locale } from '@kingside/api'
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
    | 'gender'
    | 'freeAccountRequested'
    | 'gamificationConsent'
    | 'gamificationEndedAt'
    | 'receiveNewsletters'
  >
>

/** What somebody typed who registered an address that waits for its code. */
export interface WaitingRegistration {
  readonly id: number
  /** Of what the browser keeps that registered. */
  readonly tokenHash: string
  readonly passwordHash: string | null
}

export interface Activation {
  /** The registration whose password and person the account takes; null leaves it without a password. */
  readonly registrationId: number | null
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
  readonly create: (
    account: NewAccount,
    at: Date,
    /** Of the browser, where its registration waits for a code. */
    tokenHash?: string,
  ) => Promise<Account | null>
  /** Makes an account that has no address yet. @param address what the provider said, or empty */
  readonly createUnconfirmed: (
    account: Omit<NewAccount, 'email'> & { readonly address: string },
    at: Date,
  ) => Promise<Account>
  /**
   * Gives an account without a confirmed address this one; what others have only registered under it ends. Null when
   * the address is another account's, or the account has one.
   */
  readonly confirmEmail: (id: number, email: Email) => Promise<ActiveAccount | null>
  readonly setLanguage: (id: number, language: Locale) => Promise<void>
  /** Adds a registration of an account that waits, or writes one anew; null when it was activated in the meantime. */
  readonly addRegistration: (
    accountId: number,
    account: NewAccount,
    at: Date,
    tokenHash: string,
    formerId: number | null,
  ) => Promise<number | null>
  /** The registrations of an address whose account waits, the newest first. */
  readonly registrations: (emailFolded: string) => Promise<readonly WaitingRegistration[]>
  /** Gives a registration to another browser. */
  readonly moveRegistration: (id: number, tokenHash: string) => Promise<void>
  /** Writes anew what was registered and never activated, for somebody who proved to have the address. */
  readonly replaceRegistrations: (id: number, account: NewAccount) => Promise<void>
  /**
   * Ends its registrations and gives the account its player: the visitor who registered, who is no visitor from then on, or a new one.
   * An account that is active already stays as it is.
   */
  readonly activate: (id: number, activation: Activation) => Promise<ActiveAccount>
  /** Changes the fields that are given, and the player's name and country with them. */
  readonly update: (id: number, change: AccountChange) => Promise<ActiveAccount>
  /** Shows another picture of a player; null is none. @returns the one before */
  readonly setAvatar: (playerId: number, avatarId: string | null) => Promise<string | null>
  /** Marks the account as one to delete; again leaves the first day. Answers with that. */
  readonly askForDeletion: (id: number, at: Date) => Promise<Date>
  /** Takes that back; false when there was nothing to take back, or it is deleted. */
  readonly keep: (id: number) => Promise<boolean>
  readonly setPassword: (id: number, passwordHash: string | null) => Promise<void>
  readonly linkSocial: (id: number, provider: string, subject: string, at: Date) => Promise<void>
}
