/** What is known of the reader's consent to the tower. */
export interface ConsentStanding {
  readonly isGiven: boolean
  /** Younger than the tower's age, by the birth date of the profile. */
  readonly isTooYoung: boolean
}

export interface ConsentContext extends ConsentStanding {
  /** What is being saved. */
  readonly wish: boolean
}

export type ConsentInput = ConsentStanding

export type ConsentEvent =
  | { readonly type: 'consent.give' }
  | { readonly type: 'consent.withdraw' }
  /** The session and the page's calls send it. */
  | { readonly type: 'standing.update'; readonly standing: ConsentStanding }

export interface ConsentDeps {
  /** PATCH me/ with `gamification_consent` */
  readonly save: (isGiven: boolean, signal: AbortSignal) => Promise<void>
  /** It was saved: the stats are loaded again. */
  readonly onSaved: (isGiven: boolean) => void
  /** A save failed: it is only noted. */
  readonly report: () => void
}
