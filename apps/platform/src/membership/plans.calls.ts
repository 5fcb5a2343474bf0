import { createClient } from '@kingside/api'
import { listPlans } from '@kingside/api/calls/accounts/plans'
import type { Prices } from '@kingside/machines/checkout'
import type { AppDependencies } from '../dependencies.ts'

/** What is on sale, and how it can be paid for. */
export interface Sale {
  readonly prices: Prices
  /** Whether no money moves. */
  readonly isSandbox: boolean
  /** Whether a card can be typed on our own page. */
  readonly takesCards: boolean
  /** The tax that the prices contain, in percent, where the operator says so. */
  readonly vatPercent: number | null
}

/** The query of what is on sale, for TanStack Query. */
export function saleQuery({ server }: Pick<AppDependencies, 'server'>) {
  const api = createClient({ list: listPlans }, server)
  return {
    queryKey: ['plans'],
    staleTime: Infinity,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Sale> => {
      const { plans, provider, takes_cards, vat_percent } = await api.list({ signal })
      const [annual, monthly] = [
        plans.find(({ id }) => id === 'pro-annual'),
        plans.find(({ id }) => id === 'pro-monthly'),
      ]
      if (!annual || !monthly || annual.currency !== monthly.currency) {
        throw new Error('The server sells no plans that can be compared.')
      }
      return {
        prices: { annual: annual.price, monthly: monthly.price, currency: annual.currency },
        isSandbox: provider === 'sandbox',
        takesCards: takes_cards,
        vatPercent: vat_percent,
      }
    },
  }
}
