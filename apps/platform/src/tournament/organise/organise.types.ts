/** A championship set that is made in the form. */
export interface NewSeries {
  readonly name: string
  /** How many of its tournaments one player may join; null is no limit. */
  readonly joinLimit: number | null
}

/** What the form of a tournament offers that depends on its reader. */
export interface FormChoices {
  /** The clubs that the reader runs, and the one that the tournament is of. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[]
  /** Whether the club takes entry fees; null where that isn’t known. */
  readonly takesFees: boolean | null
  /** The championship sets of the club. */
  readonly series: {
    readonly list: readonly { readonly id: string; readonly name: string }[]
    /** Makes one; answers with its id. Rejects where it was not made. */
    readonly onAdd: (series: NewSeries) => Promise<string>
  }
  readonly invitees: {
    /** What is typed to look for players. */
    readonly typed: string
    readonly onType: (name: string) => void
    readonly found: readonly { readonly uid: string; readonly name: string }[]
    /** Names of those who are invited, by their uids. */
    readonly names: ReadonlyMap<string, string>
  }
  /** Members among whom an arbiter may be. */
  readonly arbiters: {
    /** The name that is looked for: that of the arbiter who was typed last. */
    readonly typed: string
    readonly onType: (name: string) => void
    readonly found: readonly {
      readonly uid: string
      readonly name: string
      readonly title: string | null
      readonly rating: number | null
    }[]
  }
  readonly countries: readonly {
    readonly id: number
    readonly code: string
    readonly name: string
  }[]
}
