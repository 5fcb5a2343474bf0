import type { CheckoutContext } from './checkout.types.ts'

/** What a plan costs. */
export interface Price {
  /** ISO 4217. */
  readonly currency: string
  readonly cents: number
  /** Before the coupon. */
  readonly fullCents: number
  readonly perMonthCents: number
  /** How much less than twelve single months; 0 for the monthly plan. */
  readonly savedPercent: number
}

/** A plan's price in cents, with the coupon. */
export function priceOf({
  plan,
  prices,
  coupon,
}: Pick<CheckoutContext, 'plan' | 'prices' | 'coupon'>): Price {
  const fullCents = prices[plan]
  const percent = coupon?.percentOff ?? 0
  const cents = Math.floor((fullCents * (100 - Math.min(100, Math.max(0, percent)))) / 100)
  const { currency } = prices
  if (plan === 'monthly') {
    return { currency, cents, fullCents, perMonthCents: cents, savedPercent: 0 }
  }
  const savedPercent = Math.round(100 * (1 - prices.annual / (12 * prices.monthly)))
  return {
    currency,
    cents,
    fullCents,
    perMonthCents: Math.round(cents / 12),
    savedPercent: Math.max(0, savedPercent),
  }
}
