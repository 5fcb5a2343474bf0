import type { KeyValueStore } from './key-value-store.ts'

/** One value that this browser stores, shared by all its tabs. */
export interface KeptValue {
  /** The stored value; null when there is none, or the store fails. */
  readonly read: () => string | null
  /** Stores a value, or removes it. Rejects when the browser can't store it. */
  readonly save: (value: string | null) => Promise<void>
  /**
   * Listens to changes in other tabs.
   * @returns a function that stops listening
   */
  readonly listen: (listener: (value: string | null) => void) => () => void
}

/** @param key the name of the value in the store */
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
        // Clearing a store is reported without a key.
        if (event.key === key || event.key === null) listener(event.newValue)
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}
