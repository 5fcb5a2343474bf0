import { type ApiClientOptions, createClient, type TopGame } from '@kingside/api'
import { listTopRatedGames } from '@kingside/api/calls/play/top-games'
import { queryOptions } from '@tanstack/react-query'

/** The best games that are being played. */
export const liveGamesQuery = (options: ApiClientOptions) => {
  const api = createClient({ games: listTopRatedGames }, options)
  return queryOptions({
    queryKey: ['live-games'],
    queryFn: ({ signal }): Promise<readonly TopGame[]> => api.games({ signal }),
    // News keep it fresh while a page shows it, and it may be old when the next one does.
    refetchOnMount: 'always',
  })
}
