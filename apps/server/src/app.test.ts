import { contract, listCalls } from '@kingside/api'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from './app.ts'
import { createRoutes } from './routes/index.ts'
import { fakeDeps } from './testing/fake-deps.ts'

const app = createApp(fakeDeps())

const errorOf = async (response: Response) => [response.status, await response.json()]

describe('the API', () => {
  it('has one route for each call of the contract', () => {
    const routed = createRoutes(fakeDeps()).map(({ call }) => call.id)
    expect(routed.toSorted()).toEqual(
      listCalls(contract)
        .map(({ id }) => id)
        .toSorted(),
    )
  })

  it.each(['/api/nothing/', '/api/', '/api', '/api/timecontrols', '/api/index.html'])(
    'does not know %s, not even when a browser navigates there',
    async (path) => {
      const response = await app.request(path, { headers: { accept: 'text/html' } })
      expect(await errorOf(response)).toEqual([
        404,
        { code: 'not_found', detail: expect.any(String) },
      ])
    },
  )

  it('does not know a call by another method', async () => {
    expect((await app.request('/api/timecontrols/', { method: 'DELETE' })).status).toBe(404)
  })

  it('S-55: takes a body of 32 KB and refuses a longer one', async () => {
    const send = (length: number) => {
      const body = JSON.stringify({ filler: '' })
      return app.request('/api/ping/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: body.replace('""', `"${'x'.repeat(length - body.length)}"`),
      })
    }
    expect((await send(32 * 1024)).status).toBe(200)
    expect(await errorOf(await send(32 * 1024 + 1))).toEqual([
      413,
      { code: 'too_large', detail: expect.any(String) },
    ])
  })

  it('S-82: answers a failure without its cause and stack, and logs it', async () => {
    const error = vi.fn()
    const broken = createApp(
      fakeDeps({
        log: { error },
        timeControls: { list: () => Promise.reject(new Error('secret place')) },
      }),
    )
    const [status, body] = await errorOf(await broken.request('/api/timecontrols/'))
    expect(status).toBe(500)
    expect(body).toEqual({ code: 'server_error', detail: expect.not.stringMatching('secret') })
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'call.failed',
      { method: 'GET', route: '/api/timecontrols/' },
      new Error('secret place'),
    )
  })

  it('is healthy while the database answers', async () => {
    expect(await (await app.request('/api/health/')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      disk: 'ok',
    })
    const broken = createApp(fakeDeps({ checkDatabase: () => Promise.reject(new Error('gone')) }))
    expect(await errorOf(await broken.request('/api/health/'))).toEqual([
      503,
      {
        code: 'unavailable',
        detail: expect.any(String),
        status: 'degraded',
        database: 'away',
        disk: 'ok',
      },
    ])
    expect((await broken.request('/api/health/live/')).status).toBe(200)
  })

  it('is degraded while the disk is full', async () => {
    const full = createApp(fakeDeps({ isDiskFull: async () => true }))
    expect(await errorOf(await full.request('/api/health/'))).toEqual([
      503,
      {
        code: 'unavailable',
        detail: expect.any(String),
        status: 'degraded',
        database: 'ok',
        disk: 'full',
      },
    ])
  })

  it('describes itself', async () => {
    const response = await app.request('/api/openapi.json')
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/ping/': { post: {} } },
    })
  })

  it('is never kept in a cache', async () => {
    expect((await app.request('/api/timecontrols/')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a call that changes something', () => {
  const ping = (headers: Record<string, string>, publicOrigin: string | null = null) =>
    createApp(fakeDeps({ publicOrigin })).request('http://localhost:3000/api/ping/', {
      method: 'POST',
      headers,
    })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site, without its name', { 'sec-fetch-site': 'cross-site' }],
    [
      'another site, under our name',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ],
  ])('S-10: is refused from %s', async (_, headers) => {
    const response = await ping(headers)
    expect(await errorOf(response)).toEqual([
      403,
      { code: 'forbidden', detail: expect.any(String) },
    ])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['our own pages', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['a program without an origin', {}],
  ])('is taken from %s', async (_, headers) => {
    expect((await ping(headers)).status).toBe(200)
  })

  it('is taken from the public address behind a proxy, and from no other', async () => {
    const origin = 'https://kingside.example'
    expect((await ping({ origin }, origin)).status).toBe(200)
    expect((await ping({ origin: 'http://localhost:3000' }, origin)).status).toBe(403)
  })
})

it.each(['/api/timecontrols/', '/api/nothing/', '/', '/missing.js'])(
  'S-16, S-27, S-81: puts the security headers on the answer to %s',
  async (path) => {
    const { headers } = await app.request(path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  },
)

it('S-15: lets no other site read an answer', async () => {
  const { headers } = await app.request('/api/timecontrols/', {
    headers: { origin: 'https://evil.example' },
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

it('puts the security headers on failures too', async () => {
  const broken = createApp(
    fakeDeps({ timeControls: { list: () => Promise.reject(new Error('x')) } }),
  )
  const { headers } = await broken.request('/api/timecontrols/')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('S-81: tells browsers to come by https only where the public address is https', async () => {
  const hsts = async (publicOrigin: string | null) =>
    (await createApp(fakeDeps({ publicOrigin })).request('/api/timecontrols/')).headers.get(
      'strict-transport-security',
    )
  expect(await hsts('https://kingside.example')).toBe('max-age=31536000')
  expect(await hsts(null)).toBeNull()
})
