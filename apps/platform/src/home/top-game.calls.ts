import { type ApiClientOptions, createClient } from '@kingside/api'
import { getGame } from '@kingside/api/calls/play/gaming'
import { getTopRatedGame } from '@kingside/api/calls/play/top-games'
import { startFen } from '@kingside/chess-game'
import { queryOptions } from '@tanstack/react-query'
import type { TopGameView } from './TopGame.view.tsx'

/** How often the position is asked for while the page is looked at, in ms. */
const freshMs = 5_000

/** The best game that is being played, with its position now; null while nobody plays. */
export const topGameQuery = (options: ApiClientOptions) => {
  const api = createClient({ top: getTopRatedGame, game: getGame }, options)
  return queryOptions({
    queryKey: ['top-game'],
    refetchInterval: freshMs,
    retry: false,
    queryFn: async ({ signal }): Promise<TopGameView | null> => {
      const top = await api.top({ signal })
      if (!top) return null
      const { playingPh } = await api.game({ params: { id: top.gameId }, signal })
      return {
        gameId: top.gameId,
        white: top.white,
        black: top.black,
        fen: playingPh.lastTurn?.end.fen ?? startFen,
      }
    },
  })
}
