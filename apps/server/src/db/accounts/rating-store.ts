import { eq } from 'drizzle-orm'
import type { RatingStore } from '../../domain/accounts/rating-store.ts'
import { newRating } from '../../domain/ratings/glicko.ts'
import type { Database } from '../database.ts'
import { ratings } from '../schema.ts'

export function createRatingStore(db: Database): RatingStore {
  return {
    listOf: (playerId) =>
      db
        .select({ kind: ratings.kind, boardType: ratings.boardType, rating: ratings.rating })
        .from(ratings)
        .where(eq(ratings.playerId, playerId)),
    set: async (playerId, { boardType, rating }, updatedAt) => {
      const changed = { rating, updatedAt }
      await db
        .insert(ratings)
        .values({ playerId, kind: 'worldchess', boardType, ...newRating, games: 0, ...changed })
        .onConflictDoUpdate({
          target: [ratings.playerId, ratings.kind, ratings.boardType],
          set: changed,
        })
    },
  }
}
