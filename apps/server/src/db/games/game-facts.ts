import { asc, eq } from 'drizzle-orm'
import type { StoredFact } from '../../domain/games/game-store.ts'
import type { Database } from '../database.ts'
import { gameEvents, games } from '../schema.ts'

/** All events of a game that are kept, oldest first. @returns a function of the game's public id */
export const readFacts =
  (db: Database) =>
  async (gameId: string): Promise<readonly StoredFact[]> => {
    const rows = await db
      .select({ v: gameEvents.v, fact: gameEvents.fact, at: gameEvents.at })
      .from(gameEvents)
      .innerJoin(games, eq(games.id, gameEvents.gameId))
      .where(eq(games.uid, gameId))
      .orderBy(asc(gameEvents.v))
    return rows.map(({ v, fact, at }) => ({ fact: { ...fact, v }, serverTs: at.getTime() }))
  }
