import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { CodeKey, CodeStore, CodeTrier } from '../../domain/accounts/code-store.ts'
import type { Database } from '../database.ts'
import { mailedCodes } from '../schema.ts'

export function createCodeStore(db: Database): CodeStore {
  return {
    put: async ({ purpose, emailFolded }, { hash, expiresAt, registrationId }) => {
      const fresh = { codeHash: hash, tries: 0, strangerTries: 0, expiresAt }
      await db
        .insert(mailedCodes)
        .values({ purpose, emailFolded, holder: String(registrationId ?? ''), ...fresh })
        .onConflictDoUpdate({
          target: [mailedCodes.purpose, mailedCodes.emailFolded, mailedCodes.holder],
          set: fresh,
        })
    },
    startTry: async (key, trier, at, maxTries) => {
      const tries = triesOf(trier)
      const column = trier === 'stranger' ? 'strangerTries' : 'tries'
      const started = await db
        .update(mailedCodes)
        .set({ [column]: sql`${tries} + 1` })
        .where(and(isFor(key, trier), lt(tries, maxTries), gt(mailedCodes.expiresAt, at)))
        .returning({ hash: mailedCodes.codeHash, tries, holder: mailedCodes.holder })
      return started.map(({ holder, ...rest }) => ({
        ...rest,
        registrationId: holder === '' ? null : Number(holder),
      }))
    },
    isSpent: async (key, trier, maxTries) => {
      const spent = await db
        .select({ tries: mailedCodes.tries })
        .from(mailedCodes)
        .where(and(isFor(key, trier), gte(triesOf(trier), maxTries)))
      return spent.length > 0
    },
    take: async (key, hash, at) => {
      const taken = await db
        .delete(mailedCodes)
        .where(and(is(key), eq(mailedCodes.codeHash, hash), gt(mailedCodes.expiresAt, at)))
        .returning({ purpose: mailedCodes.purpose })
      return taken.length > 0
    },
    remove: async (key) => {
      await db.delete(mailedCodes).where(is(key))
    },
  }
}

const triesOf = (trier: CodeTrier) =>
  trier === 'stranger' ? mailedCodes.strangerTries : mailedCodes.tries

function is({ purpose, emailFolded }: CodeKey) {
  return and(eq(mailedCodes.purpose, purpose), eq(mailedCodes.emailFolded, emailFolded))
}

function isFor(key: CodeKey, trier: CodeTrier) {
  if (trier === 'stranger') return is(key)
  return and(is(key), inArray(mailedCodes.holder, trier.map(String)))
}
