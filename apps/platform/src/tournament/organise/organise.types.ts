/** What the form of a tournament offers that depends on its reader. */
export interface FormChoices {
  /** The clubs that the reader runs, and the one that the tournament is of. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[]
  /** Whether the club takes entry fees; null where that isn’t known. */
  readonly takesFees: boolean | null
  readonly invitees: {
    /** What is typed to look for players. */
    readonly typed: string
    readonly onType: (name: string) => void
    readonly found: readonly { readonly uid: string; readonly name: string }[]
    /** Names of those who are invited, by their uids. */
    readonly names: ReadonlyMap<string, string>
  }
  readonly countries: readonly {
    readonly id: number
    readonly code: string
    readonly name: string
  }[]
}
