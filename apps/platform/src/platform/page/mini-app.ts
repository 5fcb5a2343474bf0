import { browserStore } from '../storage/browser-store.ts'

/** The key under which the tab stores that it is inside a messaging app. */
export const miniAppKey = 'kingside.miniapp'

/**
 * Whether the page runs inside a messaging app, which has bars of its own, so that the page has a slim one. The first
 * address of the tab decides.
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
      // If the storage fails, it holds for this page only.
    }
  }
  return isSaid || session.getItem(miniAppKey) !== null
}

/** Extends the page to the screen's edges; its layout avoids the corners. */
export function reachEdges(): void {
  document
    .querySelector('meta[name="viewport"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1, viewport-fit=cover')
}
