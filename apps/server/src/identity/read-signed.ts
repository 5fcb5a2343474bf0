import type { IdentityMessage } from '../domain/fide/identity.ts'
import { parseIdentityEvent } from './identity-event.ts'

/** How old a message may be, and how far ahead of our clock, in seconds. */
const toleranceSeconds = 300

/** Of Stripe's library, which is loaded with the first message: 34 MB that few processes need. */
const loadWebhooks = async () => (await import('stripe')).default.webhooks

/**
 * Reads a message that is signed by Stripe's scheme: an HMAC-SHA-256 of the moment and the body as it came, compared
 * in constant time.
 * @param secrets any of them will do, so that one can be replaced by another
 */
export async function readSigned(
  { body, signature, at }: { readonly body: string; readonly signature: string; readonly at: Date },
  secrets: readonly string[],
  mode: { readonly isLive: boolean },
): Promise<IdentityMessage | 'not-ours' | 'forged'> {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  const aheadSeconds = signedAt - at.getTime() / 1000
  if (!(aheadSeconds <= toleranceSeconds)) return 'forged'
  const webhooks = await loadWebhooks()
  for (const secret of secrets) {
    try {
      const event: unknown = webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        at.getTime(),
      )
      return parseIdentityEvent(event, mode) ?? 'not-ours'
    } catch {
      // Signed with another secret, or by nobody who knows one.
    }
  }
  return 'forged'
}

/** Signs a message as Stripe does; the sandbox does so. */
export async function signMessage(body: string, secret: string, at: Date): Promise<string> {
  const webhooks = await loadWebhooks()
  return webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
}
