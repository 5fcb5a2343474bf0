import { eq, lt } from 'drizzle-orm'
import type { PaymentStore } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { memberships } from '../schema.ts'
import { createAnalysisOrderStore } from './analysis-order-store.ts'
import { applyEvent } from './apply-event.ts'
import { createCouponStore } from './coupon-store.ts'
import { createGiftStore } from './gift-store.ts'
import { createOrderStore } from './order-store.ts'
import { createTaskStore } from './task-store.ts'

/** Orders, money, memberships and gifts on Postgres. */
export function createPaymentStore(db: Database): PaymentStore {
  return {
    ...createOrderStore(db),
    ...createAnalysisOrderStore(db),
    ...createCouponStore(db),
    ...createGiftStore(db),
    ...createTaskStore(db),
    apply: (event, at, world) => applyEvent(db, event, at, world),
    membershipOf: async (accountId) => {
      const [row] = await db.select().from(memberships).where(eq(memberships.accountId, accountId))
      return row ?? null
    },
    unsettle: async (subscriptionRef, at) => {
      await db
        .update(memberships)
        .set({ cancelAtPeriodEnd: null, unsettledSince: at })
        .where(eq(memberships.subscriptionRef, subscriptionRef))
    },
    unsettledBefore: (then) =>
      db.select().from(memberships).where(lt(memberships.unsettledSince, then)),
    settle: async (subscriptionRef, cancelAtPeriodEnd) => {
      await db
        .update(memberships)
        .set({ cancelAtPeriodEnd, unsettledSince: null })
        .where(eq(memberships.subscriptionRef, subscriptionRef))
    },
  }
}
