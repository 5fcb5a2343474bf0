import type { LobbyEvent, TopGame } from '@kingside/api'

/** The games after what the lobby tells. */
export function liveGamesAfter(games: readonly TopGame[], event: LobbyEvent): readonly TopGame[] {
  if (event.type === 'games.updated') return event.games
  if (event.type !== 'games.moved') return games
  const boards = new Map(event.games.map(({ gameId, board }) => [gameId, board]))
  return games.map((game) => {
    const board = boards.get(game.gameId)
    return board ? { ...game, board } : game
  })
}

const isOver = ({ board }: TopGame) => board?.result != null

const ratingOf = ({ white, black }: TopGame) => (white.rating ?? 0) + (black.rating ?? 0)

/** The game with the best players of those that are played; null while there is none. */
export const bestOf = (games: readonly TopGame[]): TopGame | null =>
  games
    .filter((game) => !isOver(game))
    .reduce<TopGame | null>(
      (best, game) => (best === null || ratingOf(game) > ratingOf(best) ? game : best),
      null,
    )

/**
 * The game that the TV goes on to, after a moment with the result of the one it shows; null while that is played, and
 * while there is no other.
 */
export function nextOf(games: readonly TopGame[], shown: string): string | null {
  if (games.some((game) => game.gameId === shown && !isOver(game))) return null
  return bestOf(games)?.gameId ?? null
}
