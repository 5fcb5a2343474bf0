import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import type {
  StandingRecord,
  TeamRecord,
  TournamentReader,
} from '../../domain/tournaments/tournament-reader.ts'
import type { Database } from '../database.ts'
import { players, tournamentEntries, tournamentTeams } from '../schema.ts'
import { participantOf } from './standing-reader.ts'

const isIn = notInArray(tournamentEntries.status, ['pending', 'left'])

/** The teams of a tournament by the sum of their players' points, then of their first tie-breaks. */
export async function readTeams(
  db: Database,
  tournamentId: number,
  { limit, offset, ownOf }: Parameters<TournamentReader['teams']>[1],
): ReturnType<TournamentReader['teams']> {
  const points = sql<number>`coalesce(sum(${tournamentEntries.points}), 0)::float8`
  const tieBreak = sql<number>`coalesce(sum((${tournamentEntries.tieBreaks}->>0)::float8), 0)`
  const rows = await db
    .select({
      id: tournamentTeams.id,
      name: tournamentTeams.name,
      players: sql<number>`count(${tournamentEntries.id})::int`,
      points,
      isOwn: sql<boolean>`coalesce(bool_or(${players.uid} = ${ownOf ?? ''}), false)`,
    })
    .from(tournamentTeams)
    .leftJoin(tournamentEntries, and(eq(tournamentEntries.teamId, tournamentTeams.id), isIn))
    .leftJoin(players, eq(players.id, tournamentEntries.playerId))
    .where(eq(tournamentTeams.tournamentId, tournamentId))
    .groupBy(tournamentTeams.id)
    .orderBy(desc(points), desc(tieBreak), asc(tournamentTeams.id))
  const ranked = rows.map((row, index): TeamRecord => ({ ...row, place: index + 1 }))
  return { count: ranked.length, teams: ranked.slice(offset, offset + limit) }
}

/** The players of a team by their points; null where the tournament has no such team. */
export async function readTeamPlayers(
  db: Database,
  tournamentId: number,
  teamId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ReturnType<TournamentReader['teamPlayers']> {
  const isTeam = and(eq(tournamentTeams.id, teamId), eq(tournamentTeams.tournamentId, tournamentId))
  if ((await db.$count(tournamentTeams, isTeam)) === 0) return null
  const ofTeam = and(eq(tournamentEntries.teamId, teamId), isIn)
  const [rows, count] = await Promise.all([
    db
      .select({ entry: tournamentEntries, player: players })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
      .where(ofTeam)
      .orderBy(
        desc(tournamentEntries.points),
        sql`${tournamentEntries.place} nulls last`,
        asc(tournamentEntries.id),
      )
      .limit(limit)
      .offset(offset),
    db.$count(tournamentEntries, ofTeam),
  ])
  const recordOf = ({ entry, player }: (typeof rows)[number], index: number): StandingRecord => ({
    // Who has no place in the whole yet is numbered within the team.
    place: entry.place ?? offset + index + 1,
    player: participantOf(player, entry),
    round: 0,
    games: entry.games,
    points: entry.points,
    tieBreaks: entry.tieBreaks,
    performance: entry.performance,
    streak: entry.streak,
  })
  return { count, rows: rows.map(recordOf) }
}
