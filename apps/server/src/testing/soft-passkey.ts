import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Where a passkey is used. */
export interface PasskeyPlace {
  readonly origin: string
  readonly rpId: string
}

export interface SignOptions {
  /** @default true */
  readonly isVerified?: boolean
  /** What it says about how often it has signed. @default one more than before */
  readonly counter?: number
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** A passkey in software: makes and signs what a browser would, on a P-256 key. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counted = 0
  const clientData = (
    type: 'webauthn.create' | 'webauthn.get',
    challenge: string,
    origin: string,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpId: string, flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  }
  return {
    id: named.id,
    make: (challenge: string, { origin, rpId }: PasskeyPlace) => {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
          [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(rpId, 0x45, 0), Buffer.alloc(16), length, id, cose])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      }
    },
    sign: (
      challenge: string,
      { origin, rpId }: PasskeyPlace,
      { isVerified = true, counter = counted + 1 }: SignOptions = {},
    ) => {
      counted = counter
      const data = clientData('webauthn.get', challenge, origin)
      const authData = head(rpId, isVerified ? 0x05 : 0x01, counter)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

export type SoftPasskey = ReturnType<typeof softPasskey>
