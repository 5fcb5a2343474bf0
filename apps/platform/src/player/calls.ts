import { ApiError, type ApiClientOptions, createClient } from '@kingside/api'
import {
  getHeadToHead,
  getOnline,
  getProfile,
  getRatings,
  getStats,
  listEventHistory,
  listEvents,
  listPlayerTournaments,
} from '@kingside/api/calls/tournaments/profiles'
import { ratingFamilies } from '@kingside/api/facts'
import { keepPreviousData } from '@tanstack/react-query'
import { endedGameOf } from '../game/history/index.ts'
import type { FamilyStats, HeadToHeadFacts } from './player.types.ts'

const calls = {
  get: getProfile,
  online: getOnline,
  ratings: getRatings,
  stats: getStats,
  headToHead: getHeadToHead,
  tournaments: listPlayerTournaments,
  history: listEventHistory,
  events: listEvents,
}

export const createPlayerApi = (options: ApiClientOptions) => createClient(calls, options)
export type PlayerApi = ReturnType<typeof createPlayerApi>

interface Signalled {
  readonly signal: AbortSignal
}

/** So many tournaments are on a page. */
export const eventsPageSize = 20

/** How often it is asked whether a player is online. */
const presenceEveryMs = 60_000

/** The queries of TanStack Query for a player's page. */
export const playerQueries = (api: PlayerApi, id: string) => {
  const params = { id }
  return {
    profile: {
      queryKey: ['player', id, 'profile'],
      queryFn: ({ signal }: Signalled) => api.get({ params, signal }),
      // Nobody comes to be by asking again.
      retry: (count: number, error: unknown) => !isNoPlayer(error) && count < 1,
    },
    online: {
      queryKey: ['player', id, 'online'],
      queryFn: async ({ signal }: Signalled) => (await api.online({ params, signal })).is_online,
      refetchInterval: presenceEveryMs,
    },
    ratings: {
      queryKey: ['player', id, 'ratings'],
      queryFn: async ({ signal }: Signalled) => (await api.ratings({ params, signal })).details,
    },
    /** All three families, or nothing: one that is missing would look as if there were no games. */
    stats: {
      queryKey: ['player', id, 'stats'],
      queryFn: ({ signal }: Signalled): Promise<readonly FamilyStats[]> =>
        Promise.all(
          ratingFamilies.map(async (family) => ({
            family,
            ...(await api.stats({ params, query: { rating_type: family }, signal })),
          })),
        ),
    },
    headToHead: (reader: string | null) => ({
      queryKey: ['player', id, 'head-to-head', reader],
      queryFn: async ({ signal }: Signalled): Promise<HeadToHeadFacts> => {
        const { games, ...counts } = await api.headToHead({ params, signal })
        return { ...counts, games: games.map(endedGameOf) }
      },
    }),
    events: {
      queryKey: ['player', id, 'events'],
      queryFn: ({ signal }: Signalled) => api.events({ params, query: {}, signal }),
    },
    tournaments: {
      queryKey: ['player', id, 'tournaments'],
      queryFn: ({ signal }: Signalled) =>
        api.tournaments({ params, query: { limit: 100 }, signal }),
    },
    /** @param page from 1 */
    history: (page: number) => ({
      queryKey: ['player', id, 'history', page],
      queryFn: ({ signal }: Signalled) =>
        api.history({
          params,
          query: { limit: eventsPageSize, offset: (page - 1) * eventsPageSize },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  }
}

/** Whether nobody has this uid; the server refuses one of unknown form as a bad request. */
export const isNoPlayer = (error: unknown): boolean =>
  error instanceof ApiError && (error.response?.status === 404 || error.response?.status === 400)
