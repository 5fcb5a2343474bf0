import { eq } from 'drizzle-orm'
import type { OperatorSessionStore } from '../../domain/operation/operator-sessions.ts'
import type { Database } from '../database.ts'
import { operatorSessions } from '../schema.ts'
import { writeAct } from './operator-acts.ts'

export function createOperatorSessionStore(db: Database): OperatorSessionStore {
  return {
    open: (hash, session, at, act) =>
      db.transaction(async (tx) => {
        await tx.insert(operatorSessions).values({ hash, ...session, createdAt: at, usedAt: at })
        await writeAct(tx, act, at)
      }),
    find: async (hash) => {
      const [found] = await db
        .select()
        .from(operatorSessions)
        .where(eq(operatorSessions.hash, hash))
      return found ?? null
    },
    use: async (hash, at) => {
      await db.update(operatorSessions).set({ usedAt: at }).where(eq(operatorSessions.hash, hash))
    },
    close: (hash, at, act) =>
      db.transaction(async (tx) => {
        const closed = await tx
          .delete(operatorSessions)
          .where(eq(operatorSessions.hash, hash))
          .returning({ hash: operatorSessions.hash })
        if (closed.length > 0) await writeAct(tx, act, at)
      }),
  }
}
