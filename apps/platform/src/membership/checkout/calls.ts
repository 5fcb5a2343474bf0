import { createClient } from '@kingside/api'
import { getProfile } from '@kingside/api/calls/accounts/profile'
import { openSubscriptionCheckout } from '@kingside/api/calls/tournaments/checkout-sessions'
import { listOrders } from '@kingside/api/calls/tournaments/gifts'
import { checkCoupon, chargePlan, giftPlan } from '@kingside/api/calls/tournaments/payments'
import type { PriceId } from '@kingside/api/facts'
import { type CheckoutMachine, provideCheckout } from '@kingside/machines/checkout'
import { isSubscribed } from '@kingside/machines/session'
import type { AppDependencies } from '../../dependencies.ts'
import { leavePage } from '../../platform/page/index.ts'
import { answered, isRefused } from '../../platform/server/index.ts'
import { checkoutPath } from './checkout-path.ts'
import { keptGift } from './kept-gift.ts'

const calls = {
  coupon: checkCoupon,
  open: openSubscriptionCheckout,
  charge: chargePlan,
  gift: giftPlan,
  profile: getProfile,
  orders: listOrders,
}

/** Gives the checkout its calls; the session learns of each new profile. */
export function createCheckout({
  server,
  actors,
}: Pick<AppDependencies, 'server' | 'actors'>): CheckoutMachine {
  const api = createClient(calls, server)
  const fetchIsPro = async (signal: AbortSignal) => {
    const profile = await answered(api.profile({ signal }))
    actors.session.send({ type: 'profile.change', profile })
    return isSubscribed(profile)
  }
  const fetchIsGiftPaid = async (signal: AbortSignal) => {
    const kept = keptGift.read()
    const orders = await answered(api.orders({ signal }))
    return orders.some(({ id, status }) => id === kept?.orderId && status === 'paid')
  }

  return provideCheckout({
    checkCoupon: async ({ code }, signal) => {
      const found = await answered(api.coupon({ body: { coupon: code }, signal }))
      return { code: found.code, isValid: found.is_valid, percentOff: found.percent_off }
    },
    openProvider: async ({ priceId, coupon, giftFor }, signal) => {
      const body = {
        ...returnsOf(priceId, giftFor !== null),
        ...(coupon !== null && { coupon }),
        ...(giftFor !== null && { gift_for: giftFor }),
      }
      try {
        const opened = await answered(api.open({ params: { priceId }, body, signal }))
        if (giftFor !== null) keptGift.write({ email: giftFor, orderId: opened.order_id })
        leavePage(opened.url)
      } catch (error) {
        // Paid in another tab: this page did not know it yet.
        if (isRefused(error, 'already_pro')) await fetchIsPro(signal)
        throw error
      }
    },
    charge: async ({ cardToken, plan, coupon, giftFor }, signal) => {
      const body = { stripeToken: cardToken, plan, ...(coupon !== null && { coupon }) }
      await (giftFor === null
        ? answered(api.charge({ body, signal }))
        : answered(api.gift({ body: { ...body, gift_for: giftFor }, signal })))
    },
    fetchIsPaid: ({ isGift }, signal) => (isGift ? fetchIsGiftPaid(signal) : fetchIsPro(signal)),
  })
}

/** Where the provider’s page sends the browser: here again, with the result. A gift brings the giver no plan. */
function returnsOf(priceId: PriceId, isGift: boolean) {
  const back = (paidResult: string) =>
    checkoutPath({
      plan: priceId === 'pro-annual' ? 'annual' : 'monthly',
      isGift,
      more: { paidResult, subscriptionType: isGift ? 'gift' : priceId },
    })
  return { success_url: back('1'), cancel_url: back('aborted') }
}
