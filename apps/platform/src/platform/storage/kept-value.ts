import type { KeyValueStore } from './key-value-store.ts'

/** One value that this browser keeps, and that all its tabs share. */
export interface KeptValue {
  /** What was kept; null is nothing, or a store that does not answer. */
  readonly read: () => string | null
  /** Keeps a value, or nothing. Rejects where the browser keeps nothing. */
  readonly save: (value: string | null) => Promise<void>
  /**
   * Hears what other tabs keep.
   * @returns what stops the listening
   */
  readonly listen: (listener: (value: string | null) => void) => () => void
}

/** @param key the name under which the store has it */
export function keptValue(store: KeyValueStore, key: string): KeptValue {
  return {
    read: () => {
      try {
        return store.getItem(key)
      } catch {
        return null
      }
    },
    save: async (value) => {
      if (value === null) store.removeItem(key)
      else store.setItem(key, value)
    },
    listen: (listener) => {
      const hear = (event: StorageEvent) => {
        // A store that was emptied names no key.
        if (event.key === key || event.key === null) listener(event.newValue)
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}
