/** The location of a page. */
export interface PageLocation {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly search: string
  readonly hash: string
  /** The key of the entry in the history; the first one of a visit may have `default`. */
  readonly key: string
}

/** The history of visited addresses. */
export interface PageHistory {
  readonly location: () => PageLocation
  readonly write: (how: 'push' | 'replace', location: PageLocation) => void
  /** Calls back when the user goes back or forward. */
  readonly onMove: (listener: () => void) => void
}

export const addressOf = ({ pathname, search, hash }: Omit<PageLocation, 'key'>): string =>
  pathname + search + hash

/** The browser's own history. */
export const browserHistory = (): PageHistory => ({
  location: () => {
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, key: keyOf(window.history.state) }
  },
  write: (how, location) => {
    const address = addressOf(location)
    const state = { key: location.key }
    try {
      if (how === 'push') window.history.pushState(state, '', address)
      else window.history.replaceState(state, '', address)
    } catch {
      // Safari allows a hundred changes of the address in half a minute, and then none.
      window.location.assign(window.location.origin + address)
    }
  },
  onMove: (listener) => window.addEventListener('popstate', listener),
})

function keyOf(state: unknown): string {
  const isOurs = typeof state === 'object' && state !== null && 'key' in state
  return isOurs && typeof state.key === 'string' ? state.key : 'default'
}

/** A history that does not change the browser's address, for stories and tests. */
export function memoryHistory(address: string): PageHistory {
  const { pathname, search, hash } = new URL(address, 'https://memory')
  let location: PageLocation = { pathname, search, hash, key: 'default' }
  return {
    location: () => location,
    write: (_how, next) => {
      location = next
    },
    onMove: () => {},
  }
}
