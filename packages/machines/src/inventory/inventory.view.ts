import type { SnapshotFrom } from 'xstate'
import type { inventoryMachine } from './inventory.machine.ts'
import type { ActivationRefusal, InventoryItem } from './inventory.types.ts'

/** What a page shows of what the reader won or bought. */
export type InventoryView =
  | { readonly status: 'loading' }
  /** It could not be loaded. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready'
      /** The newest first; none is nothing won or bought yet. */
      readonly items: readonly InventoryItem[]
      readonly hasMore: boolean
      readonly isLoadingMore: boolean
      /** What is activated now, by its id. */
      readonly activating: number | null
      /** What was activated last, by its id. */
      readonly activated: number | null
      readonly refused: { readonly id: number; readonly code: ActivationRefusal } | null
    }

/** The machine's snapshot as the page sees it. */
export function selectInventoryView({
  value,
  context: { items, count, chosen, code },
}: SnapshotFrom<typeof inventoryMachine>): InventoryView {
  switch (value) {
    case 'loading':
      return { status: 'loading' }
    case 'empty':
      return { status: 'empty' }
    case 'ready':
    case 'loadingMore':
    case 'activating':
    case 'activated':
    case 'refused':
      return {
        status: 'ready',
        items,
        hasMore: items.length < count,
        isLoadingMore: value === 'loadingMore',
        activating: value === 'activating' ? chosen : null,
        activated: value === 'activated' ? chosen : null,
        refused:
          value === 'refused' && chosen !== null && code !== null ? { id: chosen, code } : null,
      }
    default:
      return value satisfies never
  }
}
