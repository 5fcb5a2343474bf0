import { describe, expect, it } from 'vitest'
import {
  goodPassword,
  signUp,
  type TestAccounts,
  type TestBrowser,
  testAccounts,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const enter = (browser: TestBrowser, email: string, headers: HeadersInit = {}) =>
  browser.call('POST', 'accounts/auth/login/', { email, password: goodPassword }, headers)

const notices = async (browser: TestBrowser) => {
  const { body } = await browser.call('GET', 'me/notifications/')
  return (Array.isArray(body) ? body : []).filter(
    (notice) => Reflect.get(Object(notice), 'notification_type') === 'AUTHORIZED',
  )
}

const deviceOf = (browser: TestBrowser) => browser.cookies.get('kingside_device') ?? ''

async function members(accounts: TestAccounts, ...emails: string[]) {
  const owners: TestBrowser[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const email of emails) owners.push(await signUp(accounts, email))
  return owners
}

describe('a sign-in on a device', () => {
  it('is told to the member when the account has not used it, and only then', async () => {
    const accounts = await testAccounts(database())
    const email = 'device@kingside.example'
    const own = await signUp(accounts, email)
    expect(await notices(own)).toEqual([])
    await enter(own, email)
    expect(await notices(own)).toEqual([])
    const other = accounts.browser()
    await enter(other, email, { 'accept-language': 'ru' })
    expect(await notices(own)).toMatchObject([
      { title: 'Новый вход в ваш аккаунт', url: '/profile', is_read: false },
    ])
    await enter(other, email)
    expect(await notices(own)).toHaveLength(1)
  })

  it('of several people is known to each of them', async () => {
    const accounts = await testAccounts(database())
    const emails = ['family-1@kingside.example', 'family-2@kingside.example'] as const
    const [first, second] = await members(accounts, ...emails)
    const shared = accounts.browser()
    for (const email of [...emails, ...emails]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await enter(shared, email)).status).toBe(200)
    }
    expect(first && (await notices(first))).toHaveLength(1)
    expect(second && (await notices(second))).toHaveLength(1)
  })

  it('is forgotten after eight further accounts, and its cookie names nobody', async () => {
    const accounts = await testAccounts(database())
    const emails = Array.from({ length: 9 }, (_, index) => `crowd-${index}@kingside.example`)
    const [first] = await members(accounts, ...emails)
    const shared = accounts.browser()
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const email of emails) await enter(shared, email)
    expect(deviceOf(shared).split('.')).toHaveLength(9)
    expect(deviceOf(shared)).not.toMatch(/@|%40|crowd/)
    await enter(shared, emails[0] ?? '')
    expect(first && (await notices(first))).toHaveLength(2)
  })

  it('is new again where only the proof of another device is shown', async () => {
    const accounts = await testAccounts(database())
    const email = 'copied@kingside.example'
    const own = await signUp(accounts, email)
    const [, proof = ''] = deviceOf(own).split('.')
    const other = accounts.browser()
    other.cookies.set('kingside_device', `${'x'.repeat(32)}.${proof}`)
    await enter(other, email)
    expect(await notices(own)).toHaveLength(1)
  })
})
