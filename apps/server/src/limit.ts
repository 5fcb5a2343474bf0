import type { ErrorCode } from '@kingside/api'
import { CallError } from './call-error.ts'
import type { LimitRule, RateLimiter } from './domain/limits/rate-limiter.ts'

/**
 * Counts once, or as much as it costs, for each pair of rule and key, in their order, and ends the call with the first that is refused.
 * @throws CallError 429 with `Retry-After` in seconds
 */
export async function spend(
  limiter: RateLimiter,
  pairs: readonly (readonly [rule: LimitRule, key: string, cost?: number])[],
  code: ErrorCode = 'rate_limited',
): Promise<void> {
  for (const [rule, key, cost = 1] of pairs) {
    if (cost === 0) continue
    const answer = await limiter.take(rule, key, cost)
    if (answer.ok) continue
    const seconds = Math.ceil(answer.retryAfterMs / 1000)
    throw new CallError(code, `Too many attempts. Try again in ${seconds} s.`, {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
