const reconnectDelayMs = 6_000
const longestDelayMs = 30_000
const spread = 0.3

/**
 * The wait before the socket is opened again: none, then 6 s, doubled each time up to 30 s, each ±30 %.
 * @param jitter from 0 up to 1
 */
export function retryDelayMs(attempt: number, jitter: number): number {
  if (attempt === 0) return 0
  const delay = Math.min(longestDelayMs, reconnectDelayMs * 2 ** (attempt - 1))
  return Math.round(delay * (1 - spread + 2 * spread * jitter))
}
