import type { Plan } from '@kingside/machines/checkout'

export interface CheckoutPath {
  readonly plan: Plan
  /** @default false */
  readonly isGift?: boolean
  /** Parameters besides. */
  readonly more?: Readonly<Record<string, string>>
}

/** The address of the checkout. Its `price` would be the popups’, which take it away. */
export function checkoutPath({ plan, isGift = false, more = {} }: CheckoutPath): string {
  const query = new URLSearchParams({ plan, ...(isGift && { as: 'gift' }), ...more })
  return `/upgrade-to-pro?${query}`
}

/** What the address of the checkout says. */
export const readCheckout = (query: URLSearchParams) => ({
  plan: query.get('plan') === 'monthly' ? ('monthly' as const) : ('annual' as const),
  isGift: query.get('as') === 'gift',
  promoCode: query.get('coupon') ?? '',
})
