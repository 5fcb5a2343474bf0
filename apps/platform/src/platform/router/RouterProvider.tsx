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

/** Provides the router to its children. A page renders in a transition, so input does not wait for it. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state))
    // A page may have navigated already while it rendered.
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

/** The page that is shown, and its address. @throws outside of `RouterProvider` */
export function useRouterState(): RouterState {
  const state = useContext(StateContext)
  if (!state) throw new Error('A page was drawn outside of RouterProvider.')
  return state
}

/** The function that opens another page; always the same. */
export const useNavigate = (): Navigate => useRouter().navigate

export const useLocation = (): PageLocation => useRouterState().location

/** The values of `:name` in the page's address. */
export const useParams = (): Params => useRouterState().params

/** The query of the page's address. */
export const useSearchParams = (): URLSearchParams => new URLSearchParams(useLocation().search)

/**
 * Asks before the page is left, within the app or for another site, as long as something would be lost.
 * @param within addresses below this path are of the same page
 * @returns whether it is asked now, and how to answer
 */
export function useLeaveGuard(
  isOn: boolean,
  within: string | null = null,
): {
  readonly isAsked: boolean
  readonly answer: (leaves: boolean) => void
} {
  const router = useRouter()
  const [asked, setAsked] = useState<{ readonly answer: (leaves: boolean) => void } | null>(null)
  useEffect(() => {
    if (!isOn) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const stop = router.guard((path) =>
      within !== null && `${path}/`.startsWith(`${within}/`)
        ? true
        : new Promise((resolve) => setAsked({ answer: resolve })),
    )
    return () => {
      stop()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isOn, within, router])
  return {
    isAsked: asked !== null,
    answer: (leaves) => {
      setAsked(null)
      asked?.answer(leaves)
    },
  }
}

/** Opens another page in place of this one. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

/** Scrolls each new page to its top, and an earlier page to where it was left. */
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
