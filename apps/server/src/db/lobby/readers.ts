import type { BoardTypeName, PlayableRatingType } from '@kingside/api'
import { and, eq, sql } from 'drizzle-orm'
import type { BotReader, PlayerReader, RatingReader } from '../../domain/lobby/ports.ts'
import type { Database } from '../database.ts'
import { bots, players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

export function createPlayerReader(db: Database): PlayerReader {
  return {
    byUid: async (uid) => {
      const [found] = await db.select().from(players).where(eq(players.uid, uid))
      return found ? playerOf(found) : null
    },
  }
}

const kindOf = (ratingType: PlayableRatingType) =>
  ratingType === 'fide' ? ('fide' as const) : ('worldchess' as const)

export function createRatingReader(db: Database): RatingReader {
  return {
    of: async (playerId, ratingType, boardType) => {
      const [found] = await db
        .select({ rating: ratings.rating })
        .from(ratings)
        .where(
          and(
            eq(ratings.playerId, playerId),
            eq(ratings.kind, kindOf(ratingType)),
            eq(ratings.boardType, boardType),
          ),
        )
      return found?.rating ?? null
    },
  }
}

/** A bot without a rating counts as New, so that there is an opponent in any case. */
const newBotRating = 1200

export function createBotReader(db: Database): BotReader {
  return {
    near: async (rating: number, boardType: BoardTypeName) => {
      const [nearest] = await db
        .select()
        .from(players)
        .leftJoin(
          ratings,
          and(
            eq(ratings.playerId, players.id),
            eq(ratings.kind, 'worldchess'),
            eq(ratings.boardType, boardType),
          ),
        )
        .where(eq(players.kind, 'bot'))
        .orderBy(
          sql`abs(coalesce(${ratings.rating}, ${newBotRating}) - ${rating}::double precision)`,
          players.id,
        )
        .limit(1)
      return nearest ? playerOf(nearest.players) : null
    },
    ofLevel: async (level) => {
      const [found] = await db
        .select({ player: players })
        .from(bots)
        .innerJoin(players, eq(players.id, bots.playerId))
        .where(eq(bots.level, level))
      return found ? playerOf(found.player) : null
    },
  }
}
