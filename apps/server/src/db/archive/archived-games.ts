import { toTimeControl } from '@kingside/api'
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import type { ArchivedGame, GamesArchiveDeps } from '../../domain/archive/games-archive.ts'
import { onOtherTime } from '../../domain/games/game-pause.ts'
import { pgnOf } from '../../domain/games/game-pgn.ts'
import type { Database } from '../database.ts'
import { loadedState } from '../games/commit-games.ts'
import { playerOf } from '../games/game-reader.ts'
import { gameMoves, games, players, timeControls, tournaments } from '../schema.ts'

const whites = alias(players, 'whites')
const blacks = alias(players, 'blacks')

/**
 * Reads a player's finished games for an archive, a batch by four queries however many there are: both players know how
 * their games ended, so none is late.
 */
export const createArchiveReader =
  (db: Database): GamesArchiveDeps['readGames'] =>
  async (playerId, before, limit): Promise<readonly ArchivedGame[]> => {
    // One half for each colour, because an index holds each in its order.
    const half = (side: typeof games.whiteId | typeof games.blackId) =>
      db
        .select({ id: games.id })
        .from(games)
        .where(
          and(
            eq(side, playerId),
            isNotNull(games.result),
            before === null ? undefined : lt(games.id, before),
          ),
        )
        .orderBy(desc(games.id))
        .limit(limit)
    const ids = unionAll(half(games.whiteId), half(games.blackId))
      .orderBy(sql`id desc`)
      .limit(limit)
      .as('ids')
    const rows = await db
      .select({ game: games, white: whites, black: blacks, control: timeControls })
      .from(ids)
      .innerJoin(games, eq(games.id, ids.id))
      .innerJoin(whites, eq(whites.id, games.whiteId))
      .innerJoin(blacks, eq(blacks.id, games.blackId))
      .innerJoin(timeControls, eq(timeControls.id, games.timeControlId))
      .orderBy(desc(games.id))
    const movesOf = await readMoves(
      db,
      rows.map(({ game }) => game.id),
    )
    const nameOf = await readNames(
      db,
      rows.flatMap(({ game }) => game.config.tournamentId ?? []),
    )
    return rows.map(({ game, white, black, control }) => ({
      id: game.id,
      pgn: () => {
        const event = nameOf(game.config.tournamentId ?? null)
        const printed = {
          state: onOtherTime(loadedState(game, movesOf(game.id)), game.aheadMs),
          players: { w: playerOf(white, game.whiteRating), b: playerOf(black, game.blackRating) },
          timeControl: toTimeControl(control),
          ratingType: game.ratingType,
          createdAt: game.createdAt,
        }
        return event === null ? pgnOf(printed) : pgnOf(printed, { event, round: '-' })
      },
    }))
  }

async function readMoves(db: Database, gameIds: readonly number[]) {
  const moves =
    gameIds.length === 0
      ? []
      : await db
          .select()
          .from(gameMoves)
          .where(inArray(gameMoves.gameId, [...gameIds]))
          .orderBy(asc(gameMoves.absNum))
  const byGame = new Map<number, (typeof moves)[number][]>()
  for (const move of moves) {
    const others = byGame.get(move.gameId)
    if (others) others.push(move)
    else byGame.set(move.gameId, [move])
  }
  return (gameId: number) => byGame.get(gameId) ?? []
}

async function readNames(db: Database, tournamentIds: readonly number[]) {
  const rows =
    tournamentIds.length === 0
      ? []
      : await db
          .select({ id: tournaments.id, name: tournaments.name })
          .from(tournaments)
          .where(inArray(tournaments.id, [...new Set(tournamentIds)]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (tournamentId: number | null) =>
    tournamentId === null ? null : (names.get(tournamentId) ?? null)
}
