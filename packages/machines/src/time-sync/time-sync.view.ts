import type { SnapshotFrom } from 'xstate'
import type { timeSyncMachine } from './time-sync.machine.ts'
import { retryAfterMs, type TimeSample } from './time-sync.types.ts'

/** What is being done to know the server's time. */
export type TimeSyncPhase =
  /** There is no connection to ask over. */
  | { readonly phase: 'offline' }
  | { readonly phase: 'measuring' }
  | { readonly phase: 'synced' }
  /** Nobody answered; it is tried again by itself, no later than that. */
  | { readonly phase: 'retrying'; readonly retryAfterMs: number }

/** How well the server's time is known. */
export type TimeSyncView = TimeSyncPhase &
  (
    | /** Clocks that run on the server can't be shown to the second yet. */
      { readonly status: 'unknown' }
    /** `fresh` is false while a new round is under way, has failed, or the connection is gone. */
    | (TimeSample & { readonly status: 'known'; readonly fresh: boolean })
  )

/** The machine's snapshot as the page sees it. */
export function selectTimeSyncView(snapshot: SnapshotFrom<typeof timeSyncMachine>): TimeSyncView {
  const { best } = snapshot.context
  const phase = phaseOf(snapshot.value)
  return best === null
    ? { ...phase, status: 'unknown' }
    : { ...phase, status: 'known', ...best, fresh: snapshot.value === 'synced' }
}

function phaseOf(value: SnapshotFrom<typeof timeSyncMachine>['value']): TimeSyncPhase {
  switch (value) {
    case 'offline':
    case 'synced':
      return { phase: value }
    case 'retrying':
      return { phase: value, retryAfterMs }
    default:
      value satisfies { readonly measuring: unknown }
      return { phase: 'measuring' }
  }
}

/** The server's time at a time of the page's monotonic clock. */
export const serverTimeAt = ({ offsetMs }: Pick<TimeSample, 'offsetMs'>, at: number): number =>
  at + offsetMs
