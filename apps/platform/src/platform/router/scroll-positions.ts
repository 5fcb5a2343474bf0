import type { KeyValueStore } from '../storage/index.ts'
import type { PageLocation } from './history.ts'

/** How far down the pages of the history were scrolled. */
export interface ScrollPositions {
  readonly note: (location: PageLocation) => void
  /** Null where nothing is known. */
  readonly of: (location: PageLocation) => number | null
  /** Keeps them for when the tab loads the app anew. */
  readonly save: () => void
}

const storeKey = 'kingside.scroll'

/** Each page that is loaded anew has the same key, and must not take its place from the one before it. */
const placeOf = ({ key, pathname }: PageLocation) => (key === 'default' ? pathname : key)

export function createScrollPositions(store: KeyValueStore): ScrollPositions {
  const positions = read(store)
  return {
    note: (location) => void positions.set(placeOf(location), window.scrollY),
    of: (location) => positions.get(placeOf(location)) ?? null,
    save: () => {
      try {
        store.setItem(storeKey, JSON.stringify([...positions]))
      } catch {
        // The page begins at its top, then.
      }
    },
  }
}

function read(store: KeyValueStore): Map<string, number> {
  const positions = new Map<string, number>()
  try {
    const kept: unknown = JSON.parse(store.getItem(storeKey) ?? '[]')
    for (const entry of Array.isArray(kept) ? kept : []) {
      const [place, top]: readonly unknown[] = Array.isArray(entry) ? entry : []
      if (typeof place === 'string' && typeof top === 'number') positions.set(place, top)
    }
  } catch {
    // What can't be read is forgotten.
  }
  return positions
}
