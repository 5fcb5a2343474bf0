export type CodePurpose = 'activation' | 'reset'

/** Which mailed code: an address has one for each purpose. */
export interface CodeKey {
  readonly purpose: CodePurpose
  readonly emailFolded: string
}

/** Where mailed codes are kept, hashed. */
export interface CodeStore {
  /** Keeps a code; the one before it is gone. */
  readonly put: (
    key: CodeKey,
    code: { readonly hash: string; readonly expiresAt: Date },
    at: Date,
  ) => Promise<void>
  /** Counts a try, if one is left; null when there is no code, it has expired, or no try is left. */
  readonly startTry: (
    key: CodeKey,
    at: Date,
    maxTries: number,
  ) => Promise<{ readonly hash: string; readonly tries: number } | null>
  /** Whether a code is there that has no tries left. */
  readonly isSpent: (key: CodeKey, maxTries: number) => Promise<boolean>
  /** Takes the code away; false when it was gone, so that of two at once only one wins. */
  readonly take: (key: CodeKey, hash: string) => Promise<boolean>
  readonly remove: (key: CodeKey) => Promise<void>
}
