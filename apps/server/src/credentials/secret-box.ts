import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short secrets so that a copy of the database does not tell them. */
export interface SecretBox {
  /** @param context of whom it is: it opens for nobody else */
  readonly seal: (secret: Uint8Array, context: string) => string
  /** Null when it was sealed with another key or for somebody else. */
  readonly open: (sealed: string, context: string) => Uint8Array | null
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM by a key that is derived from the server's (HKDF). @param purpose another one is another key */
export function createSecretBox(key: Uint8Array, purpose: string): SecretBox {
  const derived = Buffer.from(hkdfSync('sha256', key, new Uint8Array(), purpose, 32))
  return {
    seal: (secret, context) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, derived, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivBytes + tagBytes) return null
      const decipher = createDecipheriv(algorithm, derived, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(ivBytes + tagBytes)),
          decipher.final(),
        ])
      } catch {
        return null
      }
    },
  }
}
