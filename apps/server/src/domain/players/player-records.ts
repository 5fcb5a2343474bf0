import type { BoardTypeName } from '@kingside/api'
import type { RatingFamily } from '@kingside/api/facts'

/** A player who has a public profile. */
export interface ProfiledPlayer {
  /** Internal; never sent. */
  readonly id: number
  readonly kind: 'member' | 'bot'
  /** Of a closed account nothing is told but the games. */
  readonly isClosed: boolean
}

export interface RatingRecord {
  readonly family: RatingFamily
  readonly boardType: BoardTypeName
  readonly rating: number
  /** Of Glicko-2 at the moment that was asked for; null over the board. */
  readonly deviation: number | null
  /** Rated games; null over the board. */
  readonly games: number | null
  /** Whether it can't change for now. */
  readonly isFrozen: boolean
}

/** How the games of a rating ended, and how it came to be what it is. */
export interface RatingCourse {
  readonly boardType: BoardTypeName
  readonly rating: number
  readonly highest: number | null
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** In the order of time, thinned out. */
  readonly history: readonly { readonly at: Date; readonly rating: number }[]
}

/** A tournament that a player has finished. */
export interface PastEvent {
  readonly tournament: { readonly id: number; readonly slug: string; readonly name: string }
  readonly finishedAt: Date
  readonly place: number | null
  readonly points: number
  readonly games: number
  /** The sum of what its games changed; null where none changed a rating. */
  readonly ratingChange: number | null
}

/** What is to come for a player, or was. */
export interface PlayerEvent {
  readonly kind: 'tournament' | 'game'
  /** Of a tournament its slug; of a game its public id. */
  readonly id: string
  /** The tournament's name, or the names of who plays. */
  readonly title: string
  readonly startsAt: Date
}

/** What everybody may know of how a player plays. */
export interface PlayerRecords {
  /** Null when nobody has this uid, and for visitors, who have no profile. */
  readonly byUid: (uid: string) => Promise<ProfiledPlayer | null>
  readonly ratings: (playerId: number, at: Date) => Promise<readonly RatingRecord[]>
  readonly courses: (
    playerId: number,
    family: RatingFamily,
    at: Date,
  ) => Promise<readonly RatingCourse[]>
  readonly eventHistory: (
    playerId: number,
    page: { readonly limit: number; readonly offset: number },
    at: Date,
  ) => Promise<{ readonly count: number; readonly events: readonly PastEvent[] }>
  /** Those that begin in the span, the first first; an open end is null. */
  readonly events: (
    playerId: number,
    span: { readonly from: Date | null; readonly before: Date | null },
  ) => Promise<readonly PlayerEvent[]>
}
