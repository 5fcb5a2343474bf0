export { matchPath, type Route } from './route.ts'
export { createAppRouter, type AppRouter, whenReady } from './router.ts'
export { browserHistory, memoryHistory } from './history.ts'
export { createScrollPositions } from './scroll-positions.ts'
export {
  Redirect,
  RouterProvider,
  ScrollRestoration,
  useLeaveGuard,
  useLocation,
  useNavigate,
  useParams,
  useRouterState,
  useSearchParams,
} from './RouterProvider.tsx'
