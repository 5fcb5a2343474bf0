import type { SnapshotFrom } from 'xstate'
import { type faviconBadgeMachine, provideFaviconBadge } from './favicon-badge.machine.ts'
import { type FaviconBadgeKind, faviconBadgeKinds } from './favicon-badge.types.ts'

type Snapshot = SnapshotFrom<typeof faviconBadgeMachine>

/** The machine with an icon that never answers. */
export const exampleFaviconBadge = provideFaviconBadge({
  drawBadge: () => new Promise(() => {}),
  restoreIcon: () => new Promise(() => {}),
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (value: Snapshot['value'], kind: FaviconBadgeKind = 'alert'): Snapshot =>
  exampleFaviconBadge.resolveState({ value, context: { kind } })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const faviconBadgeStates = {
  plain: snapshotAt('plain'),
  'badged.drawing': snapshotAt({ badged: 'drawing' }, 'messages'),
  'badged.waiting': snapshotAt({ badged: 'waiting' }, 'messages'),
  'badged.shown': snapshotAt({ badged: 'shown' }, 'active'),
  'badged.failed': snapshotAt({ badged: 'failed' }, 'warning'),
  restoring: snapshotAt('restoring'),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'badge.set': [
    { type: 'badge.set' as const },
    ...faviconBadgeKinds.map((kind) => ({ type: 'badge.set' as const, kind })),
  ],
  'badge.reset': [{ type: 'badge.reset' as const }],
}
