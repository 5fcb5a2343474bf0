import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { ChallengeKey, PasskeyStore } from '../../domain/accounts/passkeys.ts'
import type { Database } from '../database.ts'
import { accounts, passkeyChallenges, passkeys, socialIdentities } from '../schema.ts'

export function createPasskeyStore(db: Database): PasskeyStore {
  return {
    listOf: (accountId) =>
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    find: async (id) => {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id))
      return row ?? null
    },
    add: async (passkey) => {
      const added = await db
        .insert(passkeys)
        .values({ ...passkey, transports: [...passkey.transports] })
        .onConflictDoNothing()
        .returning({ id: passkeys.id })
      return added.length > 0
    },
    rename: async (accountId, id, name) => {
      const renamed = await db
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id })
      return renamed.length > 0
    },
    remove: (accountId, id) =>
      db.transaction(async (tx) => {
        const [account] = await tx
          .select({ passwordHash: accounts.passwordHash })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        const own = await tx
          .select({ id: passkeys.id })
          .from(passkeys)
          .where(eq(passkeys.accountId, accountId))
        if (!account || !own.some((each) => each.id === id)) return 'not_found'
        const others = await tx.$count(socialIdentities, eq(socialIdentities.accountId, accountId))
        if (own.length === 1 && account.passwordHash === null && others === 0) return 'last_way_in'
        await tx.delete(passkeys).where(eq(passkeys.id, id))
        return 'removed'
      }),
    use: async (id, counter, at) => {
      const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
      const used = await db
        .update(passkeys)
        .set({ counter, lastUsedAt: at })
        .where(and(eq(passkeys.id, id), isNewer))
        .returning({ id: passkeys.id })
      return used.length > 0
    },
    putChallenge: async (key, expiresAt) => {
      await db.insert(passkeyChallenges).values({ ...key, expiresAt })
    },
    takeChallenge: async (key, at) => {
      const taken = await db
        .delete(passkeyChallenges)
        .where(and(isFor(key), gt(passkeyChallenges.expiresAt, at)))
        .returning({ hash: passkeyChallenges.hash })
      return taken.length > 0
    },
  }
}

const isFor = ({ hash, purpose, accountId }: ChallengeKey) =>
  and(
    eq(passkeyChallenges.hash, hash),
    eq(passkeyChallenges.purpose, purpose),
    accountId === null
      ? isNull(passkeyChallenges.accountId)
      : eq(passkeyChallenges.accountId, accountId),
  )
