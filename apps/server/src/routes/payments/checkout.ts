import { contract } from '@kingside/api'
import { entryPriceId } from '@kingside/api/facts'
import type { Context } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { ActiveAccount } from '../../domain/accounts/account.ts'
import type { PaymentPorts } from '../../domain/payments/payment-ports.ts'
import { ProviderUnavailableError } from '../../domain/payments/provider.ts'
import { returnUrl } from '../../domain/payments/return-url.ts'
import {
  type Buyer,
  type Offer,
  type SaleRefusal,
  sellAnalysis,
  sellEntry,
  sellGift,
  sellPlan,
} from '../../domain/payments/sell.ts'
import { languageOf } from '../../request-language.ts'
import { memberOf } from '../accounts/member.ts'
import { refusalDetails } from '../tournaments/refusals.ts'
import { saleDetails } from './details.ts'

interface Returns {
  readonly success_url: string
  readonly cancel_url: string
}

/** The calls that lead to the provider's page. */
export function checkoutRoutes(ports: PaymentPorts): readonly Route[] {
  const { checkout, portal } = contract.payments
  return [
    bind(checkout.subscription, async ({ params, body, caller, context }) => {
      const back = returnsOf(ports, body)
      const { account, buyer } = await memberBuyer(ports, caller, context)
      const { priceId: plan } = params
      const { coupon, gift_for: giftFor } = body
      const offer =
        giftFor === undefined
          ? await sellPlan(ports, buyer, { plan, coupon }, { id: account.id, isPayer: true })
          : await sellGift(ports, buyer, { plan, giftFor, coupon })
      const { url, orderId } = await open(ports, sold(offer), back)
      return { url, order_id: orderId }
    }),
    bind(checkout.gameAnalysis, async ({ body, caller, context }) => {
      const back = returnsOf(ports, body)
      const { account, buyer } = await memberBuyer(ports, caller, context)
      const { for_board_uid: gameUid, from_fide_id: fideId, analyst } = body
      const wish = { gameUid, fideId, analyst }
      const offer = sold(await sellAnalysis(ports, { ...buyer, account }, wish))
      return { url: (await open(ports, offer, back)).url }
    }),
    bind(checkout.tournament, async ({ params, body, caller, context }) => {
      const back = returnsOf(ports, body)
      const { account, buyer } = await memberBuyer(ports, caller, context)
      const { tournaments } = ports
      const found = (await tournaments?.reader.find(body.tournament_id, account.player.id)) ?? null
      if (!tournaments || !found || params.priceId !== entryPriceId(found.id)) {
        throw new CallError('not_found', 'There is no such tournament, or it has another price.')
      }
      const source = { id: found.id, delayMs: found.rules.viewerDelaySeconds * 1000 }
      const held = await tournaments.entries.reserve(source, account.player.id)
      if (held.kind === 'refused') {
        if (held.code === 'nothing_to_pay') {
          throw new CallError('not_found', 'There is nothing to pay: join without.')
        }
        throw new CallError(held.code, refusalDetails[held.code])
      }
      const offer = sellEntry(ports, { ...buyer, account }, found)
      try {
        return { url: (await open(ports, offer, back)).url }
      } catch (error) {
        await tournaments.entries.release(source, account.player.id)
        throw error
      }
    }),
    bind(portal, async ({ body, caller, fail }) => {
      const back = returnUrl(body.success_url, ports.account.siteOrigin())
      if (back === null) return fail('return_url_not_allowed', notOurs)
      const account = await memberOf(ports.account, caller)
      const membership = await ports.store.membershipOf(account.id)
      const customer = membership?.customerRef ?? null
      if (customer === null) return fail('not_found', 'Nothing has been paid for by this account.')
      return { url: (await answered(ports.provider.openPortal(customer, back))).url }
    }),
  ]
}

const notOurs = 'The address to return to must be a path of this site, such as /pricing.'

/** @throws CallError `return_url_not_allowed` */
export function returnsOf(ports: PaymentPorts, returns: Returns) {
  const origin = ports.account.siteOrigin()
  const successUrl = returnUrl(returns.success_url, origin)
  const cancelUrl = returnUrl(returns.cancel_url, origin)
  if (successUrl === null || cancelUrl === null) {
    throw new CallError('return_url_not_allowed', notOurs)
  }
  return { successUrl, cancelUrl }
}

/** The caller as a buyer. @throws CallError `unauthorised` */
export async function memberBuyer(
  ports: PaymentPorts,
  caller: Caller,
  context: Context,
): Promise<{ readonly account: ActiveAccount; readonly buyer: Buyer }> {
  const account = await memberOf(ports.account, caller)
  const pressKey = context.req.header('idempotency-key')?.slice(0, 128) ?? null
  return { account, buyer: { account, language: languageOf(context), pressKey } }
}

/** @throws CallError with the reason why it is not sold */
export function sold(offer: Offer | SaleRefusal): Offer {
  if (typeof offer !== 'string') return offer
  throw new CallError(offer, saleDetails[offer])
}

/** Keeps the order and opens the provider's page for it. */
export async function open(
  { store, provider, account }: PaymentPorts,
  { order, sale }: Offer,
  back: { readonly successUrl: string; readonly cancelUrl: string },
): Promise<{ readonly url: string; readonly orderId: string }> {
  // Each press opens a page of its own: which of them is paid is known only then.
  const kept = await store.addOrder({ ...order, pressKey: null }, account.clock.now())
  const { ref, url } = await answered(provider.openCheckout({ ...sale, orderId: kept.id }, back))
  await store.setSession(kept.id, ref)
  return { url, orderId: kept.id }
}

/** @throws CallError `payment_unavailable` where the provider does not answer */
export async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderUnavailableError) {
      throw new CallError(
        'payment_unavailable',
        'The payment provider does not answer. Nothing was charged; try again in a minute.',
      )
    }
    throw error
  }
}
