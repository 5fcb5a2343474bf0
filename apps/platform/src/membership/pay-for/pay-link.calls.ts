import { createClient } from '@kingside/api'
import { getPayLink, makePayLink, openPayLinkCheckout } from '@kingside/api/calls/tournaments/gifts'
import type { PriceId } from '@kingside/api/facts'
import type { AppDependencies } from '../../dependencies.ts'
import { leavePage } from '../../platform/page/index.ts'
import { answered, isRefused } from '../../platform/server/index.ts'
import type { PayLink } from './pay-link.types.ts'

/** The calls about links by which somebody else pays. */
export interface PayLinkCalls {
  /** @returns its address */
  readonly make: (plan: PriceId) => Promise<string>
  /** Null is a link that nobody made. */
  readonly get: (code: string, signal: AbortSignal) => Promise<PayLink | null>
  /** Goes to the provider's page. */
  readonly pay: (code: string) => Promise<void>
}

export function createPayLinkCalls({ server }: Pick<AppDependencies, 'server'>): PayLinkCalls {
  const api = createClient({ make: makePayLink, get: getPayLink, pay: openPayLinkCheckout }, server)
  return {
    make: async (plan) => (await answered(api.make({ body: { plan } }))).url,
    get: async (code, signal) => {
      try {
        const link = await answered(api.get({ params: { code }, signal }))
        const { name, plan, price: cents, currency, status } = link
        return { name, plan, price: { cents, currency }, status }
      } catch (error) {
        if (isRefused(error, 'not_found') || isRefused(error, 'bad_request')) return null
        throw error
      }
    },
    pay: async (code) => {
      const back = (result: string) => `/pay-for/${code}?paidResult=${result}&subscriptionType=gift`
      const body = { success_url: back('1'), cancel_url: back('aborted') }
      leavePage((await answered(api.pay({ params: { code }, body }))).url)
    },
  }
}
