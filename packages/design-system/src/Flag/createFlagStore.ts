/** What is known about a flag: an address to show, `null` if there is no such flag, `undefined` before it is known. */
export type FlagPicture = string | null | undefined

export interface FlagStore {
  /** What is known now. */
  get: (code: string) => FlagPicture
  /** Fetches a flag unless it is known or on its way. A failure is forgotten, so that the next call tries again. */
  load: (code: string) => Promise<void>
  /** Waits for the flags that are on their way now. */
  settled: () => Promise<void>
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Keeps the flags that a page has shown, so that each is fetched once.
 *
 * @param fetchSvg gives the drawing of a flag, or `undefined` for a code that has none
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
      // Offline, most likely. The flag's box stays empty: its name is still there to read.
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
