import { eq } from 'drizzle-orm'
import type { Order } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { memberships } from '../schema.ts'

/** Whether the member pays for Pro by another subscription that goes on. */
export async function hasOtherSubscription(
  tx: Database,
  accountId: number,
  { subscriptionRef, at }: { readonly subscriptionRef: string; readonly at: Date },
): Promise<boolean> {
  const [membership] = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
  if (!membership || membership.subscriptionRef === subscriptionRef) return false
  return !isOver(membership.status) && membership.validTo !== null && membership.validTo > at
}

export interface MembershipChange {
  readonly at: number
  readonly subscriptionRef: string
  readonly status: (typeof memberships.$inferInsert)['status']
  readonly periodEnd: number | null
  /** Null: this message does not say. */
  readonly cancelAtPeriodEnd: boolean | null
  readonly cancelledAt: number | null
  readonly method: (typeof memberships.$inferInsert)['method'] | null
  readonly customerRef: string | null
}

/** Writes how the membership stands, unless a newer message has said so already. */
export async function keepMembership(
  tx: Database,
  order: Order,
  change: MembershipChange,
): Promise<void> {
  const { ownerId: accountId, plan } = order
  if (accountId === null || plan === null) return
  const asOf = new Date(change.at)
  const validTo = change.periodEnd === null ? null : new Date(change.periodEnd)
  const renewal =
    change.cancelAtPeriodEnd === null
      ? {}
      : { cancelAtPeriodEnd: change.cancelAtPeriodEnd, unsettledSince: null }
  const said = {
    status: change.status,
    asOf,
    ...(validTo !== null && { validTo }),
    ...renewal,
    ...(change.cancelAtPeriodEnd !== null && {
      cancelledAt: change.cancelledAt === null ? null : new Date(change.cancelledAt),
    }),
    ...(change.method !== null && { method: change.method }),
    ...(change.customerRef !== null && { customerRef: change.customerRef }),
  }
  const [membership] = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
    .for('update')
  if (membership?.subscriptionRef === change.subscriptionRef) {
    if (membership.asOf > asOf) {
      // An older message still may say what no other has: until when, and by whom it is paid for.
      await tx
        .update(memberships)
        .set({
          validTo: later(membership.validTo, validTo),
          customerRef: membership.customerRef ?? change.customerRef,
          ...(membership.cancelAtPeriodEnd === null &&
            membership.unsettledSince === null &&
            renewal),
        })
        .where(eq(memberships.accountId, accountId))
      return
    }
    await tx
      .update(memberships)
      .set({ ...said, validTo: later(membership.validTo, validTo) })
      .where(eq(memberships.accountId, accountId))
    return
  }
  // The end of a subscription that another has taken the place of.
  if (membership && isOver(change.status)) return
  const fresh = {
    id: order.id,
    orderId: order.id,
    plan,
    method: change.method ?? 'card',
    customerRef: change.customerRef,
    validTo,
    // The first payment of a subscription that nobody has cancelled: it is renewed.
    cancelAtPeriodEnd: change.cancelAtPeriodEnd ?? false,
    unsettledSince: null,
    cancelledAt: null,
    subscriptionRef: change.subscriptionRef,
    status: change.status,
    asOf,
  } as const
  await tx
    .insert(memberships)
    .values({ accountId, ...fresh })
    .onConflictDoUpdate({ target: memberships.accountId, set: fresh })
}

const isOver = (status: string) => status === 'cancelled' || status === 'ended'

const later = (a: Date | null, b: Date | null): Date | null =>
  a === null || (b !== null && b > a) ? b : a
