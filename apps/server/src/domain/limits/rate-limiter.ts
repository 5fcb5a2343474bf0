import type { Clock } from '../clock.ts'

/** At most `limit` within any `windowMs`. */
export interface LimitRule {
  /** Tells rules apart that share keys. */
  readonly name: string
  readonly limit: number
  readonly windowMs: number
}

export type LimitAnswer =
  | { readonly ok: true }
  /** `retryAfterMs`: how long until the same may be asked for again; above 0. */
  | { readonly ok: false; readonly retryAfterMs: number }

/** Counts what each key has done. */
export interface RateLimiter {
  /**
   * Counts once more for `key`, unless the rule's limit is reached: a refusal does not count.
   * @param cost how much it counts. @default 1
   */
  readonly take: (rule: LimitRule, key: string, cost?: number) => Promise<LimitAnswer>
}

export interface MemoryRateLimiterOptions {
  /** How many pairs of rule and key are kept; beyond it the ones that were counted least recently go. @default 50_000 */
  readonly maxKeys?: number
}

/** Counts in this process by a sliding window: no burst at the border of two windows. */
export function createMemoryRateLimiter(
  clock: Pick<Clock, 'monotonic'>,
  { maxKeys = 50_000 }: MemoryRateLimiterOptions = {},
): RateLimiter {
  const counted = new Map<string, readonly number[]>()
  return {
    take: async (rule, key, cost = 1) => {
      const now = clock.monotonic()
      const id = `${rule.name} ${key}`
      const recent = (counted.get(id) ?? []).filter((at) => at > now - rule.windowMs)
      const excess = recent.length + Math.min(cost, rule.limit) - rule.limit
      const freedBy = recent[excess - 1]
      if (freedBy !== undefined) {
        return { ok: false, retryAfterMs: Math.max(1, freedBy + rule.windowMs - now) }
      }
      // Deleted first, so that the map's order is that of the last count.
      counted.delete(id)
      counted.set(id, [...recent, ...Array.from({ length: cost }, () => now)])
      const [oldest] = counted.keys()
      if (counted.size > maxKeys && oldest !== undefined) counted.delete(oldest)
      return { ok: true }
    },
  }
}
