import { eq } from 'drizzle-orm'
import type { PaymentStore, StoredGift } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { accounts, gifts, orders, payLinks, proGrants } from '../schema.ts'
import { followGrants, lockAccount } from './grant-pro.ts'

type GiftRow = typeof gifts.$inferSelect

/** Gifts, and the links by which somebody else pays. */
export function createGiftStore(
  db: Database,
): Pick<PaymentStore, 'giftOf' | 'redeemGift' | 'makePayLink' | 'payLinkOf'> {
  return {
    giftOf: async (codeHash, at) => {
      const found = await findGift(db, codeHash)
      return found && describeGift(found, at)
    },
    redeemGift: (codeHash, accountId, at) => redeem(db, codeHash, accountId, at),
    makePayLink: async ({ accountId, ...link }, at) => {
      const fresh = { ...link, madeAt: at, usedBy: null }
      await db
        .insert(payLinks)
        .values({ accountId, ...fresh })
        .onConflictDoUpdate({ target: payLinks.accountId, set: fresh })
    },
    payLinkOf: async (codeHash, at) => {
      const [row] = await db
        .select({ link: payLinks, first: accounts.firstName, last: accounts.lastName })
        .from(payLinks)
        .innerJoin(accounts, eq(accounts.id, payLinks.accountId))
        .where(eq(payLinks.codeHash, codeHash))
      if (!row) return null
      const { accountId, plan, usedBy, validTo } = row.link
      const name = [row.first, row.last].filter((part) => part !== '').join(' ')
      const isOver = validTo <= at
      return {
        accountId,
        name,
        plan,
        status: usedBy === null ? (isOver ? 'over' : 'open') : 'used',
      }
    },
  }
}

async function findGift(db: Database, codeHash: string) {
  const [row] = await db
    .select({ gift: gifts, plan: orders.plan, payerId: orders.payerId })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.codeHash, codeHash))
  return row ?? null
}

function statusOf({ redeemedAt, revokedAt, validTo }: GiftRow, at: Date): StoredGift['status'] {
  if (redeemedAt !== null) return 'used'
  return revokedAt !== null || validTo <= at ? 'over' : 'waiting'
}

const describeGift = (
  { gift, plan }: NonNullable<Awaited<ReturnType<typeof findGift>>>,
  at: Date,
): StoredGift => ({
  plan: plan ?? 'pro-monthly',
  months: gift.months,
  status: statusOf(gift, at),
  validTo: gift.validTo,
})

function redeem(
  db: Database,
  codeHash: string,
  accountId: number,
  at: Date,
): ReturnType<PaymentStore['redeemGift']> {
  return db.transaction(async (tx) => {
    await tx.select().from(gifts).where(eq(gifts.codeHash, codeHash)).for('update')
    const found = await findGift(tx, codeHash)
    if (!found) return null
    const { gift, payerId } = found
    const status = statusOf(gift, at)
    if (status === 'used') return 'gift_used'
    if (status === 'over') return 'gift_expired'
    if (payerId === accountId) return 'gift_own'
    await tx
      .update(gifts)
      .set({ redeemedBy: accountId, redeemedAt: at })
      .where(eq(gifts.codeHash, codeHash))
    await lockAccount(tx, accountId)
    await tx.insert(proGrants).values({
      accountId,
      source: 'gift',
      orderId: gift.orderId,
      months: gift.months,
      grantedAt: at,
    })
    await followGrants(tx, accountId)
    return { ...describeGift(found, at), status: 'used' }
  })
}
