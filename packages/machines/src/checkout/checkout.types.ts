import type { PriceId } from '@kingside/api/facts'

/** The plans, each with the id of its price. */
export const plans = {
  annual: 'pro-annual',
  monthly: 'pro-monthly',
} as const satisfies Record<string, PriceId>
export type Plan = keyof typeof plans

/** A promo code that the server knows. */
export interface Coupon {
  readonly code: string
  /** False for a coupon that has ended. */
  readonly isValid: boolean
  /** From 0 to 100. */
  readonly percentOff: number
}

export const couponErrors = ['coupon_empty', 'coupon_expired', 'coupon_unknown'] as const
export type CouponError = (typeof couponErrors)[number]

/** The result in the provider's return address. It proves nothing. */
export type CheckoutReturn = 'paid' | 'failed' | 'aborted'

/** Why paying did not work. */
export type CheckoutFailure = 'payment_failed' | 'card_declined' | 'provider_unavailable'

/** Prices in cents of their currency. */
export interface Prices extends Readonly<Record<Plan, number>> {
  /** ISO 4217. */
  readonly currency: string
}

export interface CheckoutInput {
  readonly plan: Plan
  readonly prices: Prices
  readonly isSignedIn: boolean
  readonly isPro: boolean
  /** Set when the page was opened by the payment provider. */
  readonly returned?: CheckoutReturn
  /** Whom the plan was paid for that the provider’s page sends back from; absent is the person themselves. */
  readonly giftFor?: string
}

export interface CheckoutContext {
  readonly plan: Plan
  readonly prices: Prices
  readonly isSignedIn: boolean
  readonly isPro: boolean
  readonly returned: CheckoutReturn | null
  readonly coupon: Coupon | null
  readonly couponError: CouponError | null
  /** The recipient's e-mail address; null when the plan is for the person who pays. */
  readonly giftFor: string | null
  readonly failure: CheckoutFailure | null
  readonly polls: number
}

/** What the page may send. */
export type CheckoutUiEvent =
  | { readonly type: 'plan.choose'; readonly plan: Plan }
  | { readonly type: 'coupon.apply'; readonly code: string }
  | { readonly type: 'coupon.remove' }
  | { readonly type: 'gift.set'; readonly email: string | null }
  /** Pay at the provider's page. */
  | { readonly type: 'pay.press' }
  /** Pay by card here; the provider's token is passed on and not kept. */
  | { readonly type: 'card.submit'; readonly cardToken: string }
  /** The page is shown again without the provider's answer. */
  | { readonly type: 'payment.abandon' }
  | { readonly type: 'payment.recheck' }
  | { readonly type: 'checkout.retry' }

/** What adapters send. */
export type CheckoutSystemEvent = {
  readonly type: 'account.update'
  readonly isSignedIn: boolean
  readonly isPro: boolean
}

export type CheckoutEvent = CheckoutUiEvent | CheckoutSystemEvent

/** What the provider's page sells. */
export interface ProviderSale {
  readonly priceId: PriceId
  readonly coupon: string | null
  readonly giftFor: string | null
}

export interface Charge {
  readonly cardToken: string
  readonly plan: PriceId
  readonly coupon: string | null
  readonly giftFor: string | null
}

/** Calls reject with an object whose `status` is the server's, or with anything else when there was no answer. */
export interface CheckoutDeps {
  readonly checkCoupon: (input: { readonly code: string }, signal: AbortSignal) => Promise<Coupon>
  /** Asks for the address of the provider's page and goes there. */
  readonly openProvider: (input: ProviderSale, signal: AbortSignal) => Promise<void>
  /** Charges the card: `gift/plan/` where `giftFor` is set, else `charge/plan/`. */
  readonly charge: (input: Charge, signal: AbortSignal) => Promise<void>
  /** Whether the profile says Pro; of a gift, whether its order is paid. */
  readonly fetchIsPaid: (
    input: { readonly isGift: boolean },
    signal: AbortSignal,
  ) => Promise<boolean>
}
