import { eq } from 'drizzle-orm'
import type { GrantSource } from '../../domain/payments/pro-grants.ts'
import { proUntilOf } from '../../domain/payments/pro-grants.ts'
import type { Database } from '../database.ts'
import { accounts, proGrants } from '../schema.ts'

/** How long a grant lasts. */
export type GrantLength =
  | { readonly until: Date }
  | { readonly months: number }
  | { readonly isForLife: true }

/**
 * Grants somebody Pro: the one way to it. `accounts.pro_until` follows in the same transaction.
 * @param grant.reason who gave it and why, as operators read it
 */
export function grantPro(
  db: Database,
  accountId: number,
  grant: {
    readonly source: GrantSource
    readonly length: GrantLength
    readonly reason: string
    readonly orderId?: string
  },
  at: Date,
): Promise<Date | null> {
  const { source, length, reason, orderId = null } = grant
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    await tx
      .insert(proGrants)
      .values({ accountId, source, reason, orderId, grantedAt: at, ...length })
      .onConflictDoNothing()
    return followGrants(tx, accountId)
  })
}

/** What a titled player with a verified FIDE ID gets. */
export const titledGrant = {
  source: 'titled',
  length: { isForLife: true },
  reason: 'A title that gives Pro for life, with a verified FIDE ID',
} as const

/** One after the other for each account, so that grants of two payments are added up. */
export async function lockAccount(tx: Database, accountId: number): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
}

/** Writes until when somebody has Pro, as it follows from the grants. To be called under the account's lock. */
export async function followGrants(tx: Database, accountId: number): Promise<Date | null> {
  const grants = await tx.select().from(proGrants).where(eq(proGrants.accountId, accountId))
  const proUntil = proUntilOf(grants)
  await tx.update(accounts).set({ proUntil }).where(eq(accounts.id, accountId))
  return proUntil
}
