import type { AdminState, ClubTournamentState } from '@kingside/api/facts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { ClubPage, ClubTournamentRecord, Paging } from '../../domain/clubs/club.ts'
import type { Stage } from '../../domain/tournaments/tournament.ts'
import type { Database } from '../database.ts'
import { tournaments } from '../schema.ts'

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
  if (state === 'draft') return { count: 0, rows: [] }
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
