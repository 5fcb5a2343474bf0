import { planPrices } from '@kingside/api/facts'
import { addMonths } from '../domain/payments/pro-grants.ts'
import { ChangeRefusedError, type Sale } from '../domain/payments/provider.ts'
import { reduced } from '../domain/payments/sell.ts'
import {
  invoicePaid,
  moneyReturned,
  type SandboxMessage,
  subscriptionSaid,
} from './sandbox-messages.ts'
import type { SandboxPaymentStore, SandboxSubscription } from './sandbox-state.ts'
import { signMessage } from './signed-message.ts'

export interface SandboxPaymentsDeps {
  readonly store: SandboxPaymentStore
  /** Signs the messages. */
  readonly secret: string
  readonly now: () => Date
  readonly createUid: () => string
  /** Where its pages are. */
  readonly siteOrigin: () => string
  /** Posts a signed message to the server's own endpoint. @returns whether it was taken */
  readonly deliver: (body: string, signature: string) => Promise<boolean>
}

/** How somebody pays on the sandbox's page. */
export type SandboxPayment = 'card' | 'card-fails-later' | 'card-declined' | 'wallet'

/** What the sandbox's provider keeps and says; its port and its pages are made of it. */
export function createSandboxBooks({
  store,
  secret,
  now,
  createUid,
  deliver,
}: SandboxPaymentsDeps) {
  /** Keeps what is said until it was heard. */
  const say = async (...messages: readonly SandboxMessage[]) => {
    for (const { type, object } of messages) {
      const id = `evt_${createUid()}`
      const created = Math.floor(now().getTime() / 1000)
      const body = JSON.stringify({ id, created, type, livemode: false, data: { object } })
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await store.addMessage({ id, body }, now())
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await post(id, body)
    }
  }
  const post = async (id: string, body: string) => {
    if (await deliver(body, signMessage(body, secret, now()))) await store.heard(id, now())
  }
  const sessionOf = async (ref: string) => {
    const state = await store.find(ref)
    return state?.kind === 'session' ? state : null
  }
  const subscriptionOf = async (ref: string) => {
    const state = await store.find(ref)
    if (state?.kind !== 'subscription') throw new ChangeRefusedError(`No subscription ${ref}.`)
    return state
  }
  const change = async (ref: string, part: Partial<SandboxSubscription>) => {
    const changed = { ...(await subscriptionOf(ref)), ...part }
    await store.put(ref, changed.sale.orderId, changed, now())
    return changed
  }

  const subscribe = async (sale: Sale, by: SandboxPayment) => {
    const ref = `sub_${createUid()}`
    const subscription: SandboxSubscription = {
      kind: 'subscription',
      sale,
      status: 'active',
      periodEnd: addMonths(now(), monthsOf(sale)).getTime(),
      cancelAtPeriodEnd: false,
      canceledAt: null,
      method: by === 'wallet' ? 'wallet' : 'card',
      customerRef: `cus_${createUid()}`,
      failsNext: by === 'card-fails-later',
      invoiceRef: `in_${createUid()}`,
    }
    await store.put(ref, sale.orderId, subscription, now())
    return { ref, subscription }
  }
  const saySubscribed = (ref: string, subscription: SandboxSubscription) => [
    subscriptionSaid(ref, subscription, 'created'),
    invoicePaid(ref, subscription, { isFirst: true, amountCents: priceOf(subscription.sale) }),
  ]
  const renew = async (ref: string) => {
    const before = await subscriptionOf(ref)
    const { sale, failsNext, periodEnd } = before
    if (failsNext) {
      return say(subscriptionSaid(ref, await change(ref, { status: 'past_due' }), 'updated'))
    }
    const from = before.status === 'past_due' ? now() : new Date(periodEnd)
    const renewed = await change(ref, {
      status: 'active',
      periodEnd: addMonths(from, monthsOf(sale)).getTime(),
      invoiceRef: `in_${createUid()}`,
    })
    return say(
      invoicePaid(ref, renewed, { isFirst: false, amountCents: priceOf(sale) }),
      subscriptionSaid(ref, renewed, 'updated'),
    )
  }
  const end = async (ref: string) => {
    if ((await subscriptionOf(ref)).status === 'canceled') return
    await say(subscriptionSaid(ref, await change(ref, { status: 'canceled' }), 'deleted'))
  }
  const giveBack = async (
    what: 'refund' | 'dispute',
    orderId: string,
    { sale, ref }: { readonly sale: Sale; readonly ref: string },
  ) =>
    say(
      moneyReturned(what, {
        orderId,
        ref,
        amountCents: priceOf(sale),
        currency: sale.currency,
      }),
    )

  return {
    say,
    post,
    sessionOf,
    subscriptionOf,
    change,
    subscribe,
    saySubscribed,
    renew,
    end,
    giveBack,
  }
}

export type SandboxBooks = ReturnType<typeof createSandboxBooks>

const monthsOf = ({ renews }: Sale) => planPrices[renews ?? 'pro-monthly'].months

const priceOf = ({ amountCents, percentOff }: Sale) => reduced(amountCents, percentOff)
