import type { Clock } from './clock.ts'

export interface RepeatingDeps {
  readonly clock: Clock
  /** From the end of one to the beginning of the next. */
  readonly everyMs: number
  readonly work: (at: Date) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Does something now and again and again.
 * @returns how to stop; resolves when none of it is under way any more
 */
export function startRepeating({
  clock,
  everyMs,
  work,
  onError,
}: RepeatingDeps): () => Promise<void> {
  let isStopped = false
  let stopTimer = () => {}
  let underWay = Promise.resolve()
  const run = () => {
    underWay = work(clock.now())
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
