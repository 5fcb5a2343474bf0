import { createHmac, timingSafeEqual } from 'node:crypto'
import { ForgedMessageError } from '../domain/payments/provider.ts'

/** How old a message may be (S-60). */
const oldestMs = 300_000

const digest = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Signs a message as Stripe does: `t=…,v1=…`, an HMAC of time and body. */
export function signMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, `${seconds}.${body}`)}`
}

/**
 * Checks who wrote a message, and when.
 * @param secrets the current one, and during a rotation the one before
 * @throws ForgedMessageError
 */
export function verifyMessage(
  body: string,
  signature: string,
  { secrets, at }: { readonly secrets: readonly string[]; readonly at: Date },
): void {
  const parts = signature.split(',').map((part) => part.split('=', 2))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!(Math.abs(at.getTime() - seconds * 1000) <= oldestMs)) {
    throw new ForgedMessageError('The message is too old, or has no time.')
  }
  const given = parts.flatMap(([name, value]) => (name === 'v1' && value ? [value] : []))
  const isOurs = secrets.some((secret) =>
    given.some((value) => isEqual(value, digest(secret, `${seconds}.${body}`))),
  )
  if (!isOurs) throw new ForgedMessageError('The signature does not fit the message.')
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
