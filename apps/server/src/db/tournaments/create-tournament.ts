import { and, gt, isNotNull } from 'drizzle-orm'
import { expectedEndOf } from '../../domain/tournaments/expected-end.ts'
import { usualPauseSeconds } from '../../domain/tournaments/next-step.ts'
import { slugOf } from '../../domain/tournaments/slug.ts'
import {
  type NewTournament,
  noAbout,
  noEntryLimits,
  usualRules,
} from '../../domain/tournaments/tournament.ts'
import { reminderMinutes } from '../../domain/tournaments/jobs.ts'
import type { JobSender, SentJob } from '../../jobs/job-queue.ts'
import type { Database } from '../database.ts'
import { timeControls, tournaments, tournamentSeries } from '../schema.ts'

/**
 * Makes a tournament that everybody sees, unless it is hidden.
 * @returns its id, and what names it in addresses
 * @throws RangeError when there is no such time control
 */
export async function createTournament(
  db: Database,
  tournament: NewTournament,
  { jobs, at }: MakingDeps,
): Promise<{ readonly id: number; readonly slug: string }> {
  const values = valuesOf(tournament, await readControls(db), at)
  for (let count = 1; ; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until a slug is free
    const created = await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(tournaments)
        .values({ ...values, slug: slugOf(tournament.name, count) })
        .onConflictDoNothing({ target: tournaments.slug })
        .returning({ id: tournaments.id, slug: tournaments.slug })
      if (made) await jobs.send(tx, remindersOf(made.id, tournament.start, at))
      return made
    })
    if (created) return created
  }
}

/** One of the timetable, which makes each key once. */
export type PlannedNew = NewTournament & { readonly plannedKey: string }

/**
 * Makes those of the timetable that are not there yet. What comes again and again under one name has its hour in the
 * address. Harmless in several processes at once.
 * @returns how many were made
 */
export async function planTournaments(
  db: Database,
  planned: readonly PlannedNew[],
  { jobs, at }: MakingDeps,
): Promise<number> {
  const there = await db
    .select({ key: tournaments.plannedKey })
    .from(tournaments)
    .where(and(isNotNull(tournaments.plannedKey), gt(tournaments.startsAt, at)))
  const known = new Set(there.map(({ key }) => key))
  const missing = planned.filter(({ plannedKey }) => !known.has(plannedKey))
  if (missing.length === 0) return 0
  const controls = await readControls(db)
  const rows = missing.map((tournament) => ({
    ...valuesOf(tournament, controls, at),
    slug: slugOf(`${tournament.name} ${hourOf(tournament.start)}`, 1),
  }))
  return db.transaction(async (tx) => {
    const made = await tx
      .insert(tournaments)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: tournaments.id, startsAt: tournaments.startsAt })
    await jobs.send(
      tx,
      made.flatMap(({ id, startsAt }) => remindersOf(id, startsAt, at)),
    )
    return made.length
  })
}

/** With its minutes where it is no full hour: `2026-11-28T17`, `2026-11-28T17:20`. */
const hourOf = (start: Date): string => start.toISOString().slice(0, 16).replace(/:00$/, '')

/** A series is there, under its present name. */
export async function keepSeries(
  db: Database,
  series: { readonly id: string; readonly name: string },
): Promise<void> {
  await db
    .insert(tournamentSeries)
    .values(series)
    .onConflictDoUpdate({ target: tournamentSeries.id, set: { name: series.name } })
}

interface MakingDeps {
  readonly jobs: JobSender
  readonly at: Date
}

type Control = typeof timeControls.$inferSelect

export const readControls = (db: Database): Promise<readonly Control[]> =>
  db.select().from(timeControls)

export function valuesOf(
  { start, finish = null, about, limits, rules: ownRules, ...facts }: NewTournament,
  controls: readonly Control[],
  at: Date,
) {
  const control = controls.find(({ id }) => id === facts.timeControlId)
  if (!control) throw new RangeError(`There is no time control ${facts.timeControlId}.`)
  const rules = {
    ...usualRules,
    ...(facts.kind === 'arena' && { tieBreaks: [] }),
    ...ownRules,
  }
  return {
    ...facts,
    startsAt: start,
    finishesAt: finish,
    endsAt: expectedEndOf({
      start,
      finish,
      durationMinutes: facts.durationMinutes,
      rounds: facts.rounds,
      baseSeconds: control.whiteStartSeconds,
      incrementSeconds: control.incrementSeconds,
      pauseSeconds: rules.pauseSeconds ?? usualPauseSeconds[control.boardType],
    }),
    about: { ...noAbout, ...about },
    limits: { ...noEntryLimits, ...limits },
    rules,
    dueAt: facts.running === 'manual' ? null : start,
    createdAt: at,
  }
}

/** Tells a player of an invitation, once. */
export const invitationJob = (tournamentId: number, playerId: number): SentJob => ({
  job: { kind: 'invited', tournamentId, playerId },
  key: `${tournamentId}/invited/${playerId}`,
})

/** Those whose time has not passed. */
export function remindersOf(tournamentId: number, startsAt: Date, at: Date): readonly SentJob[] {
  const start = startsAt.toISOString()
  return reminderMinutes.flatMap((minutes) => {
    const startAfter = new Date(startsAt.getTime() - minutes * 60_000)
    if (startAfter < at) return []
    const job = { kind: 'remind', tournamentId, minutes, start } as const
    return [{ job, key: `${tournamentId}/remind/${minutes}/${start}`, startAfter }]
  })
}
