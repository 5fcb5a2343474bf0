import { z } from 'zod/mini'
import { ratingTypes } from '../facts/ratings.ts'
import { gameId } from './game-id.ts'
import { lobbyPlayer } from './lobby-player.ts'

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
  }),
)
export type TopGame = z.output<typeof topGame>
