import type { SnapshotFrom } from 'xstate'
import type { towerMachine } from './tower.machine.ts'
import type { TowerData } from './tower.types.ts'

/** What a page shows of the tower. */
export type TowerView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: TowerData; readonly isReloading: boolean }
  /** It could not be loaded. */
  | { readonly status: 'empty' }

/** The machine's snapshot as the page sees it. */
export function selectTowerView({
  value,
  context: { data },
}: SnapshotFrom<typeof towerMachine>): TowerView {
  switch (value) {
    case 'waiting':
    case 'loading':
      return { status: 'loading' }
    case 'ready':
    case 'reloading':
      return data === null
        ? { status: 'loading' }
        : { status: 'ready', data, isReloading: value === 'reloading' }
    case 'empty':
      return { status: 'empty' }
    default:
      return value satisfies never
  }
}
