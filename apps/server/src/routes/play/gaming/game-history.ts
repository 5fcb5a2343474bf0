import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { HistoryEntry } from '../../../domain/games/game-reader.ts'
import type { ReadGameDeps } from './read-game.ts'

/** The games that a player has finished. */
export function listGameHistory({ games }: ReadGameDeps): Route {
  return bind(contract.profiles.games, async ({ params, query, caller, fail }) => {
    const { limit, offset, game_type, board_type, rating_type } = query
    const page =
      (await games.history({
        playerUid: params.id,
        limit,
        offset,
        only: { gameType: game_type, boardType: board_type, ratingType: rating_type },
        readBy: caller.player?.id ?? null,
      })) ?? fail('not_found', 'No player has this uid.')
    return {
      count: page.count,
      results: page.games.map(describePlayed),
    }
  })
}

/** A finished game as a player's history has it. */
export const describePlayed = (game: HistoryEntry) => ({
  game_id: game.gameId,
  played_at: game.endedAt.toISOString(),
  color: game.color === 'w' ? ('white' as const) : ('black' as const),
  rating: game.rating,
  opponent: game.opponent,
  time_control_id: game.timeControlId,
  rating_type: game.ratingType,
  end: game.end,
  rating_change: game.ratingChange,
})
