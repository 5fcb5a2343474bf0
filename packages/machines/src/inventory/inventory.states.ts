import type { SnapshotFrom } from 'xstate'
import { type inventoryMachine, provideInventory } from './inventory.machine.ts'
import type { InventoryContext, InventoryEvent, InventoryItem } from './inventory.types.ts'

type Snapshot = SnapshotFrom<typeof inventoryMachine>

/** The machine with a server that never answers. */
export const exampleInventory = provideInventory({
  load: () => new Promise<never>(() => {}),
  activate: () => new Promise<never>(() => {}),
  onActivated: () => {},
  report: () => {},
})

const item: InventoryItem = {
  id: 9,
  kind: 'EXTRA_PUZZLES',
  amount: 5,
  acquiredAt: '2026-10-02T12:00:00.000Z',
  activatedAt: null,
  promoCode: null,
}
const month: InventoryItem = { ...item, id: 8, kind: 'PRO_SUBSCRIPTION', amount: 1 }
const code: InventoryItem = {
  ...item,
  id: 7,
  kind: 'SHOP_PROMO_CODE',
  amount: null,
  activatedAt: '2026-10-03T12:00:00.000Z',
  promoCode: 'SPRING-1F3A',
}
const activated: InventoryItem = { ...item, activatedAt: '2026-10-04T12:00:00.000Z' }

export const exampleItems: readonly InventoryItem[] = [item, month, code]

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<InventoryContext> = {},
): Snapshot =>
  exampleInventory.resolveState({
    value,
    context: { items: exampleItems, count: 3, chosen: null, code: null, ...context },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const inventoryStates = {
  loading: snapshotAt('loading', { items: [], count: 0 }),
  empty: snapshotAt('empty', { items: [], count: 0 }),
  ready: snapshotAt('ready'),
  loadingMore: snapshotAt('loadingMore', { count: 31 }),
  activating: snapshotAt('activating', { chosen: 9 }),
  activated: snapshotAt('activated', { items: [activated, month, code], chosen: 9 }),
  refused: snapshotAt('refused', { chosen: 9, code: 'of_no_use' }),
} satisfies Record<string, Snapshot>

export const exampleEvents = {
  'inventory.reload': [{ type: 'inventory.reload' }],
  'more.press': [{ type: 'more.press' }],
  'activate.press': [{ type: 'activate.press', id: 9 }],
} satisfies {
  readonly [Type in InventoryEvent['type']]: readonly Extract<
    InventoryEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  load: [{ count: 31, items: exampleItems }],
  activate: [activated],
}
export const exampleFailures = {
  load: [{ failure: 'offline' }],
  activate: [{ failure: 'of_no_use' }],
}
