import { browserStore } from '../storage/browser-store.ts'

/** Under which the tab remembers that it is inside a messaging app. */
export const miniAppKey = 'kingside.miniapp'

/**
 * Whether the page runs inside a messaging app, which has bars of its own: the page has a slim one. The first address
 * says it; it holds until the tab is closed.
 * @param location the page's address. @default the browser's
 */
export function isMiniApp(location: Pick<Location, 'search' | 'hash'> = window.location): boolean {
  const session = browserStore('session')
  const isSaid =
    new URLSearchParams(location.search).get('miniapp') === '1' ||
    location.hash.startsWith('#tgWebAppData=')
  if (isSaid) {
    try {
      session.setItem(miniAppKey, '1')
    } catch {
      // It holds for this page, then.
    }
  }
  return isSaid || session.getItem(miniAppKey) !== null
}

/** Lets the page reach the screen's edges; it keeps away from its corners by itself. */
export function reachEdges(): void {
  document
    .querySelector('meta[name="viewport"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover')
}
