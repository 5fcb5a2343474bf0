import { CallError } from '../../../call-error.ts'
import type { Actor } from '../../../domain/lobby/standing.ts'
import type { CommandAnswer, GameRooms } from '../../../domain/games/rooms.types.ts'

/** The games' side of rematches; null while this server has no rooms. */
export type Rematches = Pick<GameRooms, 'rematch'> | null

/**
 * Offers a rematch of a game that is over, or takes the offer back. The rest comes through the game's own connection.
 * @throws CallError
 */
export async function doRematch(
  rooms: Rematches,
  { player, isBanned }: Actor,
  gameId: string,
  action: 'offer' | 'withdraw',
): Promise<void> {
  if (!rooms) throw new CallError('not_implemented', 'This server has no rematches yet.')
  if (isBanned && action === 'offer') {
    throw new CallError('player_banned', 'You are banned from playing.')
  }
  refuseUndone(await rooms.rematch(gameId, player.id, action))
}

function refuseUndone(answer: CommandAnswer): void {
  if (answer.type === 'done') return
  switch (answer.reason) {
    case 'not-a-player':
      throw new CallError('game_not_found', 'There is no such game of yours.')
    case 'finished':
    case 'not-due':
    case 'not-allowed':
    case 'too-often':
      throw new CallError('no_opponent', 'A rematch of this game is not possible now.')
    default:
      answer.reason satisfies never
  }
}
