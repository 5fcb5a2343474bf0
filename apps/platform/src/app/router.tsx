import { createBrowserRouter } from 'react-router-dom'
import { homeRoute } from '../routes/home.tsx'
import { laterRoutes } from '../routes/later.tsx'
import { notFoundRoute } from '../routes/not-found.tsx'
import { rootRoute } from '../routes/root.tsx'
import type { AppDependencies } from './dependencies.ts'

/** All routes of the app; the game page loads when it is first opened. */
export const createRouter = (deps: AppDependencies) =>
  createBrowserRouter([
    {
      ...rootRoute(deps),
      children: [
        homeRoute(deps),
        {
          path: '/play',
          lazy: async () => (await import('../routes/play.tsx')).playRoute(deps),
        },
        ...laterRoutes(),
        notFoundRoute(),
      ],
    },
  ])

export type AppRouter = ReturnType<typeof createRouter>
