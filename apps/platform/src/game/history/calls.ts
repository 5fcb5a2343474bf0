import { type ApiClientOptions, createClient, type PlayedGame } from '@kingside/api'
import { listGames } from '@kingside/api/calls/tournaments/profiles'
import { ratingTypeOf } from '@kingside/api/facts'
import type { Outcome } from '@kingside/machines/game'
import type { EndedGame, GameFilters } from '../../chess/terms/index.ts'
import { modeOf, playerOf } from '../../chess/record/index.ts'

/** The number of finished games on a page (specification 2, section 9). */
export const historyPageSize = 20

/** A page of games, and the number of games on all pages. */
export interface HistoryPage {
  readonly count: number
  readonly games: readonly EndedGame[]
}

/** The finished games of a player, latest first, as queries of TanStack Query; pages count from 1. */
export function createGameHistory(options: ApiClientOptions) {
  const api = createClient({ listGames }, options)
  return (uid: string | null, page: number, filters: GameFilters) => ({
    queryKey: ['game-history', uid, page, filters],
    enabled: uid !== null,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<HistoryPage> => {
      const { gameType, time, rating } = filters
      const query = {
        limit: historyPageSize,
        offset: (page - 1) * historyPageSize,
        ...(gameType !== 'allGames' && { game_type: gameType }),
        ...(time !== 'any' && { board_type: time }),
        ...(rating !== 'all' && { rating_type: ratingTypeOf[rating] }),
      }
      const { count, results } = await api.listGames({ params: { id: uid ?? '' }, query, signal })
      return { count, games: results.map(endedGameOf) }
    },
  })
}

/** A finished game as the app shapes it. */
export function endedGameOf(game: PlayedGame): EndedGame {
  return {
    gameId: game.game_id,
    playedAt: game.played_at,
    color: game.color,
    rating: game.rating,
    ratingChange: game.rating_change,
    opponent: playerOf(game.opponent),
    timeControlId: game.time_control_id,
    mode: modeOf(game.rating_type) ?? 'unrated',
    outcome: outcomeOf(game),
    reason: game.end.reason,
  }
}

function outcomeOf({ color, end: { result } }: PlayedGame): Outcome {
  switch (result) {
    case 'WHITE_WIN':
      return color === 'white' ? 'win' : 'lost'
    case 'BLACK_WIN':
      return color === 'black' ? 'win' : 'lost'
    case 'DRAW':
      return 'draw'
    case 'ABORT':
    case 'CANCELLED':
    case 'UNEXPECTED':
      return 'cancelled'
    default:
      return result satisfies never
  }
}
