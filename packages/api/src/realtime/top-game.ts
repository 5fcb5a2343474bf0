import { z } from 'zod/mini'
import { gameResults } from '../facts/games.ts'
import { ratingTypes } from '../facts/ratings.ts'
import { gameId } from './game-id.ts'
import { lobbyPlayer } from './lobby-player.ts'

/** How a game stands, as those who watch it see it. */
export const gameBoard = z.readonly(
  z.object({
    /** The position now. */
    fen: z.string(),
    /** The last move in UCI; null before the first. */
    last_move: z.nullable(z.string()),
    /** Null while it is played. */
    result: z.nullable(z.enum(gameResults)),
  }),
)
export type GameBoard = z.output<typeof gameBoard>

/** A game that is being played, as lists of the best games show it. */
export const topGame = z.readonly(
  z.object({
    gameId,
    white: lobbyPlayer,
    black: lobbyPlayer,
    rating_type: z.enum(ratingTypes),
    time_control_id: z.int(),
    /** Null is a single game. */
    tournament_id: z.nullable(z.string()),
    /** Older servers send none. */
    board: z.optional(gameBoard),
  }),
)
export type TopGame = z.output<typeof topGame>
