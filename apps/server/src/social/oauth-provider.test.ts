import { describe, expect, it } from 'vitest'
import type { Fetch } from './ask-json.ts'
import { createOAuthProvider } from './oauth-provider.ts'

const settings = { clientId: 'client', clientSecret: 'secret' }
const redirectUri = 'https://kingside.example/api/auth/social/google/callback/'
const request = { code: 'the code', verifier: 'the verifier', challenge: 'its hash', redirectUri }

function answering(...answers: readonly Response[]) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []
  const fetch: Fetch = async (url, init) => {
    asked.push({ url, init })
    return answers[asked.length - 1] ?? new Response(null, { status: 500 })
  }
  return { fetch, asked }
}

const token = () => Response.json({ access_token: 'of the provider' })

describe('an OAuth provider', () => {
  it('is asked for a code only, with the state and an S256 challenge', () => {
    const { fetch } = answering()
    const url = new URL(
      createOAuthProvider('google', settings, fetch).authoriseUrl({
        state: 'the state',
        challenge: 'the challenge',
        redirectUri,
      }),
    )
    expect(url.origin).toBe('https://accounts.google.com')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: redirectUri,
      state: 'the state',
      code_challenge: 'the challenge',
      code_challenge_method: 'S256',
    })
    expect(url.href).not.toContain('secret')
  })

  it('gives the person for a code and its verifier', async () => {
    const person = {
      sub: '7',
      email: 'dana@kingside.example',
      email_verified: true,
      given_name: 'Dana',
    }
    const { fetch, asked } = answering(token(), Response.json(person))
    const provider = createOAuthProvider('google', settings, fetch)
    expect(await provider.exchange(request)).toEqual({
      subject: '7',
      email: 'dana@kingside.example',
      isEmailConfirmed: true,
      firstName: 'Dana',
      lastName: '',
    })
    const body = asked[0]?.init.body
    expect(body instanceof URLSearchParams && Object.fromEntries(body)).toEqual({
      grant_type: 'authorization_code',
      client_id: 'client',
      client_secret: 'secret',
      code: 'the code',
      code_verifier: 'the verifier',
      redirect_uri: redirectUri,
    })
    expect(asked[1]?.init.headers).toEqual({ authorization: 'Bearer of the provider' })
  })

  it('says of an address that Google has not verified it', async () => {
    const person = { sub: '7', email: 'dana@kingside.example', email_verified: false }
    const { fetch } = answering(token(), Response.json(person))
    const found = await createOAuthProvider('google', settings, fetch).exchange(request)
    expect(found).toMatchObject({ email: 'dana@kingside.example', isEmailConfirmed: false })
  })

  it('reads Facebook, which may give no address', async () => {
    const { fetch } = answering(
      token(),
      Response.json({ id: '9', first_name: 'Dana', last_name: 'S' }),
    )
    const found = await createOAuthProvider('facebook', settings, fetch).exchange(request)
    expect(found).toMatchObject({ subject: '9', email: null, firstName: 'Dana', lastName: 'S' })
  })

  it.each([
    ['the code is refused', [new Response(null, { status: 400 })]],
    ['the answer has no token', [Response.json({ error: 'x' })]],
    ['the answer is no JSON', [new Response('<html>')]],
    ['the person is refused', [token(), new Response(null, { status: 401 })]],
    ['the person has no id', [token(), Response.json({ email: 'x@y.zz' })]],
  ])('gives nobody when %s', async (_, answers) => {
    const { fetch } = answering(...answers)
    expect(await createOAuthProvider('google', settings, fetch).exchange(request)).toBeNull()
  })

  it('gives nobody when the provider is out of reach', async () => {
    const fetch: Fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect(await createOAuthProvider('google', settings, fetch).exchange(request)).toBeNull()
  })
})
