import { eq, inArray } from 'drizzle-orm'
import type { Latencies } from '../../domain/games/latencies.ts'
import type { ByRegion } from '../../domain/games/regions.ts'
import type { Database } from '../database.ts'
import { games, players } from '../schema.ts'

/** Reads which region was chosen for a game; null where none was, and where there is no such game. */
export const readRegion =
  (db: Database) =>
  async (gameId: string): Promise<string | null> => {
    const [found] = await db
      .select({ config: games.config })
      .from(games)
      .where(eq(games.uid, gameId))
    return found?.config.region ?? null
  }

/** Reads how far players are from the regions, by their internal ids; of whom none are known, null. */
export const readDistances =
  (db: Database, latencies: Pick<Latencies, 'find'>) =>
  async (playerIds: readonly number[]): Promise<readonly (ByRegion | null)[]> => {
    const known = await db
      .select({ id: players.id, uid: players.uid })
      .from(players)
      .where(inArray(players.id, [...playerIds]))
    const found = await latencies.find(known.map(({ uid }) => uid))
    return playerIds.map((playerId) => {
      const uid = known.find(({ id }) => id === playerId)?.uid
      return found.find(({ playerUid }) => playerUid === uid)?.byRegion ?? null
    })
  }
