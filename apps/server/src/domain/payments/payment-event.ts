import type { PaymentMethod, PurchaseStatus } from '@kingside/api/facts'

/** How a subscription stands with the provider. */
export interface SubscriptionFacts {
  readonly status: PurchaseStatus
  /** When what is paid for ends, in ms since 1970; null where nothing is. */
  readonly periodEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  /** In ms since 1970. */
  readonly cancelledAt: number | null
  readonly method: PaymentMethod
  readonly customerRef: string | null
}

/**
 * What a verified message of the payment provider says. Refs are the provider's ids; the order is ours, which the
 * provider carries along. Times are ms since 1970.
 */
export type PaymentEvent = {
  /** Unique; the same again is the same message. */
  readonly id: string
  /** When it happened, by the provider. */
  readonly at: number
} & (
  | {
      readonly type: 'checkout.paid'
      readonly orderId: string
      readonly sessionRef: string
      /** Null for a subscription, whose payments have messages of their own. */
      readonly paymentRef: string | null
      readonly subscriptionRef: string | null
      readonly amountCents: number
      readonly currency: string
    }
  | { readonly type: 'checkout.failed'; readonly orderId: string }
  | { readonly type: 'checkout.expired'; readonly orderId: string }
  | {
      readonly type: 'invoice.paid'
      readonly orderId: string
      readonly subscriptionRef: string
      readonly paymentRef: string
      readonly amountCents: number
      readonly currency: string
      readonly periodEnd: number
      readonly isFirst: boolean
    }
  | ({
      readonly type: 'subscription.changed'
      readonly orderId: string
      readonly subscriptionRef: string
    } & SubscriptionFacts)
  | {
      readonly type: 'payment.refunded' | 'payment.disputed'
      readonly orderId: string
      /** The provider's id of the movement of money. */
      readonly movementRef: string
      readonly amountCents: number
      readonly currency: string
      /** Whether all of the order's last payment went back. */
      readonly isWhole: boolean
    }
  /** A message about nothing of ours. */
  | { readonly type: 'other'; readonly what: string }
)
