import { priceOf, type Prices } from '@kingside/machines/checkout'

/** What each plan costs without a promo code. */
export const offersOf = (prices: Prices) => ({
  annual: priceOf({ plan: 'annual', prices, coupon: null }),
  monthly: priceOf({ plan: 'monthly', prices, coupon: null }),
})
