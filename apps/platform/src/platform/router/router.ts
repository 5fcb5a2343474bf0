import type { ComponentType } from 'react'
import { moreWords } from '../intl/more-words.ts'
import { addressOf, type PageHistory, type PageLocation } from './history.ts'
import { matchPath, type Params, type Route } from './route.ts'
import type { ScrollPositions } from './scroll-positions.ts'

/** A route whose code is loaded when its page is first opened. */
type LoadedRoute = Extract<Route, { readonly load: unknown }>

/** The page of an address, or why its code failed to load. */
export type OpenedPage = { readonly Page: ComponentType } | { readonly error: unknown }

export interface RouterState {
  /** The location of the page that is shown. It stays while another page loads. */
  readonly location: PageLocation
  readonly params: Params
  /** Null until the code of the first page is loaded. */
  readonly page: OpenedPage | null
  /** Whether the code of another page is loading. */
  readonly isLoading: boolean
  /** The scroll position at which the page starts; null leaves it. Another object is another start. */
  readonly scrollTo: { readonly left: number; readonly top: number } | null
}

export interface NavigateOptions {
  /** Whether it replaces the page in the history. @default false */
  readonly replace?: boolean
  /** Whether the scroll position stays. @default false */
  readonly preventScrollReset?: boolean
}

/** Opens an address of the app; one without a path is of the same page. Resolves when the page is shown. */
export type Navigate = (
  to: string | { readonly search: string },
  options?: NavigateOptions,
) => Promise<void>

/** Answers whether a page may be left for the one at this path. */
export type MayLeave = (path: string) => boolean | Promise<boolean>

/** Decides which page the app shows. */
export interface AppRouter {
  readonly state: RouterState
  readonly navigate: Navigate
  /** @returns a function that stops listening */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void
  readonly scroll: ScrollPositions
  /**
   * Asks before another page takes the place of this one; addresses of the same path don’t. Of several that ask the
   * first answers for all.
   * @returns a function that stops asking
   */
  readonly guard: (mayLeave: MayLeave) => () => void
}

/** How a page was opened. */
type Step = 'push' | 'replace' | 'move'

/**
 * Shows each page once its code is loaded; until then the address and the page before it stay.
 * @param routes the last one matches every address
 */
export function createAppRouter(
  routes: readonly Route[],
  history: PageHistory,
  scroll: ScrollPositions,
): AppRouter {
  const listeners = new Set<(state: RouterState) => void>()
  const loaded = new Map<Route, ComponentType>()
  let latest = 0
  const guards = createGuards()
  let state: RouterState = {
    location: history.location(),
    params: {},
    page: null,
    isLoading: true,
    scrollTo: null,
  }

  function set(next: RouterState) {
    state = next
    for (const listener of listeners) listener(state)
  }

  function find({ pathname }: PageLocation) {
    for (const route of routes) {
      const params = matchPath(route.path, pathname)
      if (params) return { route, params }
    }
    throw new Error(`No route knows ${pathname}.`)
  }

  function beginningOf(location: PageLocation, step: Step): RouterState['scrollTo'] {
    const { pathname, search, hash } = state.location
    // The browser has scrolled to the place in the page that a link named.
    const isWithinPage = pathname === location.pathname && search === location.search
    if (step === 'move' && isWithinPage && hash !== location.hash) return null
    const known = step === 'move' ? scroll.of(location) : null
    const top = known ?? (location.hash === '' ? 0 : null)
    return top === null ? null : { left: 0, top }
  }

  async function load(route: LoadedRoute): Promise<OpenedPage> {
    try {
      const [Page] = await Promise.all([route.load(), route.isFirst ? null : moreWords()])
      loaded.set(route, Page)
      return { Page }
    } catch (error) {
      return { error }
    }
  }

  async function open(
    location: PageLocation,
    step: Step,
    { preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    latest += 1
    const number = latest
    const { route, params } = find(location)
    if (state.page) scroll.note(state.location)
    if ('redirectTo' in route) return navigate(route.redirectTo, { replace: step !== 'push' })

    const scrollTo = preventScrollReset ? null : beginningOf(location, step)
    const show = (page: OpenedPage) => {
      if (step !== 'move') history.write(step, location)
      set({ location, params, page, isLoading: false, scrollTo })
    }
    const Known = 'Page' in route ? route.Page : loaded.get(route)
    if (Known) return show({ Page: Known })
    if ('Page' in route) return undefined
    set({ ...state, isLoading: true })
    const page = await load(route)
    // The user may have opened another page meanwhile.
    if (number === latest) show(page)
    return undefined
  }

  async function navigate(
    to: string | { readonly search: string },
    options: NavigateOptions = {},
  ): Promise<void> {
    const here = state.location
    const url = new URL(
      typeof to === 'string' ? to : here.pathname,
      `https://page${addressOf(here)}`,
    )
    if (typeof to !== 'string') url.search = to.search
    const { pathname, search, hash } = url
    const answer = pathname === here.pathname || guards.mayLeave(pathname)
    if (answer !== true && !(await answer)) return
    const key = Math.random().toString(36).slice(2)
    await open({ pathname, search, hash, key }, options.replace ? 'replace' : 'push', options)
  }

  async function follow(): Promise<void> {
    const there = history.location()
    const { location: here } = state
    // The browser has moved already: who stays gets the page’s address back.
    const answer = there.pathname === here.pathname || guards.mayLeave(there.pathname)
    if (answer !== true) {
      history.write('push', here)
      if (!(await answer)) return
      await open(there, 'push')
      return
    }
    await open(there, 'move')
  }

  history.onMove(() => void follow())
  void open(state.location, 'move')

  return {
    get state() {
      return state
    },
    navigate,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    scroll,
    guard: guards.add,
  }
}

/** Those that are asked before a page is left: the first that does not let go answers for all. */
function createGuards() {
  const guards = new Set<MayLeave>()
  return {
    add: (guard: MayLeave) => {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    mayLeave: (path: string): boolean | Promise<boolean> => {
      for (const guard of guards) {
        const answer = guard(path)
        if (answer !== true) return answer
      }
      return true
    },
  }
}

/** Resolves when the code of the address's page is loaded, or has failed. */
export const whenReady = (router: AppRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.page) return resolve()
    const stop = router.subscribe(({ page }) => {
      if (!page) return
      stop()
      resolve()
    })
  })
