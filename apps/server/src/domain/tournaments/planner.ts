import type { Clock } from '../clock.ts'
import { type PlannedTournament, plannedAfter } from './timetable.ts'

export interface PlannerDeps {
  readonly clock: Clock
  /** Makes those that are not there yet. */
  readonly plan: (planned: readonly PlannedTournament[]) => Promise<void>
  readonly onFailure: (event: string, error: unknown) => void
}

const everyMs = 3_600_000

/**
 * Plans the timetable's tournaments, now and every hour, so that a platform with nobody in charge has tournaments.
 * @returns how to stop; resolves when nothing is planned any more
 */
export function startPlanner({ clock, plan, onFailure }: PlannerDeps): () => Promise<void> {
  let stopTimer = () => {}
  let isStopped = false
  let underWay = Promise.resolve()
  const run = () => {
    underWay = plan(plannedAfter(clock.now()))
      .catch((error: unknown) => onFailure('tournaments.plan', error))
      .finally(() => {
        if (!isStopped) stopTimer = clock.after(everyMs, run)
      })
  }
  run()
  return async () => {
    isStopped = true
    stopTimer()
    await underWay
  }
}
