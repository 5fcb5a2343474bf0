/** The authenticator app of an account. */
export interface KeptSecondFactor {
  readonly sealedSecret: string
  /** Null until a code has shown that the app has the secret. */
  readonly confirmedAt: Date | null
  readonly recoveryCodesLeft: number
}

/** Where second factors, recovery codes and sign-ins that wait for a code are kept. */
export interface SecondFactorStore {
  readonly find: (accountId: number) => Promise<KeptSecondFactor | null>
  /** Keeps a secret that waits to be confirmed, in place of one that waits; false when one is on. */
  readonly begin: (accountId: number, sealedSecret: string, at: Date) => Promise<boolean>
  /** Switches on what waits, with its recovery codes; false when another secret waits, or one is on. */
  readonly confirm: (
    accountId: number,
    confirmed: {
      readonly sealedSecret: string
      readonly step: number
      readonly codeHashes: readonly string[]
    },
    at: Date,
  ) => Promise<boolean>
  /** Uses up the code of a step and of those before it; false when it was used up. Of two at once one is first. */
  readonly useStep: (accountId: number, step: number) => Promise<boolean>
  /** Uses up a recovery code; false when there is none such, or it was used. */
  readonly useRecoveryCode: (accountId: number, hash: string, at: Date) => Promise<boolean>
  readonly replaceRecoveryCodes: (accountId: number, hashes: readonly string[]) => Promise<void>
  /** Takes everything away, tickets too; false when nothing was on. */
  readonly remove: (accountId: number) => Promise<boolean>
  readonly putTicket: (
    hash: string,
    ticket: { readonly accountId: number; readonly expiresAt: Date },
  ) => Promise<void>
  /** Whose ticket it is; null when it is over. */
  readonly ownerOfTicket: (hash: string, at: Date) => Promise<number | null>
  /** Counts a try and answers whose ticket it is; null when it is over or has had `maxTries`. */
  readonly tryTicket: (hash: string, at: Date, maxTries: number) => Promise<number | null>
  /** Uses up a ticket; false when it was used. */
  readonly takeTicket: (hash: string) => Promise<boolean>
}
