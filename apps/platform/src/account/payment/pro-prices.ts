import { planPrices, type PriceId } from '@kingside/api/facts'

/** What Pro costs, in cents, before the server’s list of plans is there. */
export const proPrices = {
  cents: {
    'pro-annual': planPrices['pro-annual'].cents,
    'pro-monthly': planPrices['pro-monthly'].cents,
  },
  currency: planPrices['pro-annual'].currency,
} as const satisfies {
  readonly cents: Readonly<Record<PriceId, number>>
  readonly currency: string
}
