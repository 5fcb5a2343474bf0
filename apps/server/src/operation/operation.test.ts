import { contract, listCalls } from '@kingside/api'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createMemoryRateLimiter } from '../domain/limits/rate-limiter.ts'
import { stranger } from '../caller.ts'
import { fakeDeps, fakeOperation } from '../testing/fake-deps.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { callLimits, defaultLimits } from './call-limits.ts'
import { Registry } from 'prom-client'

const secret = 'a-secret-for-tests-0123456789-abcdefgh'
const envOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

describe('the limits of calls', () => {
  function limited(proxy: string | null = null) {
    const clock = manualClock()
    const operation = fakeOperation({ limiter: createMemoryRateLimiter(clock) })
    const app = createApp(
      fakeDeps({ operation, trustedProxies: { has: (peer) => peer === proxy } }),
    )
    const call = (method: string, path: string) => (address: string, forwarded?: string) =>
      app.request(
        path,
        { method, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
        envOf(address),
      )
    return { clock, ping: call('POST', '/api/ping/'), read: call('GET', '/api/timecontrols/') }
  }

  it('S-51: refuse who calls too often, say when to come back, and let others go on', async () => {
    const { clock, read } = limited()
    const { limit, windowMs } = defaultLimits.read.caller
    for (let n = 0; n < limit; n++) expect((await read('203.0.113.7')).status).toBe(200)
    clock.pass(windowMs - 1_500)
    const refused = await read('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await read('203.0.113.8')).status).toBe(200)
    clock.pass(1_500)
    expect((await read('203.0.113.7')).status).toBe(200)
  })

  it('let a whole class of strangers in from one address at once, up to what the address may', async () => {
    const { ping } = limited()
    const { limit } = callLimits['ping.send']?.address ?? defaultLimits.write.address
    for (let n = 0; n < limit; n++) expect((await ping('203.0.113.7')).status).toBe(200)
    expect((await ping('203.0.113.7')).status).toBe(429)
    expect((await ping('203.0.113.8')).status).toBe(200)
  })

  it('count players behind one address each for themselves, up to a wider limit of the address', async () => {
    const clock = manualClock()
    let player = 1
    const app = createApp(
      fakeDeps({
        operation: fakeOperation({ limiter: createMemoryRateLimiter(clock) }),
        identify: async () => ({
          ...stranger,
          player: {
            id: player,
            uid: 'u',
            kind: 'visitor',
            name: '',
            title: null,
            foaTitle: null,
            country: null,
          },
        }),
      }),
    )
    const list = async () =>
      (await app.request('/api/timecontrols/', {}, envOf('203.0.113.7'))).status
    const { caller, address } = defaultLimits.read
    for (let n = 0; n < caller.limit; n++) await list()
    expect(await list()).toBe(429)
    player = 2
    expect(await list()).toBe(200)
    for (let n = 0; n < address.limit; n++) {
      player += 1
      await list()
    }
    player += 1
    expect(await list()).toBe(429)
  })

  it('look at the address that the proxy saw, not at what the client claims', async () => {
    const { read } = limited('10.0.0.2')
    const { limit } = defaultLimits.read.caller
    for (let n = 0; n < limit; n++) await read('10.0.0.2', `1.1.1.${n}, 203.0.113.7`)
    expect((await read('10.0.0.2', '9.9.9.9, 203.0.113.7')).status).toBe(429)
    expect((await read('10.0.0.2', '203.0.113.8')).status).toBe(200)
  })

  it('name only calls that there are', () => {
    const ids = listCalls(contract).map(({ id }) => id)
    expect(Object.keys(callLimits).filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('what is seen of a call', () => {
  it('is a line of log and a count, without address, path, query, cookie, token and body', async () => {
    const info = vi.fn()
    const metrics = new Registry()
    const app = createApp(fakeDeps({ operation: fakeOperation({ log: { info }, metrics }) }))
    await app.request(
      '/api/ping/?token=hunter2',
      {
        method: 'POST',
        headers: {
          authorization: 'JWT hunter2',
          cookie: 'kingside_visitor=hunter2',
          'content-type': 'application/json',
        },
        body: '{"email":"hunter2@example.org"}',
      },
      envOf('203.0.113.7'),
    )
    await app.request('/api/hunter2/', { method: 'HUNTER2' })
    expect(info.mock.calls).toEqual([
      ['call.done', { call: 'ping.send', method: 'POST', status: 200, ms: 0 }],
      ['call.done', { call: 'other', method: 'other', status: 404, ms: 0 }],
    ])
    expect(await metrics.metrics()).toContain(
      'kingside_calls_total{call="ping.send",status="200"} 1',
    )
    expect(await metrics.metrics()).toContain('kingside_calls_under_way 0')
    expect(await metrics.metrics()).not.toMatch(/hunter2|203\.0/i)
  })

  it('is counted as well when it fails', async () => {
    const metrics = new Registry()
    const app = createApp(
      fakeDeps({
        operation: fakeOperation({ metrics }),
        timeControls: { list: () => Promise.reject(new Error('broken')) },
      }),
    )
    await app.request('/api/timecontrols/')
    expect(await metrics.metrics()).toContain(
      'kingside_calls_total{call="timeControls.list",status="500"} 1',
    )
  })
})

describe('the metrics', () => {
  const read = async (
    overrides: Parameters<typeof fakeOperation>[0],
    headers: Record<string, string> = {},
  ) => createApp(fakeDeps({ operation: fakeOperation(overrides) })).request('/metrics', { headers })

  it('are there for everybody where the server is used where it runs', async () => {
    const response = await read({})
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('# TYPE kingside_calls_total counter')
  })

  it('are hidden behind a public address, but for who has the token', async () => {
    const publicOrigin = 'https://kingside.example'
    expect((await read({ publicOrigin })).status).toBe(404)
    const withToken = { publicOrigin, metricsToken: secret }
    expect((await read(withToken)).status).toBe(404)
    expect((await read(withToken, { authorization: 'Bearer x' })).status).toBe(404)
    expect((await read(withToken, { authorization: `Bearer ${secret}` })).status).toBe(200)
  })
})
