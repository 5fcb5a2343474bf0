import type { SnapshotFrom } from 'xstate'
import type { faviconBadgeMachine } from './favicon-badge.machine.ts'
import { badgePlace, type FaviconBadgeKind } from './favicon-badge.types.ts'

/** The wanted badge, and whether the tab shows it. */
export type FaviconBadgeView =
  | { readonly status: 'plain' }
  | {
      readonly status: 'drawing' | 'shown' | 'failed'
      readonly kind: FaviconBadgeKind
      readonly place: typeof badgePlace
    }

/** The machine's snapshot as the page sees it. */
export function selectFaviconBadgeView({
  value,
  context: { kind },
}: SnapshotFrom<typeof faviconBadgeMachine>): FaviconBadgeView {
  if (value === 'plain' || value === 'restoring') return { status: 'plain' }
  const place = badgePlace
  switch (value.badged) {
    case 'drawing':
    case 'waiting':
      return { status: 'drawing', kind, place }
    case 'shown':
      return { status: 'shown', kind, place }
    case 'failed':
      return { status: 'failed', kind, place }
    default:
      return value.badged satisfies never
  }
}
