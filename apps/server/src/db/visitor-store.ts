import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Player, VisitorStore } from '../domain/players/visitor-store.ts'
import type { Database } from './database.ts'
import { players, visitors } from './schema.ts'

export function createVisitorStore(db: Database): VisitorStore {
  return {
    create: ({ uid, playerUid }, at) =>
      db.transaction(async (tx) => {
        const [player] = await tx
          .insert(players)
          .values({ uid: playerUid, kind: 'visitor', name: '', createdAt: at })
          .returning()
        if (!player) throw new Error('The new player was not stored.')
        await tx
          .insert(visitors)
          .values({ playerId: player.id, uidHash: hash(uid), createdAt: at, seenAt: at })
        return playerOf(player)
      }),
    markSeen: async (uid, at) => {
      const [seen] = await db
        .update(visitors)
        .set({ seenAt: at })
        .from(players)
        .where(and(eq(visitors.uidHash, hash(uid)), eq(players.id, visitors.playerId)))
        .returning()
      return seen ? playerOf(seen.players) : null
    },
    find: async (uid) => {
      const [found] = await db
        .select()
        .from(visitors)
        .innerJoin(players, eq(players.id, visitors.playerId))
        .where(eq(visitors.uidHash, hash(uid)))
      return found ? playerOf(found.players) : null
    },
  }
}

/** A row as the domain's player. */
export function playerOf(row: typeof players.$inferSelect): Player {
  const { id, uid, kind, name, title, foaTitle, country } = row
  return { id, uid, kind, name, title, foaTitle, country }
}

function hash(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url')
}
