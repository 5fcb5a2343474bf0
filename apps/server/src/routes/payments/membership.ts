import { contract } from '@kingside/api'
import { planPrices } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import {
  cancelRenewal,
  ownMembership,
  resumeRenewal,
  switchToWallet,
} from '../../domain/payments/change-membership.ts'
import type { OrderLine, StoredMembership } from '../../domain/payments/payment-store.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { addMonths } from '../../domain/payments/pro-grants.ts'
import { CardDeclinedError, ChangeRefusedError } from '../../domain/payments/provider.ts'
import { sellPlan } from '../../domain/payments/sell.ts'
import { languageOf } from '../../request-language.ts'
import { memberOf } from '../accounts/member.ts'
import { answered, open, returnsOf, sold } from './checkout.ts'

const noMembership = 'You have no membership of this id.'

/** What members do about their own Pro: renewal, gifts, links by which others pay, orders. */
export function membershipRoutes(ports: PaymentPorts): readonly Route[] {
  return [...renewalRoutes(ports), ...giftRoutes(ports), ...payLinkRoutes(ports)]
}

function renewalRoutes(ports: PaymentPorts): readonly Route[] {
  const { subscriptions, orders } = contract
  return [
    bind(subscriptions.cancel, async ({ params, body, caller, fail }) => {
      const member = await memberOf(ports.account, caller)
      const membership = await ownMembership(ports, member, params.id)
      if (!membership) return fail('not_found', noMembership)
      const changed = await answered(cancelRenewal(ports, member, membership, body))
      if ('refused' in changed) {
        return fail(changed.refused, 'It does not renew. There is nothing to cancel.')
      }
      return describe(changed)
    }),
    bind(subscriptions.reactivate, async ({ params, body, caller, fail }) => {
      const member = await memberOf(ports.account, caller)
      const membership = await ownMembership(ports, member, params.id)
      if (!membership) return fail('not_found', noMembership)
      const changed = await declinable(answered(resumeRenewal(ports, member, membership, body)))
      if ('refused' in changed) {
        return fail(changed.refused, `Please subscribe manually after ${dayOf(changed.date)}`)
      }
      return describe(changed)
    }),
    bind(subscriptions.switchToWallet, async ({ params, caller, fail }) => {
      const member = await memberOf(ports.account, caller)
      const membership = await ownMembership(ports, member, params.id)
      if (!membership) return fail('not_found', noMembership)
      const changed = await declinable(answered(switchToWallet(ports, member, membership)))
      if ('refused' in changed)
        return fail(changed.refused, `You can switch from ${dayOf(changed.date)} on`)
      return describe(changed)
    }),
    bind(orders.list, async ({ caller }) => {
      const member = await memberOf(ports.account, caller)
      return (await ports.store.ordersOf(member.id)).map(describeOrder)
    }),
  ]
}

/** `YYYY-MM-DD`, which the page reads and writes in the reader's way. */
const dayOf = (date: Date | null) => (date ?? new Date(0)).toISOString().slice(0, 10)

async function declinable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CardDeclinedError || error instanceof ChangeRefusedError) {
      throw new CallError(
        'payment_unavailable',
        'The provider refused it. Look at your payment data, and try again.',
      )
    }
    throw error
  }
}

const describe = (membership: StoredMembership) => ({
  id: membership.id,
  status: membership.status,
  method: membership.method,
  valid_to: membership.validTo?.toISOString() ?? null,
  cancel_at_period_end: membership.cancelAtPeriodEnd,
})

const describeOrder = (order: OrderLine) => ({
  id: order.id,
  kind: order.kind,
  status: order.status,
  plan: order.plan,
  tournament:
    order.tournamentId === null
      ? null
      : { id: String(order.tournamentId), name: order.tournamentName ?? '' },
  game_id: order.gameUid,
  amount_cents: order.amountCents,
  currency: order.currency,
  created_at: order.createdAt.toISOString(),
  paid_at: order.paidAt?.toISOString() ?? null,
})

const giftRefusals = {
  gift_used: 'This gift was used already.',
  gift_expired: 'This gift is over.',
  gift_own: 'This gift is for somebody else: send them the link.',
} as const

function giftRoutes(ports: PaymentPorts): readonly Route[] {
  const { store, account } = ports
  const { gifts } = contract
  return [
    bind(gifts.get, async ({ params, fail }) => {
      const gift = await store.giftOf(account.digests.plain(params.code), account.clock.now())
      if (!gift) return fail('not_found', 'There is no gift with this link.')
      return { ...gift, valid_to: gift.validTo.toISOString() }
    }),
    bind(gifts.redeem, async ({ params, caller, fail }) => {
      const member = await memberOf(account, caller)
      const code = account.digests.plain(params.code)
      const gift = await store.redeemGift(code, member.id, account.clock.now())
      if (gift === null) return fail('not_found', 'There is no gift with this link.')
      if (typeof gift === 'string') return fail(gift, giftRefusals[gift])
      const owner = await account.accounts.find(member.id)
      const until = owner?.proUntil ?? account.clock.now()
      return { ...gift, valid_to: gift.validTo.toISOString(), pro_until: until.toISOString() }
    }),
  ]
}

function payLinkRoutes(ports: PaymentPorts): readonly Route[] {
  const { store, account } = ports
  const { payLinks } = contract
  return [
    bind(payLinks.make, async ({ body, caller, fail }) => {
      const member = await memberOf(account, caller)
      const membership = await store.membershipOf(member.id)
      const now = account.clock.now()
      const isRenewed =
        membership?.status === 'active' && membership.validTo !== null && membership.validTo > now
      if (isRenewed) return fail('already_pro', 'This account has Pro already.')
      const code = account.createUid()
      const validTo = addMonths(now, 1)
      const codeHash = account.digests.plain(code)
      await store.makePayLink({ accountId: member.id, codeHash, plan: body.plan, validTo }, now)
      return { url: `${account.siteOrigin()}/pay-for/${code}`, valid_to: validTo.toISOString() }
    }),
    bind(payLinks.get, async ({ params, fail }) => {
      const link = await store.payLinkOf(account.digests.plain(params.code), account.clock.now())
      if (!link) return fail('not_found', 'There is no such link.')
      const { period, cents: price, currency } = planPrices[link.plan]
      const { name, plan, status } = link
      return { name, plan, status, period, price, currency }
    }),
    bind(payLinks.checkout, async ({ params, body, caller, context, fail }) => {
      const back = returnsOf(ports, body)
      const payLinkHash = account.digests.plain(params.code)
      const link = await store.payLinkOf(payLinkHash, account.clock.now())
      if (!link) return fail('not_found', 'There is no such link.')
      if (link.status !== 'open') {
        return fail('pay_link_over', 'This link was used, or is over. Ask for a new one.')
      }
      const payer = caller.role === 'anonymous' ? null : await memberOf(account, caller)
      const buyer = { account: payer, language: languageOf(context), pressKey: null }
      const wish = { plan: link.plan, coupon: body.coupon, payLinkHash }
      const recipient = { id: link.accountId, isPayer: false }
      const offer = sold(await sellPlan(ports, buyer, wish, recipient))
      return { url: (await open(ports, offer, back)).url }
    }),
  ]
}
