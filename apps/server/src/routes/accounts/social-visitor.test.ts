import { describe, expect, it } from 'vitest'
import {
  goodPassword,
  signUp,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { begin, choose, finish } from '../../testing/test-social.ts'

const database = testDatabase()

describe('S-42: the games of a visitor', () => {
  const uidOf = (body: unknown) => Reflect.get(Object(body), 'uid')
  const visit = async (browser: TestBrowser) => {
    await browser.call('POST', 'ping/')
    return uidOf((await browser.call('GET', 'me/uid/')).body)
  }
  const finishAs = async (browser: TestBrowser, subject: string) =>
    finish(browser, await choose(browser, await begin(browser), subject))

  it('go along into an account that a provider makes: it is the same player', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const visitor = await visit(browser)
    expect((await finishAs(browser, 'aida')).status).toBe(200)
    expect(uidOf((await browser.call('GET', 'me/')).body)).toBe(visitor)
  })

  it('stay where they are when the account has a player already', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'boris@sandbox.example')
    const browser = accounts.browser()
    const visitor = await visit(browser)
    expect((await finishAs(browser, 'boris')).status).toBe(200)
    const uid = uidOf((await browser.call('GET', 'me/')).body)
    expect(uid).toBe(uidOf((await member.call('GET', 'me/')).body))
    expect(uid).not.toBe(visitor)
  })

  it('are those of the browser that comes from the provider, not of whoever registered the address', async () => {
    const accounts = await testAccounts(database())
    const stranger = accounts.browser()
    const { body } = await stranger.call('POST', 'ping/')
    const theirs = uidOf((await stranger.call('GET', 'me/uid/')).body)
    await stranger.call('POST', 'accounts/auth/register/', {
      email: 'chen@sandbox.example',
      password: goodPassword,
      anonymous_uid: uidOf(body),
    })
    const owner = accounts.browser()
    const own = await visit(owner)
    expect((await finishAs(owner, 'chen')).status).toBe(200)
    expect(uidOf((await owner.call('GET', 'me/')).body)).toBe(own)
    expect((await stranger.call('GET', 'me/uid/')).body).toEqual({ uid: theirs })
  })
})
