import type { CheckoutContext, CheckoutReturn, Plan } from './checkout.types.ts'

/** What a plan costs. */
export interface Price {
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
  const cents = Math.round((fullCents * (100 - Math.min(100, Math.max(0, percent)))) / 100)
  if (plan === 'monthly') return { cents, fullCents, perMonthCents: cents, savedPercent: 0 }
  const savedPercent = Math.round(100 * (1 - prices.annual / (12 * prices.monthly)))
  return {
    cents,
    fullCents,
    perMonthCents: Math.round(cents / 12),
    savedPercent: Math.max(0, savedPercent),
  }
}

/** The result in the provider's return address; null without one. Only `1` is a success. */
export function readReturn(query: {
  readonly paidResult?: string | null
  readonly subscriptionType?: string | null
}): { readonly returned: CheckoutReturn; readonly plan: Plan } | null {
  const { paidResult, subscriptionType } = query
  if (paidResult === undefined || paidResult === null) return null
  const plan = subscriptionType === 'pro-annual' ? 'annual' : 'monthly'
  if (paidResult === '1') return { returned: 'paid', plan }
  return { returned: paidResult === 'aborted' ? 'aborted' : 'failed', plan }
}
