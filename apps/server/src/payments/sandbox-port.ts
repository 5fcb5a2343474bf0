import {
  CardDeclinedError,
  ChangeRefusedError,
  type PaymentProvider,
  ProviderUnavailableError,
} from '../domain/payments/provider.ts'
import { readMessage, readSubscription } from './read-message.ts'
import type { SandboxBooks, SandboxPaymentsDeps } from './sandbox-books.ts'
import { sessionPaid, subscriptionObject, subscriptionSaid } from './sandbox-messages.ts'
import { readSandboxToken } from './sandbox-state.ts'
import { verifyMessage } from './signed-message.ts'

/** The sandbox as the server asks it. */
export function createSandboxPort(
  { store, secret, now, createUid, siteOrigin }: SandboxPaymentsDeps,
  { say, subscriptionOf, change, subscribe, saySubscribed, renew, end, giveBack }: SandboxBooks,
): PaymentProvider {
  return {
    name: 'sandbox',
    openCheckout: async (sale, { successUrl, cancelUrl }) => {
      const ref = `cs_${createUid()}`
      const open = { kind: 'session', sale, successUrl, cancelUrl, status: 'open' } as const
      await store.put(ref, sale.orderId, { ...open, paymentRef: null }, now())
      return { ref, url: `${siteOrigin()}/dev/payments/${ref}` }
    },
    openPortal: async (customerRef, returnUrl) => {
      const query = new URLSearchParams({ customer: customerRef, return: returnUrl })
      return { url: `${siteOrigin()}/dev/payments/portal?${query}` }
    },
    charge: async (sale, cardToken) => {
      const card = readSandboxToken(cardToken)
      if (!card || card.outcome === 'declined') throw new CardDeclinedError('Declined.')
      // The same press again finds what it has paid for.
      if (await store.hasPaid(sale.orderId)) return
      if (sale.renews !== null) {
        const by = card.outcome === 'fails-later' ? 'card-fails-later' : 'card'
        const { ref, subscription } = await subscribe(sale, by)
        await say(...saySubscribed(ref, subscription))
        return
      }
      const ref = `cs_${createUid()}`
      const paid = {
        kind: 'session',
        sale,
        successUrl: '',
        cancelUrl: '',
        status: 'paid',
        paymentRef: `pi_${createUid()}`,
      } as const
      await store.put(ref, sale.orderId, paid, now())
      await say(sessionPaid(ref, paid, null))
    },
    setRenewal: async (ref, renews) => {
      const { status } = await subscriptionOf(ref)
      if (status === 'canceled') throw new ChangeRefusedError('It is over.')
      const changed = await change(ref, {
        cancelAtPeriodEnd: !renews,
        canceledAt: renews ? null : now().getTime(),
      })
      await say(subscriptionSaid(ref, changed, 'updated'))
    },
    subscription: async (ref) =>
      readSubscription(subscriptionObject(ref, await subscriptionOf(ref))),
    retryPayment: async (ref) => {
      if ((await subscriptionOf(ref)).failsNext) throw new CardDeclinedError('Declined again.')
      await renew(ref)
    },
    switchToWallet: async (ref) =>
      say(subscriptionSaid(ref, await change(ref, { method: 'wallet' }), 'updated')),
    changeCard: async (ref, cardToken) => {
      const card = readSandboxToken(cardToken)
      if (!card || card.outcome === 'declined') throw new CardDeclinedError('Declined.')
      const failsNext = card.outcome === 'fails-later'
      const changed = await change(ref, { method: 'card', failsNext })
      await say(subscriptionSaid(ref, changed, 'updated'))
      return { brand: 'visa', last4: card.last4 }
    },
    refund: async ({ orderId, paymentRef, subscriptionRef }) => {
      if (subscriptionRef !== null) {
        const { sale, invoiceRef } = await subscriptionOf(subscriptionRef)
        await giveBack('refund', orderId, { sale, ref: invoiceRef })
        return end(subscriptionRef)
      }
      const session = await store.sessionOfOrder(orderId)
      if (!session || paymentRef === null) throw new ProviderUnavailableError('Nothing was paid.')
      return giveBack('refund', orderId, { sale: session.sale, ref: paymentRef })
    },
    endSubscription: end,
    readEvent: async (body, signature, at) => {
      verifyMessage(body, signature, { secrets: [secret], at })
      return readMessage(body, { isLive: false, findOrder: async () => null })
    },
  }
}
