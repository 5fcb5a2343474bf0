import type { ArenaTitle, TitleBoardType } from '@kingside/api/facts'

/** How far a player is on the way to a title, in one board type. */
export interface TitleWay {
  readonly boardType: TitleBoardType
  readonly gamesPlayed: number
  readonly gamesRequired: number
  /** Null before the first game. */
  readonly performance: number | null
}

/** The files of one title. */
export interface TitleCertificate {
  readonly title: ArenaTitle
  /** Addresses. */
  readonly pdf: string
  readonly png: string
}

export interface Certificates {
  /** Lowest title first. */
  readonly titles: readonly TitleCertificate[]
  /** The address of a file with all of them; null while there is none. */
  readonly zip: string | null
}

/** The titles of a member, as only the member sees them. */
export interface OwnTitleFacts {
  readonly held: ArenaTitle | null
  /** The title above; null with the highest. */
  readonly next: {
    readonly title: ArenaTitle
    readonly performanceRequired: number
    readonly ways: readonly TitleWay[]
  } | null
  readonly certificates: Certificates
}

/** What a title takes beside games, as far as the member lacks it. */
export interface TitleNeeds {
  readonly hasPro: boolean
  readonly fide: 'none' | 'on-check' | 'verified'
}

export type TitlesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly facts: OwnTitleFacts }
