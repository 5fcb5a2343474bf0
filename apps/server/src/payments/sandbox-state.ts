import type { PaymentMethod } from '@kingside/api/facts'
import type { Sale } from '../domain/payments/provider.ts'

/** A page of the sandbox on which something can be paid for. */
export interface SandboxSession {
  readonly kind: 'session'
  readonly sale: Sale
  readonly successUrl: string
  readonly cancelUrl: string
  readonly status: 'open' | 'paid' | 'left'
  /** Of what was paid for once. */
  readonly paymentRef: string | null
}

/** A subscription of the sandbox. */
export interface SandboxSubscription {
  readonly kind: 'subscription'
  readonly sale: Sale
  readonly status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  /** In ms since 1970. */
  readonly periodEnd: number
  readonly cancelAtPeriodEnd: boolean
  readonly canceledAt: number | null
  readonly method: PaymentMethod
  readonly customerRef: string
  /** Whether the next payments fail. */
  readonly failsNext: boolean
  /** The last payment, which a refund gives back. */
  readonly invoiceRef: string
}

/** How the sandbox's cards behave. */
export const sandboxCards = [
  { number: '4242 4242 4242 4242', last4: '4242', outcome: 'paid' },
  { number: '4000 0000 0000 0341', last4: '0341', outcome: 'fails-later' },
  { number: '4000 0000 0000 0002', last4: '0002', outcome: 'declined' },
] as const
export type SandboxOutcome = (typeof sandboxCards)[number]['outcome']

/** What a token of the sandbox stands for: the app makes it in the browser, out of a test number (S-62). */
export function readSandboxToken(
  token: string,
): { readonly outcome: SandboxOutcome; readonly last4: string } | null {
  const last4 = /^tok_sandbox_(\d{4})$/.exec(token)?.[1]
  if (last4 === undefined) return null
  const card = sandboxCards.find((each) => each.last4 === last4)
  return { outcome: card?.outcome ?? 'declined', last4 }
}

/** What the sandbox's provider knows, beside the server's own tables, as a provider elsewhere would. */
export interface SandboxPaymentStore {
  readonly find: (ref: string) => Promise<SandboxSession | SandboxSubscription | null>
  readonly put: (
    ref: string,
    orderId: string,
    state: SandboxSession | SandboxSubscription,
    at: Date,
  ) => Promise<void>
  /** Closes a session that is open. @returns whether it was */
  readonly settleSession: (ref: string, session: SandboxSession) => Promise<boolean>
  /** Whether the order was paid for by a card on the app's own page. */
  readonly hasPaid: (orderId: string) => Promise<boolean>
  readonly sessionOfOrder: (orderId: string) => Promise<SandboxSession | null>
  readonly subscriptionsOf: (
    customerRef: string,
  ) => Promise<readonly { readonly ref: string; readonly subscription: SandboxSubscription }[]>
  /** Those whose paid time is over, and which are renewed or end. */
  readonly dueSubscriptions: (
    at: Date,
  ) => Promise<readonly { readonly ref: string; readonly subscription: SandboxSubscription }[]>
  readonly addMessage: (
    message: { readonly id: string; readonly body: string },
    at: Date,
  ) => Promise<void>
  readonly heard: (id: string, at: Date) => Promise<void>
  /** Messages that were not heard, in their order. */
  readonly unheard: () => Promise<readonly { readonly id: string; readonly body: string }[]>
}
