import { describe, expect, it } from 'vitest'
import { appleClient, fakeApple, type FakeAppleOptions } from '../testing/fake-apple.ts'
import { createAppleProvider } from './apple-provider.ts'

const at = new Date('2026-01-31T12:00:00Z')
const now = () => at
const redirectUri = 'https://kingside.example/api/auth/social/apple/callback/'
const request = { code: 'the code', verifier: 'unused', challenge: 'the nonce', redirectUri }

async function begun(options: FakeAppleOptions = {}) {
  const apple = await fakeApple({ now, ...options })
  const provider = createAppleProvider(appleClient, { fetch: apple.fetch, now })
  const start = { state: 'the state', challenge: 'the nonce', redirectUri }
  const page = new URL(provider.authoriseUrl(start))
  apple.open(page)
  return { apple, provider, page }
}

describe('sign-in by Apple', () => {
  it('opens its page for a code that is posted, with state and nonce and no secret', async () => {
    const { page } = await begun()
    expect(page.origin + page.pathname).toBe('https://appleid.apple.com/auth/authorize')
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: 'example.kingside.web',
      redirect_uri: redirectUri,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state: 'the state',
      nonce: 'the nonce',
    })
  })

  it('signs its client secret with its own key, for Apple and a few minutes', async () => {
    const { provider, apple } = await begun()
    await provider.exchange(request)
    const seconds = at.getTime() / 1000
    expect(apple.secrets).toEqual([
      {
        code: 'the code',
        header: { alg: 'ES256', kid: 'KEYID12345' },
        payload: {
          iss: 'TEAMID1234',
          sub: 'example.kingside.web',
          aud: 'https://appleid.apple.com',
          iat: seconds,
          exp: seconds + 300,
        },
      },
    ])
  })

  it('gives the person of the ID token, and reads the keys once for many', async () => {
    const { provider, apple } = await begun()
    expect(await provider.exchange(request)).toEqual({
      subject: '000123.abc.0456',
      email: 'dana@kingside.example',
      isEmailConfirmed: true,
      firstName: '',
      lastName: '',
    })
    await provider.exchange(request)
    expect(apple.asked.filter((url) => url.endsWith('/keys'))).toHaveLength(1)
  })

  it.each([
    ['no address', { email: undefined }, { email: null, isEmailConfirmed: true }],
    ['an address not verified', { email_verified: 'false' }, { isEmailConfirmed: false }],
  ])('takes %s for what it is', async (_, claims, expected) => {
    const { provider } = await begun({ claims })
    expect(await provider.exchange(request)).toMatchObject(expected)
  })

  it.each<[string, FakeAppleOptions]>([
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another site', { claims: { aud: 'example.evil.web' } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is over', { claims: { exp: at.getTime() / 1000 - 60 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a person', { claims: { sub: '' } }],
    ['that somebody else signed', { isForged: true }],
  ])('gives nobody for an ID token %s', async (_, options) => {
    const { provider } = await begun(options)
    expect(await provider.exchange(request)).toBeNull()
  })

  it('gives nobody while Apple is out of reach', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'))
    const provider = createAppleProvider(appleClient, { fetch, now })
    expect(await provider.exchange(request)).toBeNull()
  })
})
