import { ChangeRefusedError, type PaymentProvider } from '../domain/payments/provider.ts'
import {
  createSandboxBooks,
  type SandboxPayment,
  type SandboxPaymentsDeps,
} from './sandbox-books.ts'
import { createSandboxPort } from './sandbox-port.ts'
import { sessionExpired, sessionPaid, subscriptionSaid } from './sandbox-messages.ts'
import type { SandboxSession, SandboxSubscription } from './sandbox-state.ts'

/** Payments without money: pages of this server, and the messages that the real provider would sign. */
export interface SandboxPayments {
  readonly provider: PaymentProvider
  readonly session: (ref: string) => Promise<SandboxSession | null>
  /** @returns where the browser goes; null where the card is declined */
  readonly pay: (ref: string, by: SandboxPayment) => Promise<string | null>
  readonly leave: (ref: string) => Promise<string>
  readonly subscriptionsOf: (
    customerRef: string,
  ) => Promise<readonly { readonly ref: string; readonly subscription: SandboxSubscription }[]>
  /** What can be tried out in the portal. */
  readonly act: (
    ref: string,
    act: 'renew' | 'fail' | 'stop-paying' | 'dispute' | 'mend',
  ) => Promise<void>
  /** Renews and ends what is due, and says again what was not heard. */
  readonly sweep: () => Promise<void>
}

/** Creates the provider that takes no money. */
export function createSandboxPayments(deps: SandboxPaymentsDeps): SandboxPayments {
  const { store, now, createUid } = deps
  const books = createSandboxBooks(deps)
  const {
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
  } = books
  return {
    provider: createSandboxPort(deps, books),
    session: sessionOf,
    pay: async (ref, by) => {
      const session = await sessionOf(ref)
      if (!session) throw new ChangeRefusedError(`No session ${ref}.`)
      if (by === 'card-declined') return null
      if (session.status === 'paid') return session.successUrl
      const { sale } = session
      const isOnce = sale.renews === null
      const paid = {
        ...session,
        status: 'paid',
        paymentRef: isOnce ? `pi_${createUid()}` : null,
      } as const
      if (!(await store.settleSession(ref, paid))) return session.successUrl
      if (isOnce) {
        await say(sessionPaid(ref, paid, null))
        return session.successUrl
      }
      const made = await subscribe(sale, by)
      await say(sessionPaid(ref, paid, made.ref), ...saySubscribed(made.ref, made.subscription))
      return session.successUrl
    },
    leave: async (ref) => {
      const session = await sessionOf(ref)
      if (!session) throw new ChangeRefusedError(`No session ${ref}.`)
      if (session.status !== 'open') return session.successUrl
      const left = { ...session, status: 'left' } as const
      if (await store.settleSession(ref, left)) await say(sessionExpired(ref, left))
      return session.cancelUrl
    },
    subscriptionsOf: store.subscriptionsOf,
    act: async (ref, act) => {
      switch (act) {
        case 'renew':
          return renew(ref)
        case 'fail':
          await change(ref, { failsNext: true })
          return renew(ref)
        case 'stop-paying':
          return say(subscriptionSaid(ref, await change(ref, { status: 'unpaid' }), 'updated'))
        case 'mend': {
          await change(ref, { failsNext: false })
          return renew(ref)
        }
        case 'dispute': {
          const { sale, invoiceRef } = await subscriptionOf(ref)
          return giveBack('dispute', sale.orderId, { sale, ref: invoiceRef })
        }
        default:
          return act satisfies never
      }
    },
    sweep: async () => {
      for (const { id, body } of await store.unheard()) {
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await post(id, body)
      }
      for (const { ref, subscription } of await store.dueSubscriptions(now())) {
        // oxlint-disable-next-line no-await-in-loop -- few
        await (subscription.cancelAtPeriodEnd ? end(ref) : renew(ref))
      }
    },
  }
}
