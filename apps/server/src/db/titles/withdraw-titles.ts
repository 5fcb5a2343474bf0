import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { foaTitles, players } from '../schema.ts'

/** Takes all arena titles of a player away, who has cheated. */
export async function withdrawTitles(tx: Database, playerId: number, at: Date): Promise<void> {
  await tx
    .update(foaTitles)
    .set({ withdrawnAt: at, mailDueAt: null })
    .where(and(eq(foaTitles.playerId, playerId), isNull(foaTitles.withdrawnAt)))
  await tx.update(players).set({ foaTitle: null }).where(eq(players.id, playerId))
}
