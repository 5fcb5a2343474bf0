import type { GameHost } from './game-host.ts'
import type { GameRooms } from './rooms.types.ts'

export interface BanProofHostDeps {
  readonly rooms: Pick<GameRooms, 'host' | 'forfeit'>
  /** Which of these players are banned now. */
  readonly bannedAmong: (playerIds: readonly number[]) => Promise<readonly number[]>
}

/**
 * Begins games, and ends as lost what begins for a player who was banned between the claim and the game: the ban has
 * looked for running games by then, and has not seen this one.
 */
export function createBanProofHost({ rooms, bannedAmong }: BanProofHostDeps): GameHost {
  const { host, forfeit } = rooms
  return {
    ongoingOf: host.ongoingOf,
    scheduledOf: host.scheduledOf,
    startedOf: host.startedOf,
    create: async (game) => {
      const gameId = await host.create(game)
      for (const playerId of await bannedAmong([game.white, game.black]))
        // oxlint-disable-next-line no-await-in-loop -- the first one ends it
        await forfeit(gameId, playerId)
      return gameId
    },
  }
}
