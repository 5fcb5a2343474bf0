import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { describeMistakes, parseConfig } from '../config.ts'
import { fakeDeps } from '../testing/fake-deps.ts'
import { testDatabase } from '../testing/test-database.ts'
import { wireApp } from '../wire.ts'
import { Registry } from 'prom-client'
import { systemClock } from '../domain/clock.ts'
import { describeStart } from './describe-start.ts'

const database = testDatabase()

const publicUrl = { KINGSIDE_PUBLIC_URL: 'https://kingside.example' }
const smtp = { SMTP_URL: 'smtps://user:pass@smtp.kingside.example:465' }

function configOf(environment: Readonly<Record<string, string>>) {
  const parsed = parseConfig([], environment, '/home/player')
  if (parsed.status !== 'ready') throw new Error(`These settings are ${parsed.status}.`)
  return parsed.config
}

/** What a server with these settings answers to a browser at an address. */
async function browsing(environment: Readonly<Record<string, string>>, remoteAddress: string) {
  const config = { ...configOf(environment), appDist: '/nowhere' }
  const app = createApp(
    await wireApp({
      database: { db: database(), check: async () => {} },
      config,
      log: { error: () => {}, info: () => {} },
      clock: systemClock,
      limiter: { take: async () => ({ ok: true }) },
      metrics: new Registry(),
    }),
  )
  return async (path: string, method = 'GET') => {
    const headers = { accept: 'text/html' }
    const env = { incoming: { socket: { remoteAddress } } }
    const { status } = await app.request(path, { method, headers }, env)
    return status
  }
}

const pages = ['/dev/mail', '/dev/social/google/', '/dev/social/google/choose/?subject=aida']
const signIn = '/api/auth/social/google/?state=/'
const finish = '/api/auth/social/google/finish/'

describe('S-87: the sandbox', () => {
  it.each([
    ['a stranger, though nothing is configured', {}, '203.0.113.7'],
    ['a stranger of the same network', { HOST: '0.0.0.0' }, '192.168.1.20'],
    ['this computer, where others come too', { HOST: '0.0.0.0' }, '127.0.0.1'],
    ['this computer, behind a public address', { ...publicUrl, ...smtp }, '127.0.0.1'],
    ['anybody, when it is switched off', { KINGSIDE_SANDBOX: '0' }, '127.0.0.1'],
  ])('is not there for %s', async (_, environment, address) => {
    const statusAt = await browsing(environment, address)
    for (const page of [...pages, '/dev/payments/', '/dev', signIn]) {
      expect(await statusAt(page)).toBe(404)
    }
    expect(await statusAt(finish, 'POST')).not.toBe(200)
  })

  it.each([
    ['this computer, without any configuration', {}, '127.0.0.1'],
    ['this computer by another name of it', { HOST: '::1' }, '::1'],
    ['everybody, when it is switched on by name', { KINGSIDE_SANDBOX: '1' }, '203.0.113.7'],
    [
      'everybody behind a public address, when it is switched on by name',
      { ...publicUrl, KINGSIDE_SANDBOX: '1' },
      '203.0.113.7',
    ],
  ])('is there for %s', async (_, environment, address) => {
    const statusAt = await browsing(environment, address)
    expect(await statusAt('/dev/mail')).toBe(200)
    expect(await statusAt('/dev/social/google/')).toBe(200)
    expect(await statusAt(signIn)).toBe(302)
  })
})

describe('S-87: a start', () => {
  it('with a public address and no mail is refused, and names both ways', () => {
    const parsed = parseConfig([], publicUrl, '/home/player')
    if (parsed.status !== 'mistaken') throw new Error('It was not refused.')
    const text = describeMistakes(parsed.mistakes)
    expect(parsed.mistakes).toMatchObject([{ setting: 'SMTP_URL' }])
    expect(text).toMatch('SMTP_URL')
    expect(text).toMatch('KINGSIDE_SANDBOX=1')
  })

  it('without configuration listens to this computer alone', () => {
    expect(configOf({}).host).toBe('127.0.0.1')
  })

  it('says what is off and what would configure it', () => {
    const said = describeStart(configOf({ HOST: '0.0.0.0' }), 'http://localhost:3000').join('\n')
    for (const name of [
      'SMTP_URL',
      'GOOGLE_OAUTH',
      'FACEBOOK_OAUTH',
      'APPLE_OAUTH',
      'KINGSIDE_SANDBOX=1',
    ]) {
      expect(said).toMatch(name)
    }
    expect(said).toMatch('/dev/mail is off')
    expect(said).toMatch('KINGSIDE_PUBLIC_URL')
  })

  it('says who can read mail that is not sent', () => {
    expect(describeStart(configOf({}), 'http://localhost:3000')).toEqual([
      'Mail is not sent (no SMTP_URL); this computer can read it at http://localhost:3000/dev/mail',
    ])
    const open = { ...publicUrl, KINGSIDE_SANDBOX: '1' }
    expect(describeStart(configOf(open), 'http://localhost:3000').join('\n')).toMatch(
      /everybody can read it at https:\/\/kingside\.example\/dev\/mail/,
    )
  })

  it('says that all count as one where the proxy is not named', () => {
    const said = describeStart(configOf({ ...publicUrl, ...smtp }), 'http://localhost:3000')
    expect(said.join('\n')).toMatch('KINGSIDE_TRUSTED_PROXIES')
  })
})

it('S-87: metrics without a token are for this computer alone', async () => {
  const app = createApp(fakeDeps())
  const from = async (remoteAddress: string) =>
    (await app.request('/metrics', {}, { incoming: { socket: { remoteAddress } } })).status
  expect(await from('127.0.0.1')).toBe(200)
  expect(await from('192.168.1.20')).toBe(404)
})
