import { and, eq } from 'drizzle-orm'
import type { AllowanceStore } from '../../domain/analysis/analysis-store.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { analysisUses, games } from '../schema.ts'

/** Who had which game analysed, on Postgres. */
export function createAllowanceStore(db: Database): AllowanceStore {
  const gameIdOf = async (tx: Database, gameId: string): Promise<number> => {
    const [game] = await tx.select({ id: games.id }).from(games).where(eq(games.uid, gameId))
    if (!game) throw new Error(`There is no game ${gameId}.`)
    return game.id
  }
  return {
    take: ({ playerId, gameId: uid, day, limit, at }) =>
      db.transaction(async (tx) => {
        // The row may not exist yet and can't be locked then, so the player's row is locked.
        await lockPlayers(tx, [playerId])
        const gameId = await gameIdOf(tx, uid)
        const today = await tx
          .select({ gameId: analysisUses.gameId })
          .from(analysisUses)
          .where(and(eq(analysisUses.playerId, playerId), eq(analysisUses.day, day)))
        if (today.some((use) => use.gameId === gameId)) return today.length
        if (limit !== null && today.length >= limit) return null
        await tx.insert(analysisUses).values({ playerId, gameId, day, usedAt: at })
        return today.length + 1
      }),
    hasTaken: async (playerId, uid) => {
      const [use] = await db
        .select({ day: analysisUses.day })
        .from(analysisUses)
        .innerJoin(games, eq(games.id, analysisUses.gameId))
        .where(and(eq(analysisUses.playerId, playerId), eq(games.uid, uid)))
        .limit(1)
      return use !== undefined
    },
  }
}
