import type { Sandbox } from './accounts.ts'
import { createSandboxPaymentStore } from './db/payments/sandbox-payment-store.ts'
import { createPaymentStore } from './db/payments/payment-store.ts'
import { keepSecret } from './db/accounts/secret-store.ts'
import type { Database } from './db/database.ts'
import type { Clock } from './domain/clock.ts'
import type { PaymentPorts } from './domain/payments/payment-ports.ts'
import type { PaymentProvider } from './domain/payments/provider.ts'
import { sweepPayments } from './domain/payments/sweep-payments.ts'
import { startRepeating } from './domain/repeating.ts'
import type { Log } from './log.ts'
import { absentProvider } from './payments/absent-provider.ts'
import { createSandboxPayments, type SandboxPayments } from './payments/sandbox-provider.ts'
import { createStripeProvider, type StripeSettings } from './payments/stripe-provider.ts'
import { webhookApp } from './routes/payments/index.ts'

export interface WirePaymentsDeps {
  readonly db: Database
  /** Null is the sandbox, where there is one. */
  readonly stripe: StripeSettings | null
  readonly vatPercent: number | null
  /** The pages that stand for what is not configured; none where they are off. */
  readonly sandbox: Sandbox | undefined
  readonly account: PaymentPorts['account']
  readonly games: PaymentPorts['games']
  readonly tournaments: NonNullable<PaymentPorts['tournaments']>
  readonly clock: Clock
  readonly log: Log
}

export interface WiredPayments {
  readonly ports: PaymentPorts
  /** The sandbox with the pages of the provider that stands in; nothing where it is off. */
  readonly sandbox: { readonly sandbox?: Sandbox }
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** How often what is left to do is looked for. */
const sweepEveryMs = 30_000

/** Puts payments together: Stripe where it is configured, else the sandbox, else nobody who takes them. */
export async function wirePayments(deps: WirePaymentsDeps): Promise<WiredPayments> {
  const { db, stripe, account, games, tournaments, vatPercent, clock, log } = deps
  const store = createPaymentStore(db)
  const portsOf = (provider: PaymentProvider): PaymentPorts => ({
    store,
    provider,
    account,
    vatPercent,
    games,
    tournaments,
  })
  const pages =
    stripe === null && deps.sandbox
      ? await openSandbox(deps, (provider) => webhookApp(portsOf(provider), log))
      : null
  const ports = portsOf(
    pages?.provider ?? (stripe === null ? absentProvider : createStripeProvider(stripe)),
  )
  let stop = async () => {}
  return {
    ports,
    sandbox: deps.sandbox
      ? {
          sandbox: {
            ...deps.sandbox,
            ...(pages && { payments: { pages, siteOrigin: account.siteOrigin } }),
          },
        }
      : {},
    start: () => {
      stop = startRepeating({
        clock,
        everyMs: sweepEveryMs,
        work: async () => {
          await pages?.sweep()
          await sweepPayments(ports)
        },
        onError: (error) => log.error('payments.sweep', {}, error),
      })
    },
    stop: () => stop(),
  }
}

async function openSandbox(
  { db, account }: WirePaymentsDeps,
  endpointOf: (provider: PaymentProvider) => ReturnType<typeof webhookApp>,
): Promise<SandboxPayments> {
  const pages: SandboxPayments = createSandboxPayments({
    store: createSandboxPaymentStore(db),
    secret: await keepSecret(db, 'sandbox-payments', account.createUid),
    now: account.clock.now,
    createUid: account.createUid,
    siteOrigin: account.siteOrigin,
    deliver: async (body, signature) => {
      const headers = { 'stripe-signature': signature }
      const answer = await endpoint.request('/', { method: 'POST', body, headers })
      return answer.ok
    },
  })
  const endpoint = endpointOf(pages.provider)
  return pages
}
