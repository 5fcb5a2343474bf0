import type { Clock } from '../clock.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface SharedRateLimiterDeps {
  /** Counts for all processes. It may fail. */
  readonly shared: RateLimiter
  /** Counts in this process as long as the shared one does not answer. */
  readonly own: RateLimiter
  readonly clock: Pick<Clock, 'monotonic'>
  /** Called once each time that the shared count becomes unreachable. */
  readonly onAway: (error: unknown) => void
}

/** After a failure the shared one is not asked for so long, so that calls do not wait for it, in milliseconds. */
const pauseMs = 1_000

/** Counts for all processes together, and alone while that is not possible: a call is never refused or let through for that. */
export function createSharedRateLimiter(deps: SharedRateLimiterDeps): RateLimiter {
  const { shared, own, clock, onAway } = deps
  let isAway = false
  let askAgainAt = 0
  return {
    take: async (...what) => {
      if (isAway && clock.monotonic() < askAgainAt) return own.take(...what)
      try {
        const answer = await shared.take(...what)
        isAway = false
        return answer
      } catch (error) {
        if (!isAway) onAway(error)
        isAway = true
        askAgainAt = clock.monotonic() + pauseMs
        return own.take(...what)
      }
    },
  }
}
