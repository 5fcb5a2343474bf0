import { paymentMethods } from '@kingside/api/facts'
import { z } from 'zod/mini'
import type { PaymentEvent, SubscriptionFacts } from '../domain/payments/payment-event.ts'

const seconds = z.number()
const ref = z.union([
  z.string(),
  z.pipe(
    z.object({ id: z.string() }),
    z.transform(({ id }) => id),
  ),
])
const metadata = z.nullish(z.object({ order_id: z.optional(z.string()) }))

const envelope = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
})

const session = z.object({
  id: z.string(),
  mode: z.string(),
  payment_status: z.string(),
  metadata,
  payment_intent: z.nullish(ref),
  subscription: z.nullish(ref),
  amount_total: z.nullish(z.int()),
  currency: z.nullish(z.string()),
})

const invoice = z.object({
  id: z.string(),
  amount_paid: z.int(),
  currency: z.string(),
  billing_reason: z.nullish(z.string()),
  parent: z.nullish(
    z.object({
      subscription_details: z.nullish(z.object({ subscription: ref, metadata })),
    }),
  ),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
})

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  canceled_at: z.nullish(seconds),
  cancellation_details: z.nullish(z.object({ reason: z.nullish(z.string()) })),
  customer: z.nullish(ref),
  metadata,
  items: z.object({ data: z.array(z.object({ current_period_end: seconds })) }),
  default_payment_method: z.nullish(
    z.union([z.string(), z.object({ id: z.string(), type: z.optional(z.string()) })]),
  ),
})

const charge = z.object({
  id: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  metadata,
  payment_intent: z.nullish(ref),
})

const dispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata,
  payment_intent: z.nullish(ref),
})

/** Finds the order of a payment that does not name it: of a subscription's, the invoice does. */
export type FindOrder = (paymentIntent: string) => Promise<string | null>

/** A message that is none of the provider's, though it was signed. */
export class UnreadableMessageError extends Error {}

/**
 * Reads a message in the shapes of the pinned version of Stripe's API (2026-10-28), as the sandbox sends them too.
 * @param isLive whether real money is taken: a message of the other world is about nothing of ours
 * @throws UnreadableMessageError
 */
export async function readMessage(
  body: string,
  { isLive, findOrder }: { readonly isLive: boolean; readonly findOrder: FindOrder },
): Promise<PaymentEvent> {
  const { id, created, type, livemode, data } = parse(envelope, JSON.parse(body))
  const head = { id, at: created * 1000 }
  const other = { ...head, type: 'other', what: type } as const
  if (livemode !== isLive) return other
  const { object } = data
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidCheckout(head, parse(session, object)) ?? other
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const orderId = parse(session, object).metadata?.order_id
      const isFailed = type === 'checkout.session.async_payment_failed'
      return orderId === undefined
        ? other
        : { ...head, type: isFailed ? 'checkout.failed' : 'checkout.expired', orderId }
    }
    case 'invoice.paid':
      return paidInvoice(head, parse(invoice, object)) ?? other
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const read = parse(subscription, object)
      const orderId = read.metadata?.order_id
      return orderId === undefined
        ? other
        : {
            ...head,
            type: 'subscription.changed',
            orderId,
            subscriptionRef: read.id,
            ...factsOf(read),
          }
    }
    case 'charge.refunded': {
      const { id: chargeId, amount, amount_refunded, currency, ...named } = parse(charge, object)
      const orderId = await orderOf(named, findOrder)
      if (orderId === null) return other
      return {
        ...head,
        type: 'payment.refunded',
        orderId,
        movementRef: `${chargeId}/${amount_refunded}`,
        amountCents: amount_refunded,
        currency: currency.toUpperCase(),
        isWhole: amount_refunded >= amount,
      }
    }
    case 'charge.dispute.created': {
      const { id: movementRef, amount: amountCents, currency, ...named } = parse(dispute, object)
      const orderId = await orderOf(named, findOrder)
      if (orderId === null) return other
      return {
        ...head,
        type: 'payment.disputed',
        orderId,
        movementRef,
        amountCents,
        currency: currency.toUpperCase(),
        isWhole: true,
      }
    }
    default:
      return other
  }
}

type Head = Pick<PaymentEvent, 'id' | 'at'>

function paidCheckout(head: Head, read: z.output<typeof session>): PaymentEvent | null {
  const orderId = read.metadata?.order_id
  // A bank transfer that is under way: another message says when the money is there.
  if (orderId === undefined || read.payment_status === 'unpaid') return null
  return {
    ...head,
    type: 'checkout.paid',
    orderId,
    sessionRef: read.id,
    paymentRef: read.payment_intent ?? null,
    subscriptionRef: read.subscription ?? null,
    amountCents: read.amount_total ?? 0,
    currency: (read.currency ?? '').toUpperCase(),
  }
}

function paidInvoice(head: Head, read: z.output<typeof invoice>): PaymentEvent | null {
  const details = read.parent?.subscription_details
  const orderId = details?.metadata?.order_id
  if (!details || orderId === undefined) return null
  return {
    ...head,
    type: 'invoice.paid',
    orderId,
    subscriptionRef: details.subscription,
    paymentRef: read.id,
    amountCents: read.amount_paid,
    currency: read.currency.toUpperCase(),
    periodEnd: Math.max(...read.lines.data.map(({ period }) => period.end)) * 1000,
    isFirst: read.billing_reason === 'subscription_create',
  }
}

async function orderOf(
  named: {
    readonly metadata?: z.output<typeof metadata>
    readonly payment_intent?: string | null | undefined
  },
  findOrder: FindOrder,
): Promise<string | null> {
  const orderId = named.metadata?.order_id
  if (orderId !== undefined) return orderId
  return named.payment_intent ? findOrder(named.payment_intent) : null
}

/** How a subscription of the provider stands, in our words. */
export function readSubscription(object: unknown): SubscriptionFacts {
  return factsOf(parse(subscription, object))
}

/** The order that a subscription belongs to. */
export const orderOfSubscription = (object: unknown): string | null =>
  parse(subscription, object).metadata?.order_id ?? null

function factsOf(read: z.output<typeof subscription>): SubscriptionFacts {
  const ends = read.items.data.map(({ current_period_end: end }) => end)
  const method = read.default_payment_method
  const type = typeof method === 'object' ? method?.type : undefined
  return {
    status: statusOf(read),
    periodEnd: ends.length > 0 ? Math.max(...ends) * 1000 : null,
    cancelAtPeriodEnd: read.cancel_at_period_end,
    cancelledAt: read.canceled_at == null ? null : read.canceled_at * 1000,
    method: type === undefined || type === 'card' ? paymentMethods[0] : paymentMethods[1],
    customerRef: read.customer ?? null,
  }
}

function statusOf({
  status,
  cancellation_details: details,
}: z.output<typeof subscription>): SubscriptionFacts['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active'
    case 'past_due':
      return 'renew-failed'
    case 'unpaid':
    case 'paused':
      return 'unpaid'
    case 'canceled':
      return details?.reason === 'cancellation_requested' ? 'cancelled' : 'ended'
    default:
      // `incomplete`, `incomplete_expired`, and what a later version may add.
      return 'invalid-payment'
  }
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new UnreadableMessageError(`The provider's message is not readable: ${problems.join('; ')}`)
}
