import type { RatedPlayer } from '../../domain/lobby/challenge.ts'
import { isProvisional } from '../../domain/ratings/glicko.ts'
import type { players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

/**
 * A player with one of the ratings, as it is at a moment.
 * @param rating null before the first rated game
 */
export function ratedPlayerOf(
  player: typeof players.$inferSelect,
  rating: typeof ratings.$inferSelect | null,
  at: Date,
): RatedPlayer {
  return {
    ...playerOf(player),
    rating: rating?.rating ?? null,
    isProvisional: isUncertain(player.kind, rating, at),
  }
}

/** A bot's rating stands for its level: neither few games nor rest make it less sure. */
export const isUncertain = (
  kind: (typeof players.$inferSelect)['kind'],
  rating: typeof ratings.$inferSelect | null,
  at: Date,
): boolean => kind !== 'bot' && rating !== null && isProvisional(rating, rating.updatedAt, at)
