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
  ne,
  notInArray,
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
import { entriesOfStage } from '../../domain/tournaments/playoff-round.ts'
import { isBracket, noAbout, type Stage } from '../../domain/tournaments/tournament.ts'
import { recordAt, roundsAt } from '../../domain/tournaments/late-view.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import {
  clubMembers,
  clubs,
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
import { readBracket } from './bracket-reader.ts'
import { loadRun, roundOf } from './run-store.ts'
import { readLateStanding } from './late-standing.ts'
import { readPlayers } from './player-reader.ts'
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
      const at = now()
      const late = filter.status ? await readLate(db, readBy, at) : []
      const which = and(isVisible(db, readBy), ...conditionsOf(db, filter, late))
      const order = [...orderOf(filter.ordering), asc(tournaments.startsAt), asc(tournaments.id)]
      // The page is found without its details: with them the database would gather those of every page first.
      const page = db
        .select({ id: tournaments.id })
        .from(tournaments)
        .where(which)
        .orderBy(...order)
        .limit(filter.limit)
        .offset(filter.offset)
      const [rows, count] = await Promise.all([
        select(db, readBy, at)
          .where(inArray(tournaments.id, page))
          .orderBy(...order),
        db.$count(tournaments, which),
      ])
      return { count, tournaments: rows.map((row) => recordAt(recordOf(row), at)) }
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
    ofStaff: async (playerId, since) => {
      const at = now()
      const theirs = db
        .select({ id: tournamentStaff.tournamentId })
        .from(tournamentStaff)
        .where(eq(tournamentStaff.playerId, playerId))
      const rows = await select(db, playerId, at)
        .where(
          and(
            inArray(tournaments.id, theirs),
            isNull(tournaments.cancelReason),
            or(ne(tournaments.stage, 'completed'), gte(tournaments.startsAt, since)),
          ),
        )
        .orderBy(desc(tournaments.startsAt), desc(tournaments.id))
        .limit(100)
      return rows.map((row) => recordAt(recordOf(row), at))
    },
    listOf: async (playerId, { limit, offset }, readBy) => {
      const at = now()
      const late = await readLate(db, readBy, at)
      const which = and(
        isVisible(db, readBy),
        isIn(['expected', 'goes'], late),
        isNull(tournaments.cancelReason),
        inArray(tournaments.id, joinedBy(db, playerId)),
      )
      const [rows, count] = await Promise.all([
        select(db, readBy, at)
          .where(which)
          .orderBy(asc(tournaments.startsAt), asc(tournaments.id))
          .limit(limit)
          .offset(offset),
        db.$count(tournaments, which),
      ])
      return { count, tournaments: rows.map((row) => recordAt(recordOf(row), at)) }
    },
    standing: async (tournamentId, page, readBy, shownAt = null) => {
      if (shownAt !== null) return readLateStanding(db, tournamentId, page, shownAt)
      const only = await readStage(db, tournamentId, page.stage)
      return readStanding(db, tournamentId, { ...page, only }, readBy)
    },
    rounds: async (tournamentId, shownAt = null) => {
      const rows = await db
        .select()
        .from(tournamentRounds)
        .where(eq(tournamentRounds.tournamentId, tournamentId))
        .orderBy(asc(tournamentRounds.number))
      const rounds = rows.map(roundOf)
      return shownAt === null ? rounds : roundsAt(rounds, shownAt)
    },
    players: (tournamentId, page) => readPlayers(db, tournamentId, page),
    bracket: (tournamentId, shownAt = null) => readBracket(db, tournamentId, shownAt),
    teams: (tournamentId, page) => readTeams(db, tournamentId, page),
    teamPlayers: (tournamentId, teamId, page) => readTeamPlayers(db, tournamentId, teamId, page),
    boards: (tournamentId, query) => readBoards(db, tournamentId, query, now()),
  }
}

/** The entries of a play-off's stage; null is everybody. */
async function readStage(
  db: Database,
  tournamentId: number,
  stage: number | undefined,
): Promise<readonly number[] | null> {
  if (stage === undefined) return null
  const state = await loadRun(db, tournamentId)
  return isBracket(state.tournament) ? entriesOfStage(state, stage) : null
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
    readBy === null ? undefined : inArray(tournaments.id, runBy(db, readBy)),
  )

/** By name, or as an administrator of their club. */
const runBy = (db: Database, playerId: number) =>
  db
    .select({ id: tournamentStaff.tournamentId })
    .from(tournamentStaff)
    .where(eq(tournamentStaff.playerId, playerId))
    .union(
      db
        .select({ id: tournaments.id })
        .from(tournaments)
        .innerJoin(clubMembers, eq(clubMembers.clubId, tournaments.clubId))
        .where(and(eq(clubMembers.playerId, playerId), eq(clubMembers.role, 'admin'))),
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
      club: clubs,
      staff: tournamentStaff,
      clubRole: clubMembers.role,
      held: heldSeats(at),
    })
    .from(tournaments)
    .innerJoin(timeControls, eq(timeControls.id, tournaments.timeControlId))
    .leftJoin(tournamentSeries, eq(tournamentSeries.id, tournaments.seriesId))
    .leftJoin(clubs, eq(clubs.id, tournaments.clubId))
    .leftJoin(
      clubMembers,
      and(eq(clubMembers.clubId, tournaments.clubId), eq(clubMembers.playerId, readBy ?? -1)),
    )
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

