import { eq } from 'drizzle-orm'
import { expectedEndOf } from '../../domain/tournaments/expected-end.ts'
import { usualPauseSeconds } from '../../domain/tournaments/next-step.ts'
import { slugOf } from '../../domain/tournaments/slug.ts'
import {
  type NewTournament,
  noAbout,
  noEntryLimits,
  usualRules,
} from '../../domain/tournaments/tournament.ts'
import type { Database } from '../database.ts'
import { timeControls, tournaments } from '../schema.ts'

/**
 * Makes a tournament that everybody sees, unless it is hidden.
 * @returns its id; null where the timetable has made it before
 * @throws RangeError when there is no such time control
 */
export async function createTournament(
  db: Database,
  { start, about, limits, rules: ownRules, ...facts }: NewTournament,
  at: Date,
): Promise<number | null> {
  const [control] = await db
    .select()
    .from(timeControls)
    .where(eq(timeControls.id, facts.timeControlId))
  if (!control) throw new RangeError(`There is no time control ${facts.timeControlId}.`)
  const rules = {
    ...usualRules,
    ...(facts.kind === 'arena' && { tieBreaks: [] }),
    ...ownRules,
  }
  const endsAt = expectedEndOf({
    start,
    finish: null,
    durationMinutes: facts.durationMinutes,
    rounds: facts.rounds,
    baseSeconds: control.whiteStartSeconds,
    incrementSeconds: control.incrementSeconds,
    pauseSeconds: rules.pauseSeconds ?? usualPauseSeconds[control.boardType],
  })
  const values = {
    ...facts,
    startsAt: start,
    endsAt,
    about: { ...noAbout, ...about },
    limits: { ...noEntryLimits, ...limits },
    rules,
    dueAt: facts.running === 'manual' ? null : start,
    createdAt: at,
  }
  const { plannedKey } = facts
  // What is planned comes again and again under the same name.
  const named = plannedKey ? `${facts.name} ${start.toISOString().slice(0, 13)}` : facts.name
  for (let count = 1; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until a slug is free
    const [made] = await db
      .insert(tournaments)
      .values({ ...values, slug: slugOf(named, count) })
      .onConflictDoNothing()
      .returning({ id: tournaments.id })
    if (made) return made.id
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (plannedKey && (await isPlanned(db, plannedKey))) return null
  }
}

const isPlanned = async (db: Database, plannedKey: string): Promise<boolean> =>
  (await db.$count(tournaments, eq(tournaments.plannedKey, plannedKey))) > 0
