/** How long messages take to a client and back, measured by pings of the server's own. */
export interface RoundTrips {
  /** Asks the client for a sign of life. */
  readonly ask: () => void
  /** The client has sent one; false when nobody asked for it. */
  readonly answer: (payload: Buffer) => boolean
  /** The median of the last round trips, in whole ms; 0 before the first. */
  readonly typicalMs: () => number
}

/** How many round trips count: enough that a single one that a client holds back changes nothing. */
const kept = 5
/** How many questions may be open; a line that answers so late is gone soon. */
const maxOpen = 8

/** @param ping sends a WebSocket ping, which clients answer by themselves with the same payload */
export function createRoundTrips(
  ping: (payload: Buffer) => void,
  monotonic: () => number,
): RoundTrips {
  const open = new Map<string, number>()
  let last: readonly number[] = []
  let number = 0
  return {
    ask: () => {
      number += 1
      const payload = String(number)
      open.set(payload, monotonic())
      const [oldest] = open.keys()
      if (open.size > maxOpen && oldest !== undefined) open.delete(oldest)
      ping(Buffer.from(payload))
    },
    answer: (payload) => {
      const text = payload.toString()
      const askedAt = open.get(text)
      if (askedAt === undefined) return false
      open.delete(text)
      last = [...last, Math.max(0, monotonic() - askedAt)].slice(-kept)
      return true
    },
    typicalMs: () => {
      const sorted = last.toSorted((a, b) => a - b)
      return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)
    },
  }
}
