import type { SandboxSession, SandboxSubscription } from './sandbox-state.ts'

/** What the sandbox says, in the shapes of Stripe's messages, so that one reader reads both. */
export interface SandboxMessage {
  readonly type: string
  readonly object: Readonly<Record<string, unknown>>
}

const seconds = (ms: number) => Math.floor(ms / 1000)
const metadata = (orderId: string) => ({ order_id: orderId })

export const sessionPaid = (
  ref: string,
  { sale, paymentRef }: SandboxSession,
  subscriptionRef: string | null,
): SandboxMessage => ({
  type: 'checkout.session.completed',
  object: {
    id: ref,
    mode: subscriptionRef === null ? 'payment' : 'subscription',
    payment_status: 'paid',
    metadata: metadata(sale.orderId),
    payment_intent: paymentRef,
    subscription: subscriptionRef,
    amount_total: sale.amountCents,
    currency: sale.currency.toLowerCase(),
  },
})

export const sessionExpired = (ref: string, { sale }: SandboxSession): SandboxMessage => ({
  type: 'checkout.session.expired',
  object: {
    id: ref,
    mode: 'payment',
    payment_status: 'unpaid',
    metadata: metadata(sale.orderId),
  },
})

export const subscriptionSaid = (
  ref: string,
  subscription: SandboxSubscription,
  what: 'created' | 'updated' | 'deleted',
): SandboxMessage => ({
  type: `customer.subscription.${what}`,
  object: subscriptionObject(ref, subscription),
})

/** A subscription as the provider answers with it. */
export const subscriptionObject = (ref: string, subscription: SandboxSubscription) => ({
  id: ref,
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  canceled_at: subscription.canceledAt === null ? null : seconds(subscription.canceledAt),
  cancellation_details: {
    reason: subscription.canceledAt === null ? null : 'cancellation_requested',
  },
  customer: subscription.customerRef,
  metadata: metadata(subscription.sale.orderId),
  items: { data: [{ current_period_end: seconds(subscription.periodEnd) }] },
  default_payment_method: {
    id: `pm_${ref}`,
    type: subscription.method === 'card' ? 'card' : 'wallet',
  },
})

export const invoicePaid = (
  subscriptionRef: string,
  { sale, periodEnd, invoiceRef }: SandboxSubscription,
  { isFirst, amountCents }: { readonly isFirst: boolean; readonly amountCents: number },
): SandboxMessage => ({
  type: 'invoice.paid',
  object: {
    id: invoiceRef,
    amount_paid: amountCents,
    currency: sale.currency.toLowerCase(),
    billing_reason: isFirst ? 'subscription_create' : 'subscription_cycle',
    parent: {
      subscription_details: {
        subscription: subscriptionRef,
        metadata: metadata(sale.orderId),
      },
    },
    lines: { data: [{ period: { end: seconds(periodEnd) } }] },
  },
})

/** All of a payment went back; `dispute` is one that the bank took back. */
export const moneyReturned = (
  what: 'refund' | 'dispute',
  {
    orderId,
    ref,
    amountCents,
    currency,
  }: {
    readonly orderId: string
    readonly ref: string
    readonly amountCents: number
    readonly currency: string
  },
): SandboxMessage => ({
  type: what === 'refund' ? 'charge.refunded' : 'charge.dispute.created',
  object: {
    id: `${what}_${ref}`,
    amount: amountCents,
    ...(what === 'refund' && { amount_refunded: amountCents }),
    currency: currency.toLowerCase(),
    metadata: metadata(orderId),
    payment_intent: ref,
  },
})
