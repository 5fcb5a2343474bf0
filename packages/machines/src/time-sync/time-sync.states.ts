import type { SnapshotFrom } from 'xstate'
import { provideTimeSync, type timeSyncMachine } from './time-sync.machine.ts'
import type { PingTimes, TimeSyncContext } from './time-sync.types.ts'

type Snapshot = SnapshotFrom<typeof timeSyncMachine>

/** The machine with a server that never answers. */
export const exampleTimeSync = provideTimeSync({ ping: () => new Promise(() => {}) })

const best = { offsetMs: 1_795_300_000_000, roundTripMs: 42 }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<TimeSyncContext> = {},
): Snapshot =>
  exampleTimeSync.resolveState({
    value,
    context: { best: null, isRough: false, round: { answers: 0, best: null }, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const timeSyncStates = {
  offline: snapshotAt('offline'),
  'measuring.asking': snapshotAt({ measuring: 'asking' }),
  'measuring.pausing': snapshotAt(
    { measuring: 'pausing' },
    { best, isRough: true, round: { answers: 2, best } },
  ),
  'measuring.missed': snapshotAt({ measuring: 'missed' }, { best }),
  synced: snapshotAt('synced', { best, round: { answers: 5, best } }),
  retrying: snapshotAt('retrying', { best }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'time.resync': [{ type: 'time.resync' as const }],
  'connection.open': [{ type: 'connection.open' as const }],
  'connection.lost': [{ type: 'connection.lost' as const }],
  'page.wake': [{ type: 'page.wake' as const }],
}

export const examplePings: readonly PingTimes[] = [
  { sentAt: 1_000, receivedAt: 1_080, serverAt: 501_040 },
  { sentAt: 2_000, receivedAt: 2_020, serverAt: 502_010 },
  { sentAt: 3_000, receivedAt: 2_000, serverAt: 0 },
]
