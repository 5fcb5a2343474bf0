import { displayedRating } from '@kingside/api'
import { playerTitles } from '@kingside/api/facts'
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type {
  ParticipantRecord,
  StandingPage,
  StandingRecord,
  TournamentReader,
} from '../../domain/tournaments/tournament-reader.ts'
import { shownTitle } from '../../domain/players/visitor-store.ts'
import { isBracket } from '../../domain/tournaments/tournament.ts'
import type { Database } from '../database.ts'
import { players, tournamentEntries, tournamentRounds, tournaments } from '../schema.ts'

type EntryRow = typeof tournamentEntries.$inferSelect
type PlayerRow = typeof players.$inferSelect

/** Somebody who takes part, as others see them. */
export const participantOf = (
  player: PlayerRow,
  { status, rating }: Pick<EntryRow, 'status' | 'rating'>,
): ParticipantRecord => ({
  uid: player.uid,
  name: player.name,
  title: playerTitles.find((known) => known === shownTitle(player)) ?? null,
  country: player.country,
  rating: displayedRating(rating),
  status,
})

/** A number of a JSON list; what is not there comes last. */
const tieBreak = (index: number) =>
  sql`-coalesce((${tournamentEntries.tieBreaks}->>${sql.raw(String(index))})::float8, -1)`

/** What rows are ordered by, the best first: the order in which `place` was given. */
const inOrder: Readonly<Record<'arena' | 'rounds' | 'bracket', readonly SQL[]>> = {
  arena: [
    sql`-${tournamentEntries.points}`,
    sql`-coalesce(${tournamentEntries.performance}, -1)`,
    sql`-coalesce(${tournamentEntries.rating}, -1)`,
    sql`${tournamentEntries.id}`,
  ],
  rounds: [
    sql`-${tournamentEntries.points}`,
    tieBreak(0),
    tieBreak(1),
    tieBreak(2),
    sql`coalesce(${tournamentEntries.seed}, 0)`,
  ],
  bracket: [sql`${tournamentEntries.place}`],
}

const orderOf = (kind: typeof tournaments.$inferSelect.kind) =>
  isBracket({ kind }) ? inOrder.bracket : kind === 'arena' ? inOrder.arena : inOrder.rounds

/** The numbers of a cursor; null where it is none of this order. */
function numbersOf(cursor: string, length: number): readonly number[] | null {
  const numbers = cursor.split('_').map(Number)
  return numbers.length === length && numbers.every(Number.isFinite) ? numbers : null
}

const tuple = (parts: readonly (SQL | number)[]) =>
  sql`(${sql.join(
    parts.map((part) => (typeof part === 'number' ? sql`${part}::float8` : sql`(${part})::float8`)),
    sql`, `,
  )})`

/** A page of the standing: who has no place yet is not in it. */
export async function readStanding(
  db: Database,
  tournamentId: number,
  {
    limit,
    offset,
    after,
    only,
  }: Parameters<TournamentReader['standing']>[1] & {
    /** The entries to show; null is all. */
    readonly only: readonly number[] | null
  },
  readBy: number | null,
): Promise<StandingPage> {
  const isPlaced = and(
    eq(tournamentEntries.tournamentId, tournamentId),
    isNotNull(tournamentEntries.place),
    only === null ? undefined : inArray(tournamentEntries.id, [...only]),
  )
  const [tournament] = await db
    .select({ kind: tournaments.kind })
    .from(tournaments)
    .where(eq(tournaments.id, tournamentId))
  const keys = orderOf(tournament?.kind ?? 'swiss')
  const cursor = after === undefined ? null : numbersOf(after, keys.length)
  const key = sql<string>`concat_ws('_', ${sql.join([...keys], sql`, `)})`
  const select = () =>
    db
      .select({ entry: tournamentEntries, player: players, key })
      .from(tournamentEntries)
      .innerJoin(players, eq(players.id, tournamentEntries.playerId))
  const [rows, count, you, [latest]] = await Promise.all([
    select()
      .where(and(isPlaced, cursor ? sql`${tuple(keys)} > ${tuple(cursor)}` : undefined))
      .orderBy(asc(tournamentEntries.place))
      .limit(limit + 1)
      .offset(cursor ? 0 : offset),
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
  const page = rows.slice(0, limit)
  return {
    next: rows.length > limit ? (page.at(-1)?.key ?? null) : null,
    count,
    rows: page.map(recordOf),
    you: own ? recordOf(own) : null,
  }
}
