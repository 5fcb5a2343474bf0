import { describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { answerTo, testSockets } from './realtime/socket-test-kit.ts'
import { fakeDeps } from './testing/fake-deps.ts'

const publicOrigin = 'https://kingside.example'
const pages = [
  '/',
  '/api/timecontrols/',
  '/api/health/',
  '/metrics',
  '/dev/mail',
  '/operation/bans',
]

const statusOf = async (
  path: string,
  headers: Readonly<Record<string, string>>,
  options: Partial<Parameters<typeof fakeDeps>[0]> = {},
) => {
  const mailbox = { list: async () => [], send: async () => {} }
  const app = createApp(
    fakeDeps({
      sandbox: { mailbox, social: null, identity: null, audience: 'own-computer' },
      ...options,
    }),
  )
  return (await app.request(path, { headers })).status
}

describe('S-90: a name that a page of another site let lead here', () => {
  it.each(pages)('is answered 421 at %s', async (path) => {
    for (const host of ['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', '@']) {
      expect(await statusOf(path, { host })).toBe(421)
    }
    expect(await statusOf(`http://evil.example${path}`, { host: 'localhost' })).toBe(421)
    expect(await statusOf(path, { host: 'kingside.example' })).toBe(421)
  })

  it.each(pages)('is refused as an origin at %s', async (path) => {
    const host = 'localhost:3000'
    for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await statusOf(path, { host, origin })).toBe(403)
    }
  })

  it('is answered 421 when it wants a socket', async () => {
    const { raw } = await testSockets()
    for (const path of ['/api/ws/lobby/', '/api/ws/game/']) {
      const evil = { host: 'evil.example', origin: 'http://evil.example' }
      expect(await answerTo(raw(path, evil))).toBe(421)
      const asProgram = { host: 'evil.example', authorization: 'JWT x' }
      expect(await answerTo(raw(path, asProgram))).toBe(421)
    }
  })
})

describe('S-90: a name of our own', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST',
    '127.0.0.1:80',
    '[::1]:3000',
    'a.localhost',
  ])('is %s', async (host) => {
    expect(await statusOf('/api/timecontrols/', { host })).toBe(200)
    expect(await statusOf('/api/timecontrols/', { host, origin: `http://${host}` })).toBe(200)
    expect(await statusOf('/api/timecontrols/', { host }, { publicOrigin })).toBe(200)
  })

  it('is the public address', async () => {
    for (const host of ['kingside.example', 'kingside.example:443']) {
      expect(await statusOf('/api/timecontrols/', { host }, { publicOrigin })).toBe(200)
    }
    const { raw } = await testSockets({ publicOrigin })
    const own = { host: 'kingside.example', origin: publicOrigin }
    expect(await answerTo(raw('/api/ws/game/', own))).toBe(101)
  })

  it('is what was named for those who watch the server from inside', async () => {
    const inside = { publicOrigin, hostNames: ['server-a'] }
    expect(await statusOf('/api/health/', { host: 'server-a:3000' }, inside)).toBe(200)
    expect(await statusOf('/api/health/', { host: 'server-b:3000' }, inside)).toBe(421)
  })
})
