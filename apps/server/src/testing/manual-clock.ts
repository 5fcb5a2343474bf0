import type { Clock } from '../domain/clock.ts'

export interface ManualClock extends Clock {
  /** Lets time pass, and calls back what is due on the way, in order. */
  readonly pass: (ms: number) => void
  /** Lets time pass while nothing runs, as when the process is stopped; what is due comes late. */
  readonly freeze: (ms: number) => void
  /** How many timers are set. */
  readonly timers: () => number
}

interface Timer {
  readonly due: number
  readonly callback: () => void
}

/** A clock that stands still until the test lets time pass. */
export function manualClock(start = new Date('2026-01-31T12:00:00Z')): ManualClock {
  let passed = 0
  const timers = new Set<Timer>()
  const nextDue = (until: number) =>
    [...timers].filter(({ due }) => due <= until).toSorted((a, b) => a.due - b.due)[0]
  return {
    now: () => new Date(start.getTime() + passed),
    monotonic: () => passed,
    after: (ms, callback) => {
      const timer = { due: passed + ms, callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass: (ms) => {
      const end = passed + ms
      for (let next = nextDue(end); next; next = nextDue(end)) {
        timers.delete(next)
        passed = Math.max(passed, next.due)
        next.callback()
      }
      passed = end
    },
    freeze: (ms) => {
      passed += ms
    },
    timers: () => timers.size,
  }
}
