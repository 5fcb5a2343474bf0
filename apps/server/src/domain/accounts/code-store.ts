export type CodePurpose = 'activation' | 'reset' | 'confirmation' | 'identity'

/**
 * Which mailed codes: an address has one for each purpose and, of activation codes, for each registration; of
 * confirmation and identity codes for each account, whose id stands for the registration's.
 */
export interface CodeKey {
  readonly purpose: CodePurpose
  readonly emailFolded: string
}

/** Who tries a code: the browser that made these registrations, or one of which nothing is known. */
export type CodeTrier = readonly number[] | 'stranger'

export interface StartedTry {
  readonly hash: string
  /** How many tries this trier has had, with this one. */
  readonly tries: number
  /** The registration that the code activates. */
  readonly registrationId: number | null
}

/** Where mailed codes are kept, hashed. */
export interface CodeStore {
  /** Keeps a code; the one before it, of the same registration, is gone. */
  readonly put: (
    key: CodeKey,
    code: {
      readonly hash: string
      readonly expiresAt: Date
      readonly registrationId: number | null
    },
  ) => Promise<void>
  /**
   * Counts a try for each code that the trier may use and has tries left for. Strangers share theirs, so that they
   * use up nobody else's.
   */
  readonly startTry: (
    key: CodeKey,
    trier: CodeTrier,
    at: Date,
    maxTries: number,
  ) => Promise<readonly StartedTry[]>
  /** Whether a code is there for which the trier has no tries left. */
  readonly isSpent: (key: CodeKey, trier: CodeTrier, maxTries: number) => Promise<boolean>
  /** Takes a code away that holds at `at`; false when there is none, so that of two at once only one wins. */
  readonly take: (key: CodeKey, hash: string, at: Date) => Promise<boolean>
  readonly remove: (key: CodeKey) => Promise<void>
}
