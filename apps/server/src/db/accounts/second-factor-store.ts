import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { SecondFactorStore } from '../../domain/accounts/second-factor-store.ts'
import type { Database } from '../database.ts'
import { recoveryCodes, secondFactors, signInTickets } from '../schema.ts'

export function createSecondFactorStore(db: Database): SecondFactorStore {
  return {
    find: async (accountId) => {
      const [kept] = await db
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.accountId, accountId))
      if (!kept) return null
      const [left] = await db
        .select({ count: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
      const { sealedSecret, confirmedAt } = kept
      return { sealedSecret, confirmedAt, recoveryCodesLeft: left?.count ?? 0 }
    },
    begin: async (accountId, sealedSecret, at) => {
      const begun = await db
        .insert(secondFactors)
        .values({ accountId, sealedSecret, createdAt: at })
        .onConflictDoUpdate({
          target: secondFactors.accountId,
          set: { sealedSecret, createdAt: at },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ accountId: secondFactors.accountId })
      return begun.length > 0
    },
    confirm: (accountId, { sealedSecret, step, codeHashes }, at) =>
      db.transaction(async (tx) => {
        const confirmed = await tx
          .update(secondFactors)
          .set({ confirmedAt: at, lastStep: step })
          .where(
            and(
              eq(secondFactors.accountId, accountId),
              eq(secondFactors.sealedSecret, sealedSecret),
              isNull(secondFactors.confirmedAt),
            ),
          )
          .returning({ accountId: secondFactors.accountId })
        if (confirmed.length === 0) return false
        await putCodes(tx, accountId, codeHashes)
        return true
      }),
    useStep: async (accountId, step) => {
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.accountId, accountId), lt(secondFactors.lastStep, step)))
        .returning({ accountId: secondFactors.accountId })
      return used.length > 0
    },
    useRecoveryCode: async (accountId, hash, at) => {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: at })
        .where(
          and(
            eq(recoveryCodes.accountId, accountId),
            eq(recoveryCodes.hash, hash),
            isNull(recoveryCodes.usedAt),
          ),
        )
        .returning({ hash: recoveryCodes.hash })
      return used.length > 0
    },
    replaceRecoveryCodes: (accountId, hashes) =>
      db.transaction((tx) => putCodes(tx, accountId, hashes)),
    remove: (accountId) =>
      db.transaction(async (tx) => {
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
        await tx.delete(signInTickets).where(eq(signInTickets.accountId, accountId))
        const removed = await tx
          .delete(secondFactors)
          .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)))
          .returning({ accountId: secondFactors.accountId })
        return removed.length > 0
      }),
    putTicket: async (hash, ticket) => {
      await db.insert(signInTickets).values({ hash, ...ticket })
    },
    ownerOfTicket: async (hash, at) => {
      const [ticket] = await db
        .select({ accountId: signInTickets.accountId })
        .from(signInTickets)
        .where(and(eq(signInTickets.hash, hash), gt(signInTickets.expiresAt, at)))
      return ticket?.accountId ?? null
    },
    tryTicket: async (hash, at, maxTries) => {
      const [tried] = await db
        .update(signInTickets)
        .set({ tries: sql`${signInTickets.tries} + 1` })
        .where(
          and(
            eq(signInTickets.hash, hash),
            lt(signInTickets.tries, maxTries),
            gt(signInTickets.expiresAt, at),
          ),
        )
        .returning({ accountId: signInTickets.accountId })
      return tried?.accountId ?? null
    },
    takeTicket: async (hash) => {
      const taken = await db
        .delete(signInTickets)
        .where(eq(signInTickets.hash, hash))
        .returning({ hash: signInTickets.hash })
      return taken.length > 0
    },
  }
}

/** In place of those that were there. */
async function putCodes(db: Database, accountId: number, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })))
}
