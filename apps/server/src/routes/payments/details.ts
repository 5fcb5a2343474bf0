import type { SaleRefusal } from '../../domain/payments/sell.ts'

/** Why something is not sold, in a sentence. */
export const saleDetails = {
  already_pro: 'This account has Pro already.',
  coupon_unknown: 'Unknown promo code',
  coupon_expired: 'This promo code is expired',
  not_found: 'There is no such thing to buy.',
  order_exists: 'You have ordered this analysis already.',
  pay_link_over: 'This link was used, or is over. Ask for a new one.',
} as const satisfies Readonly<Record<SaleRefusal, string>>
