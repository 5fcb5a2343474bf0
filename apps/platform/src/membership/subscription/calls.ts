import { createClient, type UserProfile } from '@kingside/api'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { openCustomerPortal } from '@kingside/api/calls/tournaments/checkout-sessions'
import { listOrders } from '@kingside/api/calls/tournaments/gifts'
import { changeCard } from '@kingside/api/calls/tournaments/payments'
import {
  cancelSubscription,
  reactivateSubscription,
  switchToWallet,
} from '@kingside/api/calls/tournaments/subscriptions'
import {
  type Membership,
  provideSubscription,
  type SubscriptionMachine,
} from '@kingside/machines/subscription'
import type { AppDependencies } from '../../dependencies.ts'
import { leavePage } from '../../platform/page/index.ts'
import { answered } from '../../platform/server/index.ts'
import type { Payment } from './payment.types.ts'

const calls = {
  profile: getProfile,
  orders: listOrders,
  portal: openCustomerPortal,
  cancel: cancelSubscription,
  reactivate: reactivateSubscription,
  wallet: switchToWallet,
  card: changeCard,
}

/** What the page on the own membership asks of the server. */
export interface MembershipCalls {
  readonly machine: SubscriptionMachine
  /** For TanStack Query; null is a member who never had one. */
  readonly membership: (options: {
    readonly signal?: AbortSignal
    /** Whether what the session has just read is too old. @default false */
    readonly isFresh?: boolean
  }) => Promise<Membership | null>
  readonly payments: (context: { readonly signal: AbortSignal }) => Promise<readonly Payment[]>
  /** Goes to the provider's page with payment data and receipts. */
  readonly openPortal: (signal?: AbortSignal) => Promise<void>
}

/** Makes the calls; the session learns of each new profile. */
export function createMembershipCalls({
  server,
  account,
  actors,
}: Pick<AppDependencies, 'server' | 'account' | 'actors'>): MembershipCalls {
  const api = createClient(calls, server)
  const fetchMembership = async (signal?: AbortSignal) => {
    const profile = await answered(api.profile({ ...(signal && { signal }) }))
    actors.session.send({ type: 'profile.change', profile })
    return membershipOf(profile)
  }
  const openPortal = async (signal?: AbortSignal) => {
    const body = { success_url: '/membership' }
    const { url } = await answered(api.portal({ body, ...(signal && { signal }) }))
    leavePage(url)
  }
  const body = { notify: true }
  return {
    machine: provideSubscription({
      cancel: async ({ subscriptionId: id }, signal) => {
        await answered(api.cancel({ params: { id }, body, signal }))
      },
      reactivate: async ({ subscriptionId: id }, signal) => {
        await answered(api.reactivate({ params: { id }, body, signal }))
      },
      fetchMembership,
      openPortal,
      changeCard: async ({ cardToken }, signal) => {
        await answered(api.card({ body: { stripeToken: cardToken }, signal }))
      },
      switchToWallet: async ({ subscriptionId: id }, signal) => {
        await answered(api.wallet({ params: { id }, signal }))
      },
    }),
    membership: async ({ signal, isFresh = false }) => {
      const recent = isFresh ? null : account.recentProfile()
      return recent === null ? fetchMembership(signal) : membershipOf(recent)
    },
    payments: async ({ signal }) => {
      const orders = await answered(api.orders({ signal }))
      return orders.flatMap((order): readonly Payment[] => {
        const { id, kind, status, plan, tournament, paid_at, amount_cents, currency } = order
        if (!isSettled(status) || paid_at === null) return []
        const amount = { cents: amount_cents, currency }
        return [{ id, kind, status, plan, tournament, paidAt: Date.parse(paid_at), amount }]
      })
    },
    openPortal,
  }
}

const isSettled = (status: string): status is Payment['status'] =>
  status === 'paid' || status === 'refunding' || status === 'refunded'

function membershipOf({ recurring_purchase: bought }: UserProfile): Membership | null {
  if (bought === null) return null
  const { id, kind, status, period, method } = bought
  return {
    id,
    kind,
    status,
    period,
    method,
    validTo: timeOf(bought.valid_to),
    cancelAtPeriodEnd: bought.cancel_at_period_end,
    cancelledAt: timeOf(bought.cancelled_at),
    freeMonths: bought.free_months,
  }
}

const timeOf = (moment: string | null) => (moment === null ? null : Date.parse(moment))