async function withByes(
  db: Database,
  entry: EntryRow,
): Promise<EntryRow & Pick<OwnEntry, 'byes' | 'freeRounds'>> {
  const rows = await db
    .select({ round: tournamentByes.round, kind: tournamentByes.kind })
    .from(tournamentByes)
    .where(eq(tournamentByes.entryId, entry.id))
    .orderBy(asc(tournamentByes.round))
  const roundsOf = (...kinds: readonly (typeof rows)[number]['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ round }) => round)
  return { ...entry, byes: roundsOf('requested'), freeRounds: roundsOf('requested', 'pairing') }
}

function recordOf({
  row,
  control,
  series,
  club,
  entry,
  staff,
  clubRole,
  held,
}: Omit<Selected, 'entry'> & {
  readonly entry: (EntryRow & Partial<Pick<OwnEntry, 'byes' | 'freeRounds'>>) | null
}): TournamentRecord {
  const {
    plannedKey: _plannedKey,
    timeControlId: _timeControlId,
    dueAt: _dueAt,
    leasedBy: _leasedBy,
    lookedAt: _lookedAt,
    fence: _fence,
    form: _form,
    formVersion: _formVersion,
    ...facts
  } = row
  return {
    ...facts,
    // A row of an earlier version lacks what has been added since.
    about: { ...noAbout, ...row.about },
    timeControl: toTimeControl(control),
    seatsTaken: row.seatsTaken + held,
    series: series && { id: series.id, name: series.name },
    club: club && { id: club.id, name: club.name },
    entry: entry && {
      id: entry.id,
      status: entry.status,
      isCheckedIn: entry.isCheckedIn,
      missedInRow: entry.missedInRow,
      byes: entry.byes ?? [],
      freeRounds: entry.freeRounds ?? [],
    },
    isStaff: staff !== null || clubRole === 'admin',
    staffRole: staff?.role ?? null,
  }
}

/** An adult may join what has no highest age, or one from 18. */
const isForKids = sql`coalesce((${tournaments.limits}->>'ageMax')::int, 200) < 18`

/** Those that are over and go on for those who see them late: see `recordAt`. */
async function readLate(db: Database, readBy: number | null, at: Date): Promise<readonly number[]> {
  const { id, endsAt, rules } = tournaments
  const rows = await db
    .select({ id })
    .from(tournaments)
    .where(
      and(
        eq(tournaments.stage, 'completed'),
        isNull(tournaments.cancelReason),
        sql`(${rules}->>'viewerDelaySeconds')::int > 0`,
        gte(endsAt, new Date(at.getTime() - longestDelaySeconds * 1_000)),
        sql`${endsAt} + (${rules}->>'viewerDelaySeconds')::int * interval '1 second' > ${at.toISOString()}`,
        readBy === null
          ? undefined
          : and(notInArray(id, runBy(db, readBy)), notInArray(id, playedBy(db, readBy))),
      ),
    )
  return rows.map((row) => row.id)
}

/** The longest delay that an organiser can choose. */
const longestDelaySeconds = 3_600

const playedBy = (db: Database, playerId: number) =>
  db
    .select({ id: tournamentEntries.tournamentId })
    .from(tournamentEntries)
    .where(and(eq(tournamentEntries.playerId, playerId), ne(tournamentEntries.status, 'left')))

const joinedBy = (db: Database, playerId: number) =>
  db
    .select({ id: tournamentEntries.tournamentId })
    .from(tournamentEntries)
    .where(
      and(
        eq(tournamentEntries.playerId, playerId),
        inArray(tournamentEntries.status, ['joined', 'on-hold', 'withdrawn']),
      ),
    )

/** In one of these stages, as whoever sees some of them late sees them. */
function isIn(stages: readonly Stage[], late: readonly number[]): SQL | undefined {
  const isStored = inArray(tournaments.stage, [...stages])
  if (late.length === 0 || stages.includes('goes') === stages.includes('completed')) return isStored
  return stages.includes('goes')
    ? or(isStored, inArray(tournaments.id, [...late]))
    : and(isStored, notInArray(tournaments.id, [...late]))
}

function conditionsOf(
  db: Database,
  filter: TournamentFilter,
  late: readonly number[],
): readonly (SQL | undefined)[] {
  const { startsAt, endsAt } = tournaments
  return [
    filter.hidden === true ? eq(tournaments.isHidden, false) : undefined,
    filter.startAfter && gte(startsAt, filter.startAfter),
    filter.startBefore && lte(startsAt, filter.startBefore),
    filter.finishAfter && gte(endsAt, filter.finishAfter),
    filter.finishBefore && lte(endsAt, filter.finishBefore),
    filter.status && isIn(filter.status, late),
    filter.kind && inArray(tournaments.kind, [...filter.kind]),
    filter.ratingType && inArray(tournaments.ratingType, [...filter.ratingType]),
    filter.locationRegion && eq(tournaments.locationRegion, filter.locationRegion),
    filter.boardType &&
      inArray(
        tournaments.timeControlId,
        db
          .select({ id: timeControls.id })
          .from(timeControls)
          .where(eq(timeControls.boardType, filter.boardType)),
      ),
    filter.mode && eq(tournaments.mode, filter.mode),
    filter.kids ? isForKids : undefined,
    filter.search ? ilike(tournaments.name, `%${escapeLike(filter.search)}%`) : undefined,
    filter.series ? eq(tournaments.seriesId, filter.series) : undefined,
    filter.club ? inArray(tournaments.clubId, clubNamed(db, filter.club)) : undefined,
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

/** A club by its id or its slug, which never is a number. */
const clubNamed = (db: Database, idOrSlug: string) =>
  db
    .select({ id: clubs.id })
    .from(clubs)
    .where(/^\d{1,15}$/.test(idOrSlug) ? eq(clubs.id, Number(idOrSlug)) : eq(clubs.slug, idOrSlug))

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
