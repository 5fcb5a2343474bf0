import { createHmac, randomBytes } from 'node:crypto'

/** The codes that authenticator apps show: TOTP (RFC 6238) of six digits, with SHA-1 and steps of 30 s. */

const stepMs = 30_000
const digits = 6
/** As many steps a clock may be wrong, each way. */
const drift = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret: 160 bits, as RFC 4226 recommends. */
export const createTotpSecret = (): Uint8Array => randomBytes(20)

/** Bytes as base32 (RFC 4648) without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The step of time that a moment is in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

/** The code of one step. */
export function totpAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The step whose code this is, where it is the present one or one beside it; null for any other code. It goes through
 * all of them each time, so that the time tells nothing.
 */
export function matchingStep(secret: Uint8Array, code: string, at: Date): number | null {
  const present = stepAt(at)
  let matching: number | null = null
  for (let step = present - drift; step <= present + drift; step += 1) {
    if (totpAt(secret, step) === code) matching = step
  }
  return matching
}

/** What a QR code for an authenticator app says. */
export function totpUri(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}`
}
