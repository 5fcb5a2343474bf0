import { fideStatusOfRecord } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { FideStore } from '../../domain/fide/fide-store.ts'
import { filesOf } from '../../domain/fide/verification.ts'
import type { Database } from '../database.ts'
import { accounts, fideVerifications } from '../schema.ts'
import { isUniqueViolation } from '../unique-violation.ts'
import { findOpen, lockAccount, verificationOf } from './rows.ts'

/** Makes a request the account's open one, and its id the account's. */
export function askIn(db: Database): FideStore['ask'] {
  const ask: FideStore['ask'] = (accountId, request, at, id) =>
    db.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId)
      if (account.fideVerifiedStatus === 2) return { status: 'verified' }
      const open = await findOpen(tx, accountId)
      if (id !== undefined && open?.id !== id) return { status: 'gone' }
      await tx
        .update(accounts)
        .set({
          // A draft claims nothing: an id that nobody checks must not be kept from its owner.
          fideId: request.status === 'wait_for_approve' ? request.fideId : null,
          fideVerifiedStatus: fideStatusOfRecord(request.status),
        })
        .where(eq(accounts.id, accountId))
      const values = { ...request, note: '', reason: '', changedAt: at }
      const [row] = open
        ? await tx
            .update(fideVerifications)
            .set(values)
            .where(eq(fideVerifications.id, open.id))
            .returning()
        : await tx
            .insert(fideVerifications)
            .values({ ...values, accountId, createdAt: at })
            .returning()
      if (!row) throw new Error('The request for verification was not stored.')
      const kept = new Set(filesOf(request))
      const files = open ? filesOf(open).filter((file) => !kept.has(file)) : []
      return { status: 'asked', verification: verificationOf(row), files }
    })
  return async (...asked) => {
    try {
      return await ask(...asked)
    } catch (error) {
      if (isUniqueViolation(error)) return { status: 'already_assigned' }
      throw error
    }
  }
}
