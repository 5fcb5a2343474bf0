import type { GameBoard } from '@kingside/api'
import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { TopGamesReader } from '../../domain/lobby/ports.ts'
import type { Database } from '../database.ts'
import { endIsHidden, isSeenMove, looksPlayed, looksUnfinished } from '../games/delayed-games.ts'
import { gameMoves, games, players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

const whites = alias(players, 'whites')
const blacks = alias(players, 'blacks')

/** Games that viewers see late come and go late here too. @param now the wall clock */
export function createTopGamesReader(db: Database, now = () => new Date()): TopGamesReader {
  /** The last move of each game that viewers have seen. */
  const lastMoveOf = (at: Date) =>
    db
      .select({ fen: gameMoves.fen, uci: gameMoves.uci })
      .from(gameMoves)
      .where(and(eq(gameMoves.gameId, games.id), isSeenMove(at)))
      .orderBy(desc(gameMoves.absNum))
      .limit(1)
      .as('last_move')

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
      const at = now()
      const lastMove = lastMoveOf(at)
      const rows = await db
        .select({
          gameId: games.uid,
          config: games.config,
          ratingType: games.ratingType,
          timeControlId: games.timeControlId,
          white: whites,
          black: blacks,
          whiteRating: games.whiteRating,
          blackRating: games.blackRating,
          initialFen,
          fen: lastMove.fen,
          uci: lastMove.uci,
        })
        .from(games)
        .innerJoin(whites, eq(whites.id, games.whiteId))
        .innerJoin(blacks, eq(blacks.id, games.blackId))
        .leftJoinLateral(lastMove, sql`true`)
        .where(looksPlayed(at))
        .orderBy(
          sql`coalesce(${games.whiteRating}, 0) + coalesce(${games.blackRating}, 0) desc`,
          // Of guests' games those that have just begun.
          desc(games.id),
        )
        .limit(limit)
      return rows.map(({ gameId, ratingType, timeControlId, config, white, black, ...rated }) => ({
        gameId,
        rating_type: ratingType,
        time_control_id: timeControlId,
        tournament_id: config.tournamentId === undefined ? null : String(config.tournamentId),
        // All of them are played, as far as viewers know.
        board: boardOf(rated, null),
        white: lobbyPlayerOf({ ...playerOf(white), rating: rated.whiteRating }),
        black: lobbyPlayerOf({ ...playerOf(black), rating: rated.blackRating }),
      }))
    },
    boardsOf: async (gameIds) => {
      if (gameIds.length === 0) return []
      const at = now()
      const lastMove = lastMoveOf(at)
      const rows = await db
        .select({
          gameId: games.uid,
          result: sql<
            typeof games.$inferSelect.result
          >`case when ${endIsHidden(at)} then null else ${games.result} end`,
          initialFen,
          fen: lastMove.fen,
          uci: lastMove.uci,
        })
        .from(games)
        .leftJoinLateral(lastMove, sql`true`)
        .where(inArray(games.uid, [...gameIds]))
      return rows.map(({ gameId, result, ...row }) => ({ gameId, board: boardOf(row, result) }))
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

const initialFen = sql<string>`${games.config}->>'initialFen'`

const boardOf = (
  { initialFen, fen, uci }: { readonly initialFen: string; fen: string | null; uci: string | null },
  result: GameBoard['result'],
): GameBoard => ({ fen: fen ?? initialFen, last_move: uci, result })
