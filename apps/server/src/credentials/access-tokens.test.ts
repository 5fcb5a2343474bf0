import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createAccessTokens } from './access-tokens.ts'

const secret = new TextEncoder().encode('a secret of the tests, long enough')
const tokens = createAccessTokens(secret)
const at = new Date('2026-01-31T12:00:00Z')
const seconds = at.getTime() / 1000
const later = (s: number) => new Date(at.getTime() + s * 1000)

const claims = {
  sid: 'session',
  iss: 'kingside',
  aud: 'kingside-api',
  iat: seconds,
  nbf: seconds,
  exp: seconds + 900,
}

async function kidOf() {
  const [header = ''] = (await tokens.issue('session', at)).split('.')
  const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString())
  return String(Reflect.get(Object(parsed), 'kid'))
}

const sign = async (
  payload: Readonly<Record<string, unknown>>,
  header: Readonly<Record<string, unknown>> = {},
  key = secret,
) =>
  new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: await kidOf(), ...header })
    .sign(key)

describe('an access token', () => {
  it('names its session for 15 minutes', async () => {
    const token = await tokens.issue('session', at)
    expect(await tokens.verify(token, at)).toBe('session')
    expect(await tokens.verify(token, later(14 * 60 + 59))).toBe('session')
    expect(await tokens.verify(token, later(15 * 60 + 6))).toBeNull()
  })

  it('is taken by every process with the same key, and by none with another', async () => {
    const token = await tokens.issue('session', at)
    expect(await createAccessTokens(secret).verify(token, at)).toBe('session')
    const other = new TextEncoder().encode('another secret, as long as the first')
    expect(await createAccessTokens(other).verify(token, at)).toBeNull()
  })

  it('says nothing of the account', async () => {
    const [, payload = ''] = (await tokens.issue('session', at)).split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(claims)
  })
})

describe('S-03: a token is refused', () => {
  it('though the test makes right ones', async () => {
    expect(await tokens.verify(await sign(claims), at)).toBe('session')
  })

  it.each([
    ['of another issuer', { ...claims, iss: 'evil' }],
    ['for another audience', { ...claims, aud: 'evil' }],
    [
      'that has expired',
      { ...claims, iat: seconds - 1000, nbf: seconds - 1000, exp: seconds - 100 },
    ],
    ['that does not hold yet', { ...claims, nbf: seconds + 100 }],
    ['without an end', { ...claims, exp: undefined }],
    ['without a session', { ...claims, sid: undefined }],
    ['with a session that is no text', { ...claims, sid: 7 }],
  ])('%s', async (_, payload) => {
    expect(await tokens.verify(await sign(payload), at)).toBeNull()
  })

  it.each([
    ['of another key id', { kid: 'evil' }],
    ['of another kind', { typ: 'JWT' }],
    ['signed by HS512', { alg: 'HS512' }],
    ['with a critical header', { crit: ['evil'], evil: true }],
  ])('%s', async (_, header) => {
    const longSecret = Buffer.concat([secret, secret])
    const made = await sign(claims, header, 'alg' in header ? longSecret : secret).catch(
      () => 'x.y.z',
    )
    expect(await tokens.verify(made, at)).toBeNull()
  })

  it('with alg none', async () => {
    expect(await tokens.verify(new UnsecuredJWT(claims).encode(), at)).toBeNull()
  })

  it('with RS256, or HS256 made by a public key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rs = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: await kidOf() })
      .sign(privateKey)
    expect(await tokens.verify(rs, at)).toBeNull()
    const [header, payload] = (await sign(claims)).split('.')
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    const signature = createHmac('sha256', pem).update(`${header}.${payload}`).digest('base64url')
    expect(await tokens.verify(`${header}.${payload}.${signature}`, at)).toBeNull()
  })

  it.each([
    ['of 8 KB', `a.${'b'.repeat(8 * 1024)}.c`],
    ['that is empty', ''],
    ['of dots', '...'],
    ['that is no JSON', 'eyJ.eyJ.eyJ'],
  ])('%s', async (_, token) => {
    expect(await tokens.verify(token, at)).toBeNull()
  })
})
