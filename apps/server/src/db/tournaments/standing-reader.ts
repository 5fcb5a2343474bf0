import { displayedRating } from '@kingside/api'
import { playerTitles } from '@kingside/api/facts'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type {
  ParticipantRecord,
  StandingPage,
  StandingRecord,
  TournamentReader,
} from '../../domain/tournaments/tournament-reader.ts'
import type { Database } from '../database.ts'
import { players, tournamentEntries, tournamentRounds } from '../schema.ts'

type EntryRow = typeof tournamentEntries.$inferSelect
type PlayerRow = typeof players.$inferSelect

/** Somebody who takes part, as others see them. */
export const participantOf = (
  player: PlayerRow,
  { status, rating }: Pick<EntryRow, 'status' | 'rating'>,
): ParticipantRecord => ({
  uid: player.uid,
  name: player.name,
  title: playerTitles.find((known) => known === player.title) ?? null,
  country: player.country,
  rating: displayedRating(rating),
  status,
})

/** A page of the standing: who has no place yet is not in it. */
export async function readStanding(
  db: Database,
  tournamentId: number,
  { limit, offset, after }: Parameters<TournamentReader['standing']>[1],
  readBy: number | null,
): Promise<StandingPage> {
  const isPlaced = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    isNotNull(tournamentEntries.place),
  )
  const select = () =>
    db
      .select({ entry: tournamentEntries, player: players })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
  const [rows, count, you, [latest]] = await Promise.all([
    select()
      .where(and(isPlaced, after === undefined ? undefined : gt(tournamentEntries.place, after)))
      .orderBy(asc(tournamentEntries.place))
      .limit(limit)
      .offset(after === undefined ? offset : 0),
    db.$count(tournamentEntries, isPlaced),
    readBy === null ? [] : select().where(and(isPlaced, eq(tournamentEntries.playerId, readBy))),
    db
      .select({ number: sql<number | null>`max(${tournamentRounds.number})` })
      .from(tournamentRounds)
      .where(eq(tournamentRounds.tournamentId, tournamentId)),
  ])
  const round = latest?.number ?? 0
  const recordOf = ({ entry, player }: (typeof rows)[number]): StandingRecord => ({
    place: entry.place ?? 0,
    player: participantOf(player, entry),
    round,
    games: entry.games,
    points: entry.points,
    tieBreaks: entry.tieBreaks,
    performance: entry.performance,
    streak: entry.streak,
  })
  const own = you[0]
  return { count, rows: rows.map(recordOf), you: own ? recordOf(own) : null }
}
