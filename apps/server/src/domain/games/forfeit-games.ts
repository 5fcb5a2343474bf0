import type { GameRooms } from './rooms.types.ts'

/**
 * Ends a player's running games as lost, as after a ban. Each ends also when another can't be reached now.
 * @throws the first failure, when all were tried
 */
export async function forfeitGames(
  rooms: Pick<GameRooms, 'forfeit'> & { readonly host: Pick<GameRooms['host'], 'ongoingOf'> },
  playerId: number,
): Promise<void> {
  const gameIds = await rooms.host.ongoingOf(playerId)
  const ended = await Promise.allSettled(gameIds.map((gameId) => rooms.forfeit(gameId, playerId)))
  const failed = ended.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}
