import { toTimeControl } from '@kingside/api'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type {
  OwnEntry,
  TournamentFilter,
  TournamentReader,
  TournamentRecord,
} from '../../domain/tournaments/tournament-reader.ts'
import { recordAt, roundsAt } from '../../domain/tournaments/late-view.ts'
import type { Database } from '../database.ts'
import {
  timeControls,
  tournamentByes,
  tournamentEntries,
  tournamentRounds,
  tournamentSeatHolds,
  tournamentSeries,
  tournamentStaff,
  tournaments,
} from '../schema.ts'
import { readBoards } from './board-reader.ts'
import { roundOf } from './run-store.ts'
import { readLateStanding } from './late-standing.ts'
import { readStanding } from './standing-reader.ts'
import { readTeamPlayers, readTeams } from './team-reader.ts'

/** @param now the wall clock */
export function createTournamentReader(db: Database, now: () => Date): TournamentReader {
  return {
    find: async (idOrSlug, readBy) => {
      // An id is a number, and a slug never is one.
      const isId = /^\d{1,15}$/.test(idOrSlug)
      const which = isId ? eq(tournaments.id, Number(idOrSlug)) : eq(tournaments.slug, idOrSlug)
      const [row] = await select(db, readBy, now()).where(and(which, isVisible(db, readBy)))
      if (!row) return null
      const entry = row.entry && (await withByes(db, row.entry))
      return recordAt(recordOf({ ...row, entry }), now())
    },
    list: async (filter, readBy) => {
      const which = and(isVisible(db, readBy), ...conditionsOf(filter))
      const [rows, [counted]] = await Promise.all([
        select(db, readBy, now())
          .where(which)
          .orderBy(...orderOf(filter.ordering), asc(tournaments.id))
          .limit(filter.limit)
          .offset(filter.offset),
        db
          .select({ count: sql<number>`count(*)::int` })
          .from(tournaments)
          .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
          .where(which),
      ])
      return {
        count: counted?.count ?? 0,
        tournaments: rows.map((row) => recordAt(recordOf(row), now())),
      }
    },
    ofPlayer: async (playerId, stages) => {
      const rows = await select(db, playerId, now())
        .where(
          and(
            inArray(tournaments.stage, [...stages]),
            inArray(tournamentEntries.status, ['pending', 'joined', 'on-hold']),
          ),
        )
        .orderBy(asc(tournaments.startsAt), asc(tournaments.id))
        .limit(100)
      return rows.map(recordOf)
    },
    standing: (tournamentId, page, readBy, shownAt = null) =>
      shownAt === null
        ? readStanding(db, tournamentId, page, readBy)
        : readLateStanding(db, tournamentId, page, shownAt),
    rounds: async (tournamentId, shownAt = null) => {
      const rows = await db
        .select()
        .from(tournamentRounds)
        .where(eq(tournamentRounds.tournamentId, tournamentId))
        .orderBy(asc(tournamentRounds.number))
      const rounds = rows.map(roundOf)
      return shownAt === null ? rounds : roundsAt(rounds, shownAt)
    },
    teams: (tournamentId, page) => readTeams(db, tournamentId, page),
    teamPlayers: (tournamentId, teamId, page) => readTeamPlayers(db, tournamentId, teamId, page),
    boards: (tournamentId, query) => readBoards(db, tournamentId, query, now()),
  }
}

/** Which of these tournaments a player may know of. */
export const visibleAmong =
  (db: Database) =>
  async (ids: readonly number[], playerId: number): Promise<readonly number[]> => {
    const rows = await db
      .select({ id: tournaments.id })
      .from(tournaments)
      .where(and(inArray(tournaments.id, [...ids]), isVisible(db, playerId)))
    return rows.map(({ id }) => id)
  }

/** Of hidden ones nobody learns but those who run them. */
const isVisible = (db: Database, readBy: number | null) =>
  or(
    eq(tournaments.isHidden, false),
    readBy === null
      ? undefined
      : inArray(
          tournaments.id,
          db
            .select({ id: tournamentStaff.tournamentId })
            .from(tournamentStaff)
            .where(eq(tournamentStaff.playerId, readBy)),
        ),
  )

/** Seats that are kept while somebody pays. */
const heldSeats = (at: Date) => sql<number>`case when ${tournaments.entryFeeCents} = 0 then 0 else
  (select count(*)::int from ${tournamentSeatHolds} as held
    where held.tournament_id = ${tournaments.id} and held.until > ${at.toISOString()}) end`

