import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { TournamentReader } from '../../domain/tournaments/tournament-reader.ts'
import type { Database } from '../database.ts'
import { players, ratings, timeControls, tournamentEntries, tournaments } from '../schema.ts'
import { participantOf } from './standing-reader.ts'

/** Who takes part in a tournament, the highest rated first; with the rating of now until it is fixed by the start. */
export async function readPlayers(
  db: Database,
  tournamentId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ReturnType<TournamentReader['players']> {
  const isIn = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    inArray(tournamentEntries.status, ['joined', 'on-hold']),
  )
  const rating = sql<number | null>`case when ${tournamentEntries.seed} is null
    then round(${ratings.rating})::int else ${tournamentEntries.rating} end`
  const kind = sql`case when ${tournaments.ratingType} = 'fide' then 'fide' else 'worldchess' end`
  const [rows, count] = await Promise.all([
    db
      .select({ entry: tournamentEntries, player: players, rating })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .innerJoin(tournaments, eq(tournaments.id, tournamentEntries.tournamentId))
      .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
      .leftJoin(
        ratings,
        and(
          eq(ratings.playerId, tournamentEntries.playerId),
          sql`${ratings.kind}::text = ${kind}`,
          eq(ratings.boardType, timeControls.boardType),
        ),
      )
      .where(isIn)
      .orderBy(
        desc(sql`coalesce(${rating}, 0)`),
        asc(tournamentEntries.joinedAt),
        asc(tournamentEntries.id),
      )
      .limit(limit)
      .offset(offset),
    db.$count(tournamentEntries, isIn),
  ])
  return {
    count,
    players: rows.map(({ entry, player, rating: shown }) =>
      participantOf(player, { ...entry, rating: shown }),
    ),
  }
}
