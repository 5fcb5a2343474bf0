import { generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, exportJWK, importPKCS8, jwtVerify, SignJWT } from 'jose'
import type { AppleClient } from '../config-values.ts'
import type { Fetch } from '../social/ask-json.ts'

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = { format: 'pem', type: 'pkcs8' } as const

/** A client as Apple's developer pages make it. */
export const appleClient: AppleClient = {
  clientId: 'example.kingside.web',
  teamId: 'TEAMID1234',
  keyId: 'KEYID12345',
  privateKey: pair.privateKey.export(pem).toString(),
}

export const applePerson = {
  sub: '000123.abc.0456',
  email: 'dana@kingside.example',
  email_verified: 'true',
}

export interface FakeAppleOptions {
  readonly now?: () => Date
  /** Claims that the ID token has instead of the right ones; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Whether a key signs that Apple does not publish. */
  readonly isForged?: boolean
}

const issuer = 'https://appleid.apple.com'

/** Apple as far as the server asks it: codes for ID tokens, and the keys that sign these. */
export async function fakeApple({
  now = () => new Date('2026-01-31T12:00:00Z'),
  claims = {},
  isForged = false,
}: FakeAppleOptions = {}) {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const published = await exportJWK(own.publicKey)
  const asked: string[] = []
  const secrets: unknown[] = []
  let nonce = ''
  const idToken = async () => {
    const seconds = Math.floor(now().getTime() / 1000)
    const right = {
      iss: issuer,
      aud: appleClient.clientId,
      iat: seconds,
      exp: seconds + 600,
      nonce,
      ...applePerson,
    }
    const key = await importPKCS8(
      (isForged ? forger : own).privateKey.export(pem).toString(),
      'RS256',
    )
    return new SignJWT({ ...right, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'apple-1' })
      .sign(key)
  }
  const fetch: Fetch = async (url, init) => {
    asked.push(url)
    if (url === `${issuer}/auth/keys`) {
      return Response.json({ keys: [{ ...published, kid: 'apple-1', alg: 'RS256', use: 'sig' }] })
    }
    const body = init.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    const secret = body.get('client_secret') ?? ''
    // Refuses, as Apple does, a secret that the client's key did not sign.
    const { payload } = await jwtVerify(secret, pair.publicKey, { currentDate: now() })
    secrets.push({ header: decodeProtectedHeader(secret), payload, code: body.get('code') })
    return Response.json({ access_token: 'unused', id_token: await idToken() })
  }
  return {
    fetch,
    asked,
    secrets,
    /** What Apple's page was opened with. */
    open: (authorise: URL) => void (nonce = authorise.searchParams.get('nonce') ?? ''),
  }
}
