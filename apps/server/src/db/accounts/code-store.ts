import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { CodeKey, CodeStore } from '../../domain/accounts/code-store.ts'
import type { Database } from '../database.ts'
import { mailedCodes } from '../schema.ts'

/** How long a code that ran out is kept, so that its reader learns that it did; in milliseconds. */
const keptMs = 60 * 60_000

export function createCodeStore(db: Database): CodeStore {
  return {
    put: async ({ purpose, emailFolded }, { hash, expiresAt }, at) => {
      await db.delete(mailedCodes).where(lt(mailedCodes.expiresAt, new Date(at.getTime() - keptMs)))
      const fresh = { codeHash: hash, tries: 0, expiresAt }
      await db
        .insert(mailedCodes)
        .values({ purpose, emailFolded, ...fresh })
        .onConflictDoUpdate({
          target: [mailedCodes.purpose, mailedCodes.emailFolded],
          set: fresh,
        })
    },
    startTry: async (key, at, maxTries) => {
      const [started] = await db
        .update(mailedCodes)
        .set({ tries: sql`${mailedCodes.tries} + 1` })
        .where(and(is(key), lt(mailedCodes.tries, maxTries), gt(mailedCodes.expiresAt, at)))
        .returning({ hash: mailedCodes.codeHash, tries: mailedCodes.tries })
      return started ?? null
    },
    isSpent: async (key, maxTries) => {
      const spent = await db
        .select({ tries: mailedCodes.tries })
        .from(mailedCodes)
        .where(and(is(key), gte(mailedCodes.tries, maxTries)))
      return spent.length > 0
    },
    take: async (key, hash) => {
      const taken = await db
        .delete(mailedCodes)
        .where(and(is(key), eq(mailedCodes.codeHash, hash)))
        .returning({ purpose: mailedCodes.purpose })
      return taken.length > 0
    },
    remove: async (key) => {
      await db.delete(mailedCodes).where(is(key))
    },
  }
}

function is({ purpose, emailFolded }: CodeKey) {
  return and(eq(mailedCodes.purpose, purpose), eq(mailedCodes.emailFolded, emailFolded))
}
