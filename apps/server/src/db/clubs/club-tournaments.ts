import type { AdminState, ClubTournamentState } from '@kingside/api/facts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ClubPage, ClubTournamentRecord, Paging } from '../../domain/clubs/club.ts'
import type { Stage } from '../../domain/tournaments/tournament.ts'
import type { Database } from '../database.ts'
import { clubs, tournamentDrafts, tournaments } from '../schema.ts'

const stageOf = {
  upcoming: 'expected',
  'in-progress': 'goes',
  completed: 'completed',
} as const satisfies Record<Exclude<ClubTournamentState, 'draft'>, Stage>

const stateOf = {
  expected: 'upcoming',
  goes: 'in-progress',
  completed: 'completed',
} as const satisfies Record<Stage, AdminState>

/** The tournaments of a club in one state: what is over last first, all else by its start. */
export async function readClubTournaments(
  db: Database,
  clubId: number,
  state: ClubTournamentState,
  { limit, offset }: Paging,
): Promise<ClubPage<ClubTournamentRecord>> {
  if (state === 'draft') return readDrafts(db, clubId, { limit, offset })
  const which = and(eq(tournaments.clubId, clubId), eq(tournaments.stage, stageOf[state]))
  const order = state === 'completed' ? desc(tournaments.startsAt) : asc(tournaments.startsAt)
  const [count, rows] = await Promise.all([
    db.$count(tournaments, which),
    db
      .select()
      .from(tournaments)
      .where(which)
      .orderBy(order, asc(tournaments.id))
      .limit(limit)
      .offset(offset),
  ])
  return {
    count,
    rows: rows.map((row) => ({
      id: String(row.id),
      slug: row.slug,
      name: row.name,
      state: row.cancelReason === null ? stateOf[row.stage] : 'canceled',
      kind: row.kind,
      start: row.startsAt,
      maxParticipants: row.maxParticipants,
      seatsTaken: row.seatsTaken,
    })),
  }
}

/** What is not published yet, saved last first. A form names its club by its id or its slug. */
async function readDrafts(
  db: Database,
  clubId: number,
  { limit, offset }: Paging,
): Promise<ClubPage<ClubTournamentRecord>> {
  const [club] = await db.select({ slug: clubs.slug }).from(clubs).where(eq(clubs.id, clubId))
  const names = [String(clubId), ...(club ? [club.slug] : [])]
  const which = inArray(sql`${tournamentDrafts.form}->>'community'`, names)
  const [count, rows] = await Promise.all([
    db.$count(tournamentDrafts, which),
    db
      .select()
      .from(tournamentDrafts)
      .where(which)
      .orderBy(desc(tournamentDrafts.savedAt), asc(tournamentDrafts.id))
      .limit(limit)
      .offset(offset),
  ])
  return {
    count,
    rows: rows.map(({ uid, form }) => ({
      id: uid,
      slug: null,
      name: form.name,
      state: 'draft',
      kind: form.kind,
      start: form.start === null ? null : new Date(form.start),
      maxParticipants: form.max_participants,
      seatsTaken: 0,
    })),
  }
}
