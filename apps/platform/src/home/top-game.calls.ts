import { type ApiClientOptions, createClient, type LobbyEvent, type TopGame } from '@kingside/api'
import { getTopRatedGame } from '@kingside/api/calls/play/top-games'
import { startFen } from '@kingside/chess-game'
import { queryOptions } from '@tanstack/react-query'
import { bestOf } from '../watch/index.ts'
import type { TopGameView } from './TopGame.view.tsx'

/** The best game that is being played, with its position now; null while nobody plays. */
export const topGameQuery = (options: ApiClientOptions) => {
  const api = createClient({ top: getTopRatedGame }, options)
  return queryOptions({
    queryKey: ['top-game'],
    retry: false,
    queryFn: async ({ signal }): Promise<TopGameView | null> => {
      const top = await api.top({ signal })
      return top && viewOf(top)
    },
  })
}

/** The game after what the lobby tells. */
export function topGameAfter(game: TopGameView | null, event: LobbyEvent): TopGameView | null {
  if (event.type === 'games.updated') {
    // One that is over is listed for a moment; and games keep their places in the list, whoever joins them.
    const best = bestOf(event.games) ?? event.games[0]
    return best ? viewOf(best) : null
  }
  if (event.type !== 'games.moved' || !game) return game
  const moved = event.games.find(({ gameId }) => gameId === game.gameId)
  return moved ? { ...game, ...positionOf(moved.board) } : game
}

const viewOf = ({ gameId, white, black, board }: TopGame): TopGameView => ({
  gameId,
  white,
  black,
  ...positionOf(board),
})

const positionOf = (board: TopGame['board']) => ({
  fen: board?.fen ?? startFen,
  lastMove: board?.last_move ?? null,
})
