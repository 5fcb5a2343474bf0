import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code that an authenticator app shows (RFC 6238).
 * @param secret the key of the setup, in base32
 * @param ahead of the present one, in steps of 30 seconds. The server takes one too early, but none twice.
 */
export function appCode(secret: string, ahead: 0 | 1 = 0): string {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const hash = createHmac('sha1', key).update(step).digest()
  const place = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(place) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
