/** A flag's address, `null` if there is no such flag, `undefined` before that is known. */
export type FlagPicture = string | null | undefined

export interface FlagStore {
  /** Returns what is known now. */
  get: (code: string) => FlagPicture
  /** Loads a flag unless it is known or loading. After an error the next call tries again. */
  load: (code: string) => Promise<void>
  /** Waits for the flags that are loading now. */
  settled: () => Promise<void>
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the flags that a page has shown, so that each is loaded once.
 *
 * @param fetchSvg returns a flag's SVG, or `undefined` for a code without a flag
 */
export function createFlagStore(
  fetchSvg: (code: string) => Promise<string | undefined>,
): FlagStore {
  const pictures = new Map<string, string | null>()
  const requests = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const request = async (code: string) => {
    try {
      const svg = await fetchSvg(code)
      pictures.set(code, svg === undefined ? null : toAddress(svg))
      listeners.forEach((listener) => listener())
    } catch {
      // Probably offline. The flag stays empty; its name can still be read.
    } finally {
      requests.delete(code)
    }
  }

  return {
    get: (code) => pictures.get(code),
    load: (code) => {
      if (pictures.has(code)) return Promise.resolve()
      const pending = requests.get(code) ?? request(code)
      requests.set(code, pending)
      return pending
    },
    settled: async () => {
      await Promise.all(requests.values())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const toAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
