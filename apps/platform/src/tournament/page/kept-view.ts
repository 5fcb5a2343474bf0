import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'
import { type BoardsView, boardViews } from './page-choices.ts'

/** How the reader looks at the games of a round, in this browser. */
export interface KeptView {
  readonly read: () => BoardsView
  readonly save: (view: BoardsView) => void
}

export function keptViewOf(store: KeyValueStore): KeptView {
  const kept = keptValue(store, 'kingside.tournament-games')
  return {
    read: () => boardViews.find((view) => view === kept.read()) ?? 'table',
    // Where it can't be stored, the address still has it.
    save: (view) => void kept.save(view).catch(() => {}),
  }
}
