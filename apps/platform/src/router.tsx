import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { pageBoundary } from './platform/page/boundary.tsx'
import { homeRoute } from './home/route.tsx'
import { laterRoutes } from './shell/later/later.tsx'
import { notFoundRoutes } from './platform/page/not-found.tsx'
import { rootRoute } from './shell/root.tsx'
import type { AppDependencies } from './dependencies.ts'

/** All routes of the app; most pages load when they are first opened. */
export const appRoutes = (deps: AppDependencies): RouteObject[] => [
  {
    ...rootRoute(deps),
    children: [
      {
        ...pageBoundary(),
        children: [
          homeRoute(deps),
          { path: '/home', loader: () => redirect('/') },
          {
            path: '/computer',
            lazy: async () => (await import('./computer/setup/route.tsx')).computerSetupRoute(deps),
          },
          {
            path: '/lobby',
            lazy: async () => (await import('./lobby/lists/route.tsx')).lobbyRoute(deps),
          },
          {
            path: '/active-games',
            lazy: async () =>
              (await import('./lobby/lists/active-games.route.tsx')).activeGamesRoute(deps),
          },
          {
            path: '/friend-waiting',
            lazy: async () => ({
              Component: (await import('./lobby/friend/waiting.route.tsx')).FriendWaitingRoute,
            }),
          },
          {
            path: '/friend_invite',
            lazy: async () => ({
              Component: (await import('./lobby/friend/invite.route.tsx')).FriendInviteRoute,
            }),
          },
          {
            path: '/play',
            lazy: async () => (await import('./computer/table/route.tsx')).playRoute(deps),
          },
          {
            path: '/analysis',
            lazy: async () => (await import('./analysis/page/route.tsx')).analysisRoute(deps),
          },
          {
            path: '/game/:id',
            lazy: async () => (await import('./game/table/route.tsx')).gameRoute(deps),
          },
          {
            path: '/settings',
            lazy: async () => (await import('./settings/route.tsx')).settingsRoute(deps),
          },
          {
            path: '/profile',
            lazy: async () => (await import('./account/profile/route.tsx')).profileRoute(deps),
          },
          {
            path: '/profile/games',
            lazy: async () => (await import('./game/history/route.tsx')).gameHistoryRoute(deps),
          },
          {
            path: '/support',
            lazy: async () => (await import('./shell/support/route.tsx')).supportRoute(deps),
          },
          ...laterRoutes(),
          ...notFoundRoutes(),
        ],
      },
    ],
  },
]

/** The router of the browser's own address. */
export const createRouter = (deps: AppDependencies) => createBrowserRouter(appRoutes(deps))

export type AppRouter = ReturnType<typeof createRouter>

/** Resolves when the page that the address names has its code, or has failed. */
export const whenReady = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
