import type { Clock } from '../domain/clock.ts'
import { createMemoryRateLimiter, type RateLimiter } from '../domain/limits/rate-limiter.ts'
import { createSharedRateLimiter } from '../domain/limits/shared-rate-limiter.ts'
import type { Log } from '../log.ts'
import { connectRedis } from './connect-redis.ts'
import { createRedisRateLimiter } from './redis-rate-limiter.ts'

export interface OpenRateLimiterDeps {
  /** Null is one process alone. */
  readonly redisUrl: string | null
  readonly clock: Clock
  readonly log: Log
}

export interface OpenRateLimiter {
  readonly limiter: RateLimiter
  readonly close: () => void
}

/** How long a call waits for Redis to count it, in milliseconds. */
const countMs = 250

/** The limits of this process alone, or of all processes by Redis; a Redis that is away keeps no call waiting. */
export async function openRateLimiter(deps: OpenRateLimiterDeps): Promise<OpenRateLimiter> {
  const { redisUrl, clock, log } = deps
  const own = createMemoryRateLimiter(clock)
  if (redisUrl === null) return { limiter: own, close: () => {} }
  const redis = connectRedis(redisUrl, () => {}, {
    commandTimeout: countMs,
    // What waits for the connection would be counted too late to say anything.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    lazyConnect: true,
  })
  // A missing Redis is reported where sockets and lobby are opened: these can't do without it.
  await redis.connect().catch(() => {})
  return {
    limiter: createSharedRateLimiter({
      shared: createRedisRateLimiter({ redis }),
      own,
      clock,
      onAway: (error) => log.error('limits.redis', {}, error),
    }),
    close: () => redis.disconnect(),
  }
}
