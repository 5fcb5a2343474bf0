import type { Redis } from 'ioredis'
import { z } from 'zod/mini'
import type { RateLimiter } from '../domain/limits/rate-limiter.ts'
import { hashOf } from '../domain/realtime/memory-tickets.ts'

export interface RedisRateLimiterDeps {
  readonly redis: Redis
  /** Whole ms. @default Redis's own clock, which is the same for every process */
  readonly now?: () => number
}

/**
 * The sliding window of `createMemoryRateLimiter`, in one step: a list of the moments that count, the oldest first.
 * Answers with 0, or with how many ms until the same may be asked for again.
 */
const take = `
local limit, window, cost, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
local excess = redis.call('LLEN', KEYS[1]) + math.min(cost, limit) - limit
if excess > 0 then
  return math.max(1, redis.call('LINDEX', KEYS[1], excess - 1) + window - now)
end
for _ = 1, cost do redis.call('RPUSH', KEYS[1], now) end
redis.call('PEXPIRE', KEYS[1], window)
return 0`

const waitMs = z.number()

/** Counts for every process of the site together. Keys are stored as hashes: they hold addresses. */
export function createRedisRateLimiter({ redis, now }: RedisRateLimiterDeps): RateLimiter {
  return {
    take: async (rule, key, cost = 1) => {
      const id = `kingside:limit:${rule.name}:${hashOf(key)}`
      const at = now?.() ?? ''
      const answer = await redis.eval(take, 1, id, rule.limit, rule.windowMs, cost, at)
      const retryAfterMs = waitMs.parse(answer)
      return retryAfterMs === 0 ? { ok: true } : { ok: false, retryAfterMs }
    },
  }
}
