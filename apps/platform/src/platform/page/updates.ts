import type { AppUpdates } from './app-worker.ts'

/** The part of a router that reports the page's path. */
export interface PathTeller {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly subscribe: (
    listener: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void
}

/** Whether a game is open, so that the page must not be loaded again automatically. */
export const isGamePath = (path: string): boolean => path === '/play' || path.startsWith('/game/')

/** Applies a new version when the reader goes from one page to another, neither of them a game. */
export function updateBetweenPages(updates: AppUpdates, router: PathTeller): void {
  let path = router.state.location.pathname
  router.subscribe(({ location }) => {
    const last = path
    path = location.pathname
    if (path !== last && !isGamePath(last) && !isGamePath(path)) {
      // The reader may have opened a game before the new version is ready.
      updates.apply(() => !isGamePath(path))
    }
  })
}
