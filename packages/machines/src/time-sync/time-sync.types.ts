/** One question to the server and its answer. */
export interface PingTimes {
  /** On the page's monotonic clock, in ms. */
  readonly sentAt: number
  readonly receivedAt: number
  /** On the server's clock, in ms, when it answered. */
  readonly serverAt: number
}

/** The server's clock as seen from here. */
export interface TimeSample {
  /** Server's time minus the page's monotonic time, in ms. */
  readonly offsetMs: number
  /** How long the question took; the offset is wrong by no more than half of it. */
  readonly roundTripMs: number
}

/** How long the page waits after a round without an answer, in ms: the specification's reconnect delay. */
export const retryAfterMs = 6_000

export interface TimeSyncContext {
  /** The best of the latest finished round, or of the first one so far; null before any answer. */
  readonly best: TimeSample | null
  /** No round has been finished yet: a better answer replaces the best at once. */
  readonly isRough: boolean
  /** The present round. */
  readonly round: { readonly answers: number; readonly best: TimeSample | null }
}

/** What the page may send: a clock that has jumped is reason to ask. */
export interface TimeSyncUiEvent {
  readonly type: 'time.resync'
}

/** What socket and page tell. */
export type TimeSyncSystemEvent =
  | { readonly type: 'connection.open' }
  | { readonly type: 'connection.lost' }
  /** The page is seen again, the machine woke, or the page came back from the browser's cache. */
  | { readonly type: 'page.wake' }

export type TimeSyncEvent = TimeSyncUiEvent | TimeSyncSystemEvent

export interface TimeSyncDeps {
  /** Asks the server for its time. */
  readonly ping: (signal: AbortSignal) => Promise<PingTimes>
}

/** What a ping says; null for times that can't be. */
export function sampleOf({ sentAt, receivedAt, serverAt }: PingTimes): TimeSample | null {
  const roundTripMs = receivedAt - sentAt
  const offsetMs = serverAt - (sentAt + receivedAt) / 2
  return Number.isFinite(roundTripMs) && Number.isFinite(offsetMs) && roundTripMs >= 0
    ? { offsetMs, roundTripMs }
    : null
}
