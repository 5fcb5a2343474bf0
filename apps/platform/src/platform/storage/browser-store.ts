import type { KeyValueStore } from './key-value-store.ts'

/**
 * The browser's storage, or one in memory where the visitor forbids it.
 * @param lasting across visits, or until the tab is closed
 */
export function browserStore(lasting: 'local' | 'session' = 'local'): KeyValueStore {
  try {
    // Reading the property throws where storage is forbidden.
    return lasting === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return memoryStore()
  }
}

/** A store that is lost with the page. */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
