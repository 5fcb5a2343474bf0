import { createClient } from '@kingside/api'
import { listSpecialPlans } from '@kingside/api/calls/accounts/plans'
import type { AppDependencies } from '../dependencies.ts'
import type { SpecialPlan } from './special-plan.types.ts'

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
