import { eq } from 'drizzle-orm'
import type { PaymentStore } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { coupons } from '../schema.ts'

type CouponRow = typeof coupons.$inferSelect

/** Promo codes are compared in capitals, without the spaces around them. */
export const foldCoupon = (code: string): string => code.trim().toUpperCase()

const isValid = ({ validTo, maxUses, uses }: CouponRow, at: Date): boolean =>
  (validTo === null || validTo > at) && (maxUses === null || uses < maxUses)

/** Promo codes and special terms. */
export function createCouponStore(
  db: Database,
): Pick<PaymentStore, 'addCoupon' | 'couponOf' | 'specialTermsOf'> {
  return {
    addCoupon: async (coupon, at) => {
      const added = await db
        .insert(coupons)
        .values({ ...coupon, code: foldCoupon(coupon.code), createdAt: at })
        .onConflictDoNothing()
        .returning({ code: coupons.code })
      return added.length > 0
    },
    couponOf: async (code, accountId, at) => {
      const [row] = await db
        .select()
        .from(coupons)
        .where(eq(coupons.code, foldCoupon(code)))
      if (!row || (row.accountId !== null && row.accountId !== accountId)) return null
      return {
        code: row.code,
        percentOff: row.percentOff,
        plan: row.plan,
        isValid: isValid(row, at),
      }
    },
    specialTermsOf: async (accountId, at) => {
      const rows = await db.select().from(coupons).where(eq(coupons.accountId, accountId))
      return rows
        .filter((row) => isValid(row, at))
        .map(({ code, title, percentOff, plan, validTo }) => ({
          code,
          title: title ?? code,
          percentOff,
          plan: plan ?? 'pro-annual',
          validTo,
        }))
    },
  }
}
