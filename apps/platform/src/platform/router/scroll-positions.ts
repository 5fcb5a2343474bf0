import type { KeyValueStore } from '../storage/index.ts'
import type { PageLocation } from './history.ts'

/** The scroll positions of the pages in the history. */
export interface ScrollPositions {
  readonly note: (location: PageLocation) => void
  /** Null when unknown. */
  readonly of: (location: PageLocation) => number | null
  /** Stores them for when the tab loads the app again. */
  readonly save: () => void
}

const storeKey = 'kingside.scroll'

/** Every reloaded page has the key `default`, so the path distinguishes them. */
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
        // If the storage fails, pages start at their top.
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
    // Invalid data are ignored.
  }
  return positions
}