const select = (db: Database, readBy: number | null, at: Date) =>
  db
    .select({
      row: tournaments,
      control: timeControls,
      series: tournamentSeries,
      entry: tournamentEntries,
      staff: tournamentStaff,
      held: heldSeats(at),
    })
    .from(tournaments)
    .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
    .leftJoin(tournamentSeries, eq(tournamentSeries.id, tournaments.seriesId))
    .leftJoin(
      tournamentEntries,
      and(
        eq(tournamentEntries.tournamentId, tournaments.id),
        eq(tournamentEntries.playerId, readBy ?? -1),
      ),
    )
    .leftJoin(
      tournamentStaff,
      and(
        eq(tournamentStaff.tournamentId, tournaments.id),
        eq(tournamentStaff.playerId, readBy ?? -1),
      ),
    )

type Selected = Awaited<ReturnType<typeof select>>[number]
type EntryRow = NonNullable<Selected['entry']>

async function withByes(db: Database, entry: EntryRow): Promise<EntryRow & Pick<OwnEntry, 'byes'>> {
  const rows = await db
    .select({ round: tournamentByes.round })
    .from(tournamentByes)
    .where(and(eq(tournamentByes.entryId, entry.id), eq(tournamentByes.kind, 'requested')))
    .orderBy(asc(tournamentByes.round))
  return { ...entry, byes: rows.map(({ round }) => round) }
}

function recordOf({
  row,
  control,
  series,
  entry,
  staff,
  held,
}: Omit<Selected, 'entry'> & {
  readonly entry: (EntryRow & Partial<Pick<OwnEntry, 'byes'>>) | null
}): TournamentRecord {
  const {
    plannedKey: _plannedKey,
    timeControlId: _timeControlId,
    dueAt: _dueAt,
    leasedBy: _leasedBy,
    lookedAt: _lookedAt,
    fence: _fence,
    ...facts
  } = row
  return {
    ...facts,
    timeControl: toTimeControl(control),
    seatsTaken: row.seatsTaken + held,
    series: series && { id: series.id, name: series.name },
    entry: entry && {
      id: entry.id,
      status: entry.status,
      isCheckedIn: entry.isCheckedIn,
      missedInRow: entry.missedInRow,
      byes: entry.byes ?? [],
    },
    isStaff: staff !== null,
  }
}

/** An adult may join what has no highest age, or one from 18. */
const isForKids = sql`coalesce((${tournaments.limits}->>'ageMax')::int, 200) < 18`

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

function conditionsOf(filter: TournamentFilter): readonly (SQL | undefined)[] {
  const { startsAt, endsAt } = tournaments
  return [
    filter.hidden === true ? eq(tournaments.isHidden, false) : undefined,
    filter.startAfter && gte(startsAt, filter.startAfter),
    filter.startBefore && lte(startsAt, filter.startBefore),
    filter.finishAfter && gte(endsAt, filter.finishAfter),
    filter.finishBefore && lte(endsAt, filter.finishBefore),
    filter.status && inArray(tournaments.stage, [...filter.status]),
    filter.kind && inArray(tournaments.kind, [...filter.kind]),
    filter.ratingType && inArray(tournaments.ratingType, [...filter.ratingType]),
    filter.locationRegion && eq(tournaments.locationRegion, filter.locationRegion),
    filter.boardType && eq(timeControls.boardType, filter.boardType),
    filter.mode && eq(tournaments.mode, filter.mode),
    filter.kids ? isForKids : undefined,
    filter.search ? ilike(tournaments.name, `%${escaped(filter.search)}%`) : undefined,
    filter.series ? eq(tournaments.seriesId, filter.series) : undefined,
    filter.isPaid === undefined
      ? undefined
      : sql`(${tournaments.entryFeeCents} > 0) = ${filter.isPaid}`,
    filter.isFeatured === undefined ? undefined : eq(tournaments.isFeatured, filter.isFeatured),
    // One that was cancelled before anybody came is of no interest to anybody.
    filter.status
      ? undefined
      : or(isNull(tournaments.cancelReason), gte(tournaments.seatsTaken, 1)),
  ]
}

const orderings: Readonly<Record<string, SQL>> = {
  start: sql`${tournaments.startsAt}`,
  finish: sql`${tournaments.endsAt}`,
  created_at: sql`${tournaments.createdAt}`,
  signed_up_amount: sql`${tournaments.seatsTaken}`,
  // No limit is more than any.
  max_participants: sql`coalesce(${tournaments.maxParticipants}, 2147483647)`,
  prize_fund: sql`coalesce(${tournaments.prizeFundCents}, 0)`,
  // What people have chosen, those of the editors first.
  popularity: sql`${tournaments.isFeatured}::int * 1000000 + ${tournaments.seatsTaken}`,
}

function orderOf(ordering = 'start'): readonly SQL[] {
  const isDown = ordering.startsWith('-')
  const by = orderings[isDown ? ordering.slice(1) : ordering] ?? sql`${tournaments.startsAt}`
  return [isDown ? desc(by) : asc(by)]
}
