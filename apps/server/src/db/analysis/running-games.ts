import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { RunningGames } from '../../domain/analysis/running-games.ts'
import type { Database } from '../database.ts'
import { gameMoves, games } from '../schema.ts'

/** Reads the stored positions of running games. */
export function createRunningGames(db: Database): RunningGames {
  return {
    ratedPositions: async (playerId) => {
      const rows = await db
        .select({ fen: gameMoves.fen })
        .from(gameMoves)
        .innerJoin(games, eq(games.id, gameMoves.gameId))
        .where(
          and(
            isNull(games.result),
            ne(games.ratingType, 'non-rated'),
            or(eq(games.whiteId, playerId), eq(games.blackId, playerId)),
          ),
        )
      return rows.map(({ fen }) => fen)
    },
  }
}
