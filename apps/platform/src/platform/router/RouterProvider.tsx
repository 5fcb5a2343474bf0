import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { PageLocation } from './history.ts'
import type { Params } from './route.ts'
import type { AppRouter, Navigate, RouterState } from './router.ts'

const RouterContext = createContext<AppRouter | null>(null)
const StateContext = createContext<RouterState | null>(null)

export interface RouterProviderProps {
  readonly router: AppRouter
  readonly children: ReactNode
}

/** Lets what is in it know where the page is. A page is drawn in a transition: input does not wait for it. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state))
    // A page may have gone on already, as it was drawn.
    follow()
    return router.subscribe(follow)
  }, [router])
  return (
    <RouterContext value={router}>
      <StateContext value={state}>{children}</StateContext>
    </RouterContext>
  )
}

function useRouter(): AppRouter {
  const router = useContext(RouterContext)
  if (!router) throw new Error('A page was drawn outside of RouterProvider.')
  return router
}

/** Which page is shown, and where. @throws outside of `RouterProvider` */
export function useRouterState(): RouterState {
  const state = useContext(StateContext)
  if (!state) throw new Error('A page was drawn outside of RouterProvider.')
  return state
}

/** What leads to another page; always the same. */
export const useNavigate = (): Navigate => useRouter().navigate

export const useLocation = (): PageLocation => useRouterState().location

/** What the page's address has in the places of `:name`. */
export const useParams = (): Params => useRouterState().params

/** The query of the page's address. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search)

/** Leads to another page in the place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** Begins each page at its top, and where it was left when the user goes back to it. */
export function ScrollRestoration() {
  const router = useRouter()
  const { scrollTo } = useRouterState()
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const keep = () => {
      router.scroll.note(router.state.location)
      router.scroll.save()
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      window.history.scrollRestoration = 'auto'
    }
  }, [router])
  useLayoutEffect(() => {
    if (scrollTo) window.scrollTo(scrollTo)
  }, [scrollTo])
  return null
}
