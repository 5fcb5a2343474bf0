import { hasFreePro } from '@kingside/api/facts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { FideStore } from '../../domain/fide/fide-store.ts'
import { isForLife } from '../../domain/payments/pro-grants.ts'
import type { Database } from '../database.ts'
import { grantPro, titledGrant } from '../payments/grant-pro.ts'
import { fideVerifications, identitySessions } from '../schema.ts'
import { askIn } from './ask.ts'
import { freeProIn } from './free-pro.ts'
import { remindIn } from './remind.ts'
import { reviewIn } from './review.ts'
import { findEntry, findOpen, lockAccount, sessionOf, verificationOf } from './rows.ts'
import { release, takeMessageIn } from './take-message.ts'

/** So many are looked at in one go. */
const batch = 200

export function createFideStore(db: Database): FideStore {
  const list: FideStore['list'] = async (accountId) => {
    const rows = await db
      .select()
      .from(fideVerifications)
      .where(eq(fideVerifications.accountId, accountId))
      .orderBy(desc(fideVerifications.id))
      .limit(batch)
    return rows.map(verificationOf)
  }
  return {
    entry: (fideId) => findEntry(db, fideId),
    list,
    newest: async (accountId) => {
      const [row] = await db
        .select()
        .from(fideVerifications)
        .where(eq(fideVerifications.accountId, accountId))
        .orderBy(desc(fideVerifications.id))
        .limit(1)
      return row ? verificationOf(row) : null
    },
    ask: askIn(db),
    sessions: async (accountId) => {
      const rows = await db
        .select()
        .from(identitySessions)
        .where(eq(identitySessions.accountId, accountId))
        .orderBy(desc(identitySessions.createdAt), desc(identitySessions.id))
        .limit(batch)
      return rows.map(sessionOf)
    },
    keepSession: async (session, at) => {
      await db
        .insert(identitySessions)
        .values({ ...session, status: 'requires_input', createdAt: at })
        .onConflictDoNothing()
    },
    session: async (id) => {
      const [row] = await db.select().from(identitySessions).where(eq(identitySessions.id, id))
      return row ? sessionOf(row) : null
    },
    takeMessage: takeMessageIn(db),
    release: async (before, at) => {
      const rows = await db
        .select({ accountId: fideVerifications.accountId, id: fideVerifications.id })
        .from(fideVerifications)
        .where(
          and(
            eq(fideVerifications.status, 'wait_for_approve'),
            eq(fideVerifications.way, 'identity'),
            lt(fideVerifications.changedAt, before),
          ),
        )
        .limit(batch)
      let released = 0
      for (const { accountId, id } of rows) {
        // oxlint-disable-next-line no-await-in-loop -- few, and one after the other
        released += await db.transaction(async (tx) => {
          await lockAccount(tx, accountId)
          const open = await findOpen(tx, accountId)
          if (open?.id !== id || open.status !== 'wait_for_approve') return 0
          if (open.way !== 'identity' || open.changedAt >= before) return 0
          await release(tx, open, at)
          return 1
        })
      }
      return released
    },
    giveTitledPro: (accountId, at) =>
      db.transaction(async (tx) => {
        const { freeAccountRequested, fideId, fideVerifiedStatus, proUntil } = await lockAccount(
          tx,
          accountId,
        )
        if (!freeAccountRequested || fideVerifiedStatus !== 2 || fideId === null) return false
        if (isForLife(proUntil)) return false
        const entry = await findEntry(tx, fideId)
        if (!hasFreePro(entry?.title ?? null)) return false
        await grantPro(tx, accountId, titledGrant, at)
        return true
      }),
    remind: remindIn(db),
    ...freeProIn(db),
    ...reviewIn(db),
  }
}
