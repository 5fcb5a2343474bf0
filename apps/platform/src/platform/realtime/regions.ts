import type { ApiClientOptions } from '@kingside/api'
import type { KeptValue } from '../storage/kept-value.ts'

/** The regions that have servers of their own, as far as every page needs them. */
export interface Regions {
  /** Whether games may be in another region than the page's own server. */
  readonly isMany: () => boolean
  /** Follows which page is shown: it is measured on arriving at one, unless that was lately, and never beside a game. */
  readonly attach: (router: RegionsRouter) => void
}

export interface RegionsRouter {
  readonly subscribe: (
    listener: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => () => void
}

/** The part of the session that says who the player is. */
export interface RegionsSession {
  readonly subscribe: (
    listener: (snapshot: {
      readonly context: {
        readonly profile: { readonly uid: string } | null
        readonly anonymousUid: string | null
      }
    }) => void,
  ) => unknown
}

export interface RegionsDeps {
  readonly options: ApiClientOptions
  /** What the server said last. */
  readonly isMany: () => boolean
  readonly session: RegionsSession
  /** When whose distances were measured last. */
  readonly kept: KeptValue
  readonly quiet: () => Promise<void>
  /** The page's monotonic clock, in ms. */
  readonly now: () => number
}

/** How often the distances are measured at most, in milliseconds. */
const measureEveryMs = 15 * 60_000

/**
 * Measures in a quiet moment how far each region is, for each player anew. With one region it does nothing, and what
 * measures is never loaded.
 */
export function openRegions({ options, isMany, session, kept, quiet, now }: RegionsDeps): Regions {
  let dueAt = -Infinity
  let known: string | null = null
  let path = ''

  const measureWhenQuiet = async () => {
    await quiet()
    if (!isMany() || now() < dueAt || path.startsWith('/game/')) return
    dueAt = now() + measureEveryMs
    const { measureRegions } = await import('./measure-regions.ts')
    await measureRegions({ options, kept, everyMs: measureEveryMs, now })
  }
  // What could not be measured is measured at the next time; until then games are as near as without it.
  const measure = () => void measureWhenQuiet().catch(() => {})

  session.subscribe(({ context: { profile, anonymousUid } }) => {
    const player = profile?.uid ?? anonymousUid
    if (player === null || player === known) return
    known = player
    dueAt = -Infinity
    measure()
  })

  return {
    isMany,
    attach: (router) => {
      router.subscribe(({ location }) => {
        if (location.pathname === path) return
        path = location.pathname
        if (now() >= dueAt) measure()
      })
    },
  }
}
