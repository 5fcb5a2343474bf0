import { createClient } from '@kingside/api'
import { listSpecialPlans } from '@kingside/api/calls/accounts/plans'
import type { Money } from '@kingside/api/facts'
import type { Plan } from '@kingside/machines/checkout'
import type { AppDependencies } from '../dependencies.ts'

/** A plan on the reader's own terms. */
export interface SpecialPlan {
  readonly title: string
  readonly plan: Plan
  readonly price: Money
  /** What everybody else pays. */
  readonly regularPrice: Money
  /** Stands for the terms at the checkout. */
  readonly coupon: string
  /** When the terms end, as ISO 8601; null is never. */
  readonly validTo: string | null
}

/** The query of the plans on the reader's own terms, the cheapest first, for TanStack Query. */
export function specialPlansQuery({ server }: Pick<AppDependencies, 'server'>, email: string) {
  const api = createClient({ list: listSpecialPlans }, server)
  return {
    queryKey: ['special-plans', email],
    queryFn: async ({
      signal,
    }: {
      readonly signal: AbortSignal
    }): Promise<readonly SpecialPlan[]> => {
      const found = await api.list({ signal })
      return found
        .toSorted((one, other) => one.price - other.price)
        .map(({ title, period, price, regular_price, currency, coupon, valid_to }) => ({
          title,
          plan: period,
          price: { cents: price, currency },
          regularPrice: { cents: regular_price, currency },
          coupon,
          validTo: valid_to,
        }))
    },
  }
}
