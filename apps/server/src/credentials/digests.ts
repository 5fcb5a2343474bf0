import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Digests } from '../domain/accounts/ports.ts'

/** SHA-256, and HMAC-SHA-256 with the server's key, as base64url. */
export function createDigests(key: Uint8Array): Digests {
  return {
    plain: (secret) => createHash('sha256').update(secret).digest('base64url'),
    keyed: (secret) => createHmac('sha256', key).update(secret).digest('base64url'),
    equal: (a, b) => {
      const [left, right] = [Buffer.from(a), Buffer.from(b)]
      return left.length === right.length && timingSafeEqual(left, right)
    },
  }
}

/** Six random digits. */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0')
