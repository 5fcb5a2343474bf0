import { createClient, type ApiClientOptions } from '@kingside/api'
import { getProfile, searchPlayers } from '@kingside/api/calls/tournaments/profiles'
import type { ChallengedPlayer, ChallengePlayer } from '@kingside/machines/short-challenge'

const calls = { getProfile, searchPlayers }

/** Who is challenged by name. */
export interface Opponent {
  readonly player: ChallengePlayer
  readonly challenged: ChallengedPlayer
}

/** Members by a part of their names, as a query of TanStack Query. */
export function createPlayerSearch(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return (name: string) => ({
    queryKey: ['player-search', name],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.searchPlayers({ query: { name }, signal }),
  })
}

/** The player of a public uid, as a query of TanStack Query. */
export function createOpponents(options: ApiClientOptions) {
  const api = createClient(calls, options)
  return (uid: string) => ({
    queryKey: ['opponent', uid],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Opponent> => {
      const profile = await api.getProfile({ params: { id: uid }, signal })
      return {
        player: {
          uid,
          name: profile.full_name,
          title: profile.fide_title ?? profile.foa_title,
          rating: null,
        },
        challenged: { uid, isPro: profile.access_level === 2 },
      }
    },
  })
}
