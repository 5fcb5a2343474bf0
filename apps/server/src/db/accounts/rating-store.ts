import { eq } from 'drizzle-orm'
import type { RatingStore } from '../../domain/accounts/rating-store.ts'
import type { Database } from '../database.ts'
import { ratings } from '../schema.ts'

export function createRatingStore(db: Database): RatingStore {
  return {
    listOf: (playerId) =>
      db
        .select({ kind: ratings.kind, boardType: ratings.boardType, rating: ratings.rating })
        .from(ratings)
        .where(eq(ratings.playerId, playerId)),
  }
}
