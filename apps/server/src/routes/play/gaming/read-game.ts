import { contract, resultNumbers } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { pgnOf } from '../../../domain/games/game-pgn.ts'
import type { GameReader, RatingChange } from '../../../domain/games/game-reader.ts'
import { describeGame } from './describe-game.ts'

export interface ReadGameDeps {
  readonly games: GameReader
}

const unknown = 'There is no such game.'
const unfinished = 'The game is not over yet.'

/** Who plays a game and how far it is. */
export function getGame({ games }: ReadGameDeps): Route {
  return bind(contract.gaming.get, async ({ params, caller, fail }) => {
    const [game, prospects] = await Promise.all([
      games.find(params.id, caller.player?.id),
      games.prospects(params.id, caller.player?.id),
    ])
    return game ? describeGame(game, prospects) : fail('game_not_found', unknown)
  })
}

/** How a game ended. */
export function getGameResult({ games }: ReadGameDeps): Route {
  return bind(contract.gaming.result, async ({ params, caller, fail }) => {
    const game = (await games.find(params.id, caller.player?.id)) ?? fail('game_not_found', unknown)
    const { end, endedAt, isSettled, ratingChanges } = game
    if (!end || !endedAt) return fail('game_not_finished', unfinished)
    return {
      result: resultNumbers[end.result],
      result_name: end.result,
      reason: end.reason,
      ended_at: endedAt.toISOString(),
      is_settled: isSettled,
      ratings: { white: rounded(ratingChanges.w), black: rounded(ratingChanges.b) },
    }
  })
}

const rounded = (change: RatingChange | null) =>
  change && { before: Math.round(change.before), after: Math.round(change.after) }

/** A finished game as PGN. */
export function getGamePgn({ games }: ReadGameDeps): Route {
  return bind(contract.gaming.pgn, async ({ params, caller, fail }) => {
    const game = (await games.find(params.id, caller.player?.id)) ?? fail('game_not_found', unknown)
    if (!game.end) return fail('game_not_finished', unfinished)
    return { file_name: `kingside-${game.gameId}.pgn`, pgn: pgnOf(game) }
  })
}
