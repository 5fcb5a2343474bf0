import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { VisitorStore } from '../domain/visitor-store.ts'
import type { Database } from './database.ts'
import { visitors } from './schema.ts'

export function createVisitorStore(db: Database): VisitorStore {
  return {
    create: async (uid, at) => {
      await db.insert(visitors).values({ uidHash: hash(uid), createdAt: at, seenAt: at })
    },
    markSeen: async (uid, at) => {
      const seen = await db
        .update(visitors)
        .set({ seenAt: at })
        .where(eq(visitors.uidHash, hash(uid)))
        .returning({ id: visitors.id })
      return seen.length > 0
    },
  }
}

function hash(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url')
}
