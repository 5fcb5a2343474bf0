import type { AppUpdates } from './app-worker.ts'

/** The part of a router that tells where the page is. */
export interface PathTeller {
  readonly state: { readonly location: { readonly pathname: string } }
  readonly subscribe: (
    listener: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void
}

/** Whether a game is open: nothing may load its page anew by itself. */
export const isGamePath = (path: string): boolean => path === '/play' || path.startsWith('/game/')

/** Lets a new version in when the reader goes from one page to another, neither of them a game. */
export function updateBetweenPages(updates: AppUpdates, router: PathTeller): void {
  let path = router.state.location.pathname
  router.subscribe(({ location }) => {
    const last = path
    path = location.pathname
    if (path !== last && !isGamePath(last) && !isGamePath(path)) {
      // By the time it is let in, the reader may be in a game.
      updates.apply(() => !isGamePath(path))
    }
  })
}
