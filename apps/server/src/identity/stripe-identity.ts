import type { Stripe } from 'stripe'
import type { IdentityProvider } from '../domain/fide/identity.ts'
import { personIn } from './identity-event.ts'
import { readSigned } from './read-signed.ts'

/** What this server is to Stripe. */
export interface StripeIdentitySettings {
  /** `sk_…`, or `rk_…` with the rights to read and write Identity; only such a one reads dates of birth. */
  readonly secretKey: string
  /** What the messages to `/hooks/identity` are signed with: one, or the old and the new one. */
  readonly webhookSecrets: readonly string[]
}

/** The version of Stripe's API that this server speaks, whatever the account is set to. */
export const stripeApiVersion = '2026-10-28.endive'

/** How long Stripe is waited for, in milliseconds: less than the page waits for us. */
const timeoutMs = 8_000

/** Whether a key is of the mode in which real documents are checked. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey)

/** The part of Stripe's library that is used. */
export type VerificationSessions = Pick<
  Stripe['identity']['verificationSessions'],
  'create' | 'retrieve'
>

/** Identity checks by Stripe Identity: a document and a selfie, on Stripe's own page. */
export function createStripeIdentity(
  { secretKey, webhookSecrets }: StripeIdentitySettings,
  load: () => Promise<VerificationSessions> = () => loadSessions(secretKey),
): IdentityProvider {
  return {
    open: async ({ key, returnUrl }) => {
      const sessions = await load()
      const { id, url } = await sessions.create(
        {
          type: 'document',
          options: { document: { require_matching_selfie: true } },
          client_reference_id: key,
          return_url: returnUrl,
        },
        { idempotencyKey: key },
      )
      if (url === null) throw new Error('Stripe has begun an identity check without a page.')
      return { id, url }
    },
    reopen: async (id) => {
      const { status, url } = await (await load()).retrieve(id)
      return status === 'requires_input' ? url : null
    },
    personOf: async (id) => {
      const expand = [
        'verified_outputs',
        ...(isRestricted(secretKey) ? ['verified_outputs.dob'] : []),
      ]
      const { verified_outputs: outputs } = await (await load()).retrieve(id, { expand })
      return personIn(outputs)
    },
    read: (body, signature, at) =>
      readSigned({ body, signature, at }, webhookSecrets, { isLive: isLiveKey(secretKey) }),
  }
}

/** Stripe gives dates of birth to restricted keys only, and refuses the whole question of others. */
const isRestricted = (secretKey: string) => secretKey.startsWith('rk_')

async function loadSessions(secretKey: string): Promise<VerificationSessions> {
  const { default: Client } = await import('stripe')
  const client = new Client(secretKey, {
    apiVersion: stripeApiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  return client.identity.verificationSessions
}
