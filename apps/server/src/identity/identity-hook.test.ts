import { describe, expect, it } from 'vitest'
import { signUp, testAccounts } from '../testing/test-accounts.ts'
import { testDatabase } from '../testing/test-database.ts'
import { accountIdOf, listPlayer, openCheck } from '../testing/test-fide.ts'
import { signMessage } from './read-signed.ts'

const database = testDatabase()
const secret = 'whsec_of_the_tests_0123456789'
let members = 0

/** A member with an open check, and the sandbox's provider with a secret that the test knows. */
async function opened() {
  const email = `hook-${(members += 1)}@kingside.example`
  const accounts = await testAccounts(database(), { identitySecret: secret })
  const browser = await signUp(accounts, email)
  const fide_id = await listPlayer(database())
  await browser.call('POST', 'me/fide/', { fide_id })
  const [, session = ''] = /\/dev\/identity\/([^?]+)/.exec(await openCheck(browser)) ?? []
  const now = () => Math.floor(accounts.account.clock.now().getTime() / 1000)
  let last = 0
  const event = (status: string, more: Readonly<Record<string, unknown>> = {}) => ({
    id: `evt_${members}_${(last += 1)}`,
    object: 'event',
    created: now(),
    livemode: false,
    type: `identity.verification_session.${status}`,
    data: {
      object: {
        id: session,
        object: 'identity.verification_session',
        status,
        verified_outputs: { first_name: 'Zarina', last_name: 'Testova' },
      },
    },
    ...more,
  })
  const post = async (body: string, signature: string) =>
    (
      await accounts.app.request('/hooks/identity', {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      })
    ).status
  const sign = (body: string, at = now(), with_ = secret) =>
    signMessage(body, with_, new Date(at * 1000))
  const send = async (message: unknown) => {
    const body = JSON.stringify(message)
    return post(body, await sign(body))
  }
  const status = async () =>
    Reflect.get(Object((await browser.call('GET', 'me/')).body), 'fide_status')
  const sessionStatus = async () => {
    const { body } = await browser.call('GET', 'accounts/identity/get-me-verification-sessions/')
    return Array.isArray(body) ? Reflect.get(Object(body[0]), 'status') : null
  }
  const accountId = await accountIdOf(accounts, email)
  return { accounts, browser, accountId, event, post, sign, send, status, sessionStatus, now }
}

describe('a message of the identity provider', () => {
  it('counts when it is signed by the secret, whatever order its fields have', async () => {
    const { event, send, status } = await opened()
    expect(await send(event('verified'))).toBe(200)
    expect(await status()).toBe('connected')
  })

  it.each([
    ['without a signature', '', 0],
    ['with a signature of another secret', 'whsec_another_0123456789abcdef', 0],
    ['that is older than 300 seconds', secret, -301],
    ['from more than 300 seconds ahead', secret, 301],
  ])('%s is refused and changes nothing', async (_, by, seconds) => {
    const { event, post, sign, status, now } = await opened()
    const body = JSON.stringify(event('verified'))
    const signature = by === '' ? '' : await sign(body, now() + seconds, by)
    expect(await post(body, signature)).toBe(400)
    expect(await status()).toBe('on_check')
  })

  it('whose body was altered is refused, be it by one space', async () => {
    const { event, post, sign, status } = await opened()
    const body = JSON.stringify(event('verified'))
    expect(await post(`${body} `, await sign(body))).toBe(400)
    expect(await status()).toBe('on_check')
  })

  it('counts once: the same again tells nobody anew', async () => {
    const { accounts, browser, event, send } = await opened()
    const verified = event('verified')
    expect([await send(verified), await send(verified)]).toEqual([200, 200])
    await accounts.settle()
    const { body } = await browser.call('GET', 'me/notifications/')
    expect(body).toMatchObject([
      { title: 'Your FIDE ID is verified' },
      { notification_type: 'NEW_USER' },
    ])
  })

  it('may come after a later one, and changes nothing then', async () => {
    const { accounts, event, send, status, sessionStatus } = await opened()
    const processing = event('processing')
    accounts.wait(5_000)
    expect(await send(event('requires_input'))).toBe(200)
    expect(await send(processing)).toBe(200)
    expect(await sessionStatus()).toBe('requires_input')
    expect(await send(event('verified'))).toBe(200)
    expect(await send(event('canceled'))).toBe(200)
    expect([await sessionStatus(), await status()]).toEqual(['verified', 'connected'])
  })

  it('of another mode, another kind or about nothing of ours is taken, and changes nothing', async () => {
    const { event, send, status } = await opened()
    expect(await send(event('verified', { livemode: true }))).toBe(200)
    expect(await send(event('verified', { type: 'charge.succeeded' }))).toBe(200)
    expect(
      await send(
        event('verified', {
          data: {
            object: {
              id: 'vs_unknown',
              object: 'identity.verification_session',
              status: 'verified',
            },
          },
        }),
      ),
    ).toBe(200)
    expect(await status()).toBe('on_check')
  })
})

it('S-87: the sandbox page of identity checks is there for its audience alone', async () => {
  const { accounts, browser } = await opened()
  const page = await openCheck(browser)
  const statusFrom = async (remoteAddress: string) =>
    (await accounts.app.request(page, {}, { incoming: { socket: { remoteAddress } } })).status
  expect(await statusFrom('127.0.0.1')).toBe(200)
  expect(await statusFrom('192.168.1.20')).toBe(404)
})
