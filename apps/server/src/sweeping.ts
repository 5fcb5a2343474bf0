import type { Clock } from './domain/clock.ts'

export interface SweepingDeps {
  readonly clock: Clock
  /** Takes away what is over at a moment. */
  readonly sweep: (at: Date) => Promise<void>
  readonly onError: (error: unknown) => void
}

const everyMs = 10 * 60_000

/**
 * Sweeps what is over, now and again and again. Harmless in several processes at once.
 * @returns how to stop; resolves when no sweep is under way any more
 */
export function startSweeping({ clock, sweep, onError }: SweepingDeps): () => Promise<void> {
  let isStopped = false
  let stopTimer = () => {}
  let underWay = Promise.resolve()
  const run = () => {
    underWay = sweep(clock.now())
      .catch(onError)
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
