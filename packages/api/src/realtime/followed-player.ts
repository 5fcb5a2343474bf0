import { z } from 'zod/mini'
import { gameId } from './game-id.ts'
import { lobbyPlayer } from './lobby-player.ts'

/** Somebody whom the reader follows. */
export const followedPlayer = z.readonly(
  z.object({
    player: lobbyPlayer,
    /** Whether they have a page of Kingside open. */
    is_online: z.boolean(),
    /** The game that they play now, the last one of several; null where they play none. */
    game_id: z.nullable(gameId),
  }),
)
export type FollowedPlayer = z.output<typeof followedPlayer>
