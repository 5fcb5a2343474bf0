import type { BoardTypeName } from '@kingside/api'

export interface StoredRating {
  readonly kind: 'worldchess' | 'fide'
  readonly boardType: BoardTypeName
  readonly rating: number
}

/** Where a player's ratings are read. */
export interface RatingStore {
  /** Those of rated games played; others are not there. */
  readonly listOf: (playerId: number) => Promise<readonly StoredRating[]>
}
