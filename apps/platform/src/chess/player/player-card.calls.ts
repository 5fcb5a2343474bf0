import { createClient } from '@kingside/api'
import { getOnline, getProfile, getRatings } from '@kingside/api/calls/tournaments/profiles'
import type { PlayerCardFacts } from './player-card.types.ts'
import { perApp } from '../../platform/page/index.ts'

const calls = { getProfile, getOnline, getRatings }

/** How long a card may show what is known, in ms. */
const freshMs = 60_000

const apiOf = perApp(({ server }) => createClient(calls, server))

/** What a card tells of a player, as a query of TanStack Query. */
export const playerCardQuery = (deps: Parameters<typeof apiOf>[0], uid: string) => ({
  queryKey: ['player-card', uid],
  staleTime: freshMs,
  retry: false,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<PlayerCardFacts> => {
    const asked = { params: { id: uid }, signal }
    const api = apiOf(deps)
    const [profile, online, ratings] = await Promise.all([
      api.getProfile(asked),
      api.getOnline(asked),
      api.getRatings(asked),
    ])
    return { profile, isOnline: online.is_online, ratings: ratings.details }
  },
})
