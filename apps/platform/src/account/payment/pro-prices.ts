import type { PriceId } from '@kingside/machines/registration'

/** What Pro costs, in cents, as the specification sets it. */
export const proPrices = {
  cents: { 'pro-annual': 4999, 'pro-monthly': 599 },
  currency: 'USD',
} as const satisfies {
  readonly cents: Readonly<Record<PriceId, number>>
  readonly currency: string
}
