import type { BoardTypeName } from '@kingside/api'

export interface StoredRating {
  readonly kind: 'worldchess' | 'fide'
  readonly boardType: BoardTypeName
  readonly rating: number
}

/** Where a player's ratings are kept. */
export interface RatingStore {
  /** Those of rated games played; others are not there. */
  readonly listOf: (playerId: number) => Promise<readonly StoredRating[]>
  /** Sets a platform rating by hand, as if it were known already; how sure it is stays, or is that of a new player. */
  readonly set: (
    playerId: number,
    rating: Pick<StoredRating, 'boardType' | 'rating'>,
    at: Date,
  ) => Promise<void>
}
