import type { Background } from './domain/background.ts'
import type { Log } from './log.ts'

/** Runs work in the background. Await `settle` before closing the database, so that no work is lost. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  return {
    run: (event, work) => {
      const done: Promise<void> = work()
        .catch((error: unknown) => log.error(event, {}, error))
        .finally(() => running.delete(done))
      running.add(done)
    },
    settle: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
