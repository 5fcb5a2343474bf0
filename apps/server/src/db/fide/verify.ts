import { hasFreePro, type VerificationStatus } from '@kingside/api/facts'
import { eq } from 'drizzle-orm'
import type { Decided } from '../../domain/fide/fide-store.ts'
import { filesOf, noFiles } from '../../domain/fide/verification.ts'
import type { Database } from '../database.ts'
import { grantPro, titledGrant } from '../payments/grant-pro.ts'
import { accounts, fideVerifications } from '../schema.ts'
import { findEntry, lockAccount, setTitle, type VerificationRow } from './rows.ts'

/**
 * Makes an id the account's for good, with the title that the federation gave it, and Pro for life where a titled
 * player asked for it.
 * @throws when another account has the id (`isUniqueViolation`)
 */
export async function verify(
  tx: Database,
  record: VerificationRow,
  { fideId, status }: { readonly fideId: number | null; readonly status: VerificationStatus },
  at: Date,
): Promise<Decided> {
  const { accountId } = record
  const account = await lockAccount(tx, accountId)
  const entry = fideId === null ? null : await findEntry(tx, fideId)
  const title = entry?.title ?? null
  await tx
    .update(accounts)
    .set({ fideId, fideVerifiedStatus: 2, fideVerifiedAt: at })
    .where(eq(accounts.id, accountId))
  await close(tx, record, { fideId, status }, at)
  await setTitle(tx, account.playerId, title)
  const hasPro = account.freeAccountRequested && hasFreePro(title)
  if (hasPro) await grantPro(tx, accountId, titledGrant, at)
  return { accountId, fideId, title, hasPro, files: filesOf(record) }
}

/** Gives an id up that was not approved. */
export async function reject(
  tx: Database,
  record: VerificationRow,
  reason: string,
  at: Date,
): Promise<Decided> {
  const { accountId, fideId } = record
  await tx
    .update(accounts)
    .set({ fideId: null, fideVerifiedStatus: 0 })
    .where(eq(accounts.id, accountId))
  await close(tx, record, { fideId, status: 'not_approved', reason }, at)
  return { accountId, fideId, title: null, hasPro: false, files: filesOf(record) }
}

/** What is kept of a decided request says no more of the person than that it was decided. */
async function close(
  tx: Database,
  { id }: VerificationRow,
  decision: {
    readonly fideId: number | null
    readonly status: VerificationStatus
    readonly reason?: string
  },
  at: Date,
): Promise<void> {
  await tx
    .update(fideVerifications)
    .set({ ...decision, ...noFiles, form: null, note: '', changedAt: at, decidedAt: at })
    .where(eq(fideVerifications.id, id))
}
