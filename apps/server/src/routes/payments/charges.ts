import { contract } from '@kingside/api'
import { planPrices, type PriceId, priceIds } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { CardDeclinedError, ChangeRefusedError } from '../../domain/payments/provider.ts'
import {
  type Offer,
  reduced,
  sellAnalysis,
  sellGift,
  sellPlan,
} from '../../domain/payments/sell.ts'
import { memberOf } from '../accounts/member.ts'
import { answered, memberBuyer, sold } from './checkout.ts'
import { saleDetails } from './details.ts'

/** What is on sale, and the calls that charge a card by the provider's token. */
export function chargeRoutes(ports: PaymentPorts): readonly Route[] {
  const { payments, plans } = contract
  const { store, provider, account, vatPercent } = ports
  return [
    bind(plans.list, async () => ({
      plans: priceIds.map(describePlan),
      provider: provider.name,
      takes_cards: provider.name === 'sandbox',
      vat_percent: vatPercent,
    })),
    bind(plans.special, async ({ caller }) => {
      if (caller.role === 'anonymous') return []
      const member = await memberOf(account, caller)
      const terms = await store.specialTermsOf(member.id, account.clock.now())
      return terms.map(({ code, title, percentOff, plan, validTo }) => {
        const { period, cents, currency } = planPrices[plan]
        return {
          id: `${plan}-${code.toLowerCase()}`,
          title,
          period,
          price: reduced(cents, percentOff),
          regular_price: cents,
          currency,
          coupon: code,
          valid_to: validTo?.toISOString() ?? null,
        }
      })
    }),
    bind(payments.coupon, async ({ body, caller, fail }) => {
      const member = caller.role === 'anonymous' ? null : await memberOf(account, caller)
      const coupon = await store.couponOf(body.coupon, member?.id ?? null, account.clock.now())
      if (!coupon) return fail('coupon_unknown', saleDetails.coupon_unknown)
      return { code: coupon.code, is_valid: coupon.isValid, percent_off: coupon.percentOff }
    }),
    bind(payments.chargePlan, async ({ body, caller, context }) => {
      const { account: member, buyer } = await memberBuyer(ports, caller, context)
      const wish = { plan: body.plan, coupon: body.coupon }
      const offer = sold(await sellPlan(ports, buyer, wish, { id: member.id, isPayer: true }))
      return charge(ports, offer, body.stripeToken)
    }),
    bind(payments.giftPlan, async ({ body, caller, context }) => {
      const { buyer } = await memberBuyer(ports, caller, context)
      const wish = { plan: body.plan, giftFor: body.gift_for, coupon: body.coupon }
      return charge(ports, sold(await sellGift(ports, buyer, wish)), body.stripeToken)
    }),
    bind(payments.chargeProduct, async ({ body, caller, context, fail }) => {
      const { account: member, buyer } = await memberBuyer(ports, caller, context)
      if (body.for_board_uid === undefined) return fail('not_found', 'Name the game to analyse.')
      const wish = {
        gameUid: body.for_board_uid,
        fideId: body.from_fide_id,
        coupon: body.coupon,
      }
      const offer = sold(await sellAnalysis(ports, { ...buyer, account: member }, wish))
      return charge(ports, offer, body.stripeToken)
    }),
    bind(payments.changeCard, async ({ body, caller, fail }) => {
      const member = await memberOf(account, caller)
      const membership = await store.membershipOf(member.id)
      if (!membership) return fail('not_found', 'There is no membership whose card could change.')
      return charged(answered(provider.changeCard(membership.subscriptionRef, body.stripeToken)))
    }),
  ]
}

const describePlan = (id: PriceId) => {
  const { period, cents: price, currency } = planPrices[id]
  return { id, period, price, currency }
}

/** Charges a card for an order. The same press again charges nothing again. */
async function charge({ store, provider, account }: PaymentPorts, offer: Offer, token: string) {
  const { order, sale } = offer
  const kept = await store.addOrder(order, account.clock.now())
  const answer = {
    payment_id: kept.id,
    status: 'processing',
    amount_cents: kept.amountCents,
    currency: kept.currency,
  } as const
  if (kept.status === 'paid') return { ...answer, status: 'succeeded' as const }
  await charged(answered(provider.charge({ ...sale, orderId: kept.id }, token)), () =>
    store.failOrder(kept.id),
  )
  const paid = await store.findOrder(kept.id)
  return { ...answer, status: paid?.paidAt ? ('succeeded' as const) : ('processing' as const) }
}

/** @throws CallError `card_declined`, `payment_failed` */
async function charged<T>(
  asked: Promise<T>,
  onRefused: () => Promise<void> = async () => {},
): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CardDeclinedError) {
      await onRefused()
      throw new CallError('card_declined', 'The card was declined. Nothing was charged.')
    }
    if (error instanceof ChangeRefusedError) {
      await onRefused()
      throw new CallError(
        'payment_failed',
        'The provider refused the payment. Nothing was charged.',
      )
    }
    throw error
  }
}
