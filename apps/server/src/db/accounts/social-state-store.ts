import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SocialStateStore } from '../../domain/accounts/social-ports.ts'
import type { Database } from '../database.ts'
import { socialStates } from '../schema.ts'

export function createSocialStateStore(db: Database): SocialStateStore {
  const fields = {
    provider: socialStates.provider,
    path: socialStates.path,
    verifier: socialStates.verifier,
  }
  const holds = (hash: string, at: Date) =>
    and(eq(socialStates.hash, hash), gt(socialStates.expiresAt, at))
  return {
    put: async (hash, state, expiresAt) => {
      await db.insert(socialStates).values({ hash, ...state, expiresAt })
    },
    find: async (hash, at) => {
      const [found] = await db.select(fields).from(socialStates).where(holds(hash, at))
      return found ?? null
    },
    keepName: async (hash, givenName) => {
      await db
        .update(socialStates)
        .set({ givenName })
        .where(and(eq(socialStates.hash, hash), isNull(socialStates.givenName)))
    },
    take: async (hash, at) => {
      const [taken] = await db
        .delete(socialStates)
        .where(holds(hash, at))
        .returning({ ...fields, givenName: socialStates.givenName })
      return taken ?? null
    },
  }
}
