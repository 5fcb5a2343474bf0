import { type ApiClientOptions, createClient } from '@kingside/api'
import { listTopPlayers } from '@kingside/api/calls/people/top-players'
import { searchPlayers } from '@kingside/api/calls/tournaments/profiles'
import { playersPageSize } from '@kingside/api/facts'
import type { PlayersFilters } from './filters.ts'

interface Queried {
  readonly signal: AbortSignal
}

/** The lists of the best players and the search by name, as queries. */
export function createPlayersCalls(options: ApiClientOptions) {
  const api = createClient({ top: listTopPlayers, search: searchPlayers }, options)
  return {
    /** @param reader the reader's uid: the own place is part of the answer @param page from 1 */
    top: (
      { family, boardType, country, women }: PlayersFilters,
      page: number,
      reader: string | null,
    ) => ({
      queryKey: ['top-players', family, boardType, country, women, page, reader],
      queryFn: ({ signal }: Queried) =>
        api.top({
          query: {
            family,
            board_type: boardType,
            ...(country !== null && { country }),
            ...(women && { gender: 'female' as const }),
            limit: playersPageSize,
            offset: (page - 1) * playersPageSize,
          },
          signal,
        }),
    }),
    search: (name: string) => ({
      queryKey: ['player-search', name],
      queryFn: ({ signal }: Queried) => api.search({ query: { name }, signal }),
    }),
  }
}
