import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { pageBoundary } from '../routes/boundary.tsx'
import { homeRoute } from '../routes/home.tsx'
import { laterRoutes } from '../routes/later.tsx'
import { notFoundRoutes } from '../routes/not-found.tsx'
import { rootRoute } from '../routes/root.tsx'
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
            lazy: async () =>
              (await import('../routes/computer-setup.tsx')).computerSetupRoute(deps),
          },
          {
            path: '/lobby',
            lazy: async () => (await import('../routes/lobby/index.tsx')).lobbyRoute(deps),
          },
          {
            path: '/active-games',
            lazy: async () => (await import('../routes/active-games.tsx')).activeGamesRoute(deps),
          },
          {
            path: '/friend-waiting',
            lazy: async () =>
              (await import('../routes/friend/waiting.tsx')).friendWaitingRoute(deps),
          },
          {
            path: '/friend_invite',
            lazy: async () => (await import('../routes/friend/invite.tsx')).friendInviteRoute(deps),
          },
          {
            path: '/play',
            lazy: async () => (await import('../routes/play.tsx')).playRoute(deps),
          },
          {
            path: '/analysis',
            lazy: async () => (await import('../routes/analysis/index.tsx')).analysisRoute(deps),
          },
          {
            path: '/game/:id',
            lazy: async () => (await import('../routes/game/index.tsx')).gameRoute(deps),
          },
          {
            path: '/settings',
            lazy: async () => (await import('../routes/settings.tsx')).settingsRoute(deps),
          },
          {
            path: '/profile',
            lazy: async () => (await import('../routes/profile.tsx')).profileRoute(deps),
          },
          {
            path: '/profile/games',
            lazy: async () => (await import('../routes/game-history.tsx')).gameHistoryRoute(deps),
          },
          {
            path: '/support',
            lazy: async () => (await import('../routes/support.tsx')).supportRoute(deps),
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
