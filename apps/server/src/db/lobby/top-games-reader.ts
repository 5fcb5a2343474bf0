import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { TopGamesReader } from '../../domain/lobby/ports.ts'
import type { Database } from '../database.ts'
import { looksPlayed, looksUnfinished } from '../games/delayed-games.ts'
import { games, players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

const whites = alias(players, 'whites')
const blacks = alias(players, 'blacks')

/** Games that viewers see late come and go late here too. @param now the wall clock */
export function createTopGamesReader(db: Database, now = () => new Date()): TopGamesReader {
  return {
    bestPlayers: async (boardType, limit) => {
      const rows = await db
        .select({ player: players, rating: ratings.rating })
        .from(ratings)
        .innerJoin(players, eq(players.id, ratings.playerId))
        .where(
          and(
            eq(ratings.kind, 'worldchess'),
            eq(ratings.boardType, boardType),
            eq(players.kind, 'member'),
          ),
        )
        .orderBy(desc(ratings.rating), ratings.playerId)
        .limit(limit)
      return rows.map(({ player, rating }) => lobbyPlayerOf({ ...playerOf(player), rating }))
    },
    topGames: async (limit) => {
      const rows = await db
        .select({
          gameId: games.uid,
          ratingType: games.ratingType,
          timeControlId: games.timeControlId,
          white: whites,
          black: blacks,
          whiteRating: games.whiteRating,
          blackRating: games.blackRating,
        })
        .from(games)
        .innerJoin(whites, eq(whites.id, games.whiteId))
        .innerJoin(blacks, eq(blacks.id, games.blackId))
        .where(looksPlayed(now()))
        .orderBy(
          sql`coalesce(${games.whiteRating}, 0) + coalesce(${games.blackRating}, 0) desc`,
          games.id,
        )
        .limit(limit)
      return rows.map(({ gameId, ratingType, timeControlId, white, black, ...rated }) => ({
        gameId,
        rating_type: ratingType,
        time_control_id: timeControlId,
        tournament_id: null,
        white: lobbyPlayerOf({ ...playerOf(white), rating: rated.whiteRating }),
        black: lobbyPlayerOf({ ...playerOf(black), rating: rated.blackRating }),
      }))
    },
    countGames: async () => {
      const [row] = await db
        .select({ count: count() })
        .from(games)
        .where(and(looksUnfinished(now()), ne(games.phase, 'SCHEDULED')))
      return row?.count ?? 0
    },
  }
}
