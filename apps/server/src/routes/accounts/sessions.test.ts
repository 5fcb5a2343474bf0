import { expect, it } from 'vitest'
import {
  signIn,
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const day = 24 * 60 * 60_000
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const refresh = ['POST', 'auth/jwt/refresh/', {}] as const

interface Listed {
  readonly id: string
  readonly is_current: boolean
}

const isListed = (entry: unknown): entry is Listed =>
  typeof entry === 'object' && entry !== null && 'id' in entry && 'is_current' in entry

async function listOf(browser: TestBrowser): Promise<readonly Listed[]> {
  const { body } = await browser.call('GET', 'me/sessions/')
  return Array.isArray(body) ? body.filter(isListed) : []
}

const otherOf = async (browser: TestBrowser) =>
  (await listOf(browser)).find((each) => !each.is_current)?.id ?? 'none'

/** A browser that says what it is. */
async function signInBy(accounts: TestAccounts, email: string, userAgent: string) {
  const browser = await signIn(accounts, email)
  await browser.call(
    'POST',
    'accounts/auth/login/',
    { email, password: 'Rook7takesE4' },
    { 'user-agent': userAgent },
  )
  return browser
}

it('tells a member of each sign-in that lasts: where, since when, used when; this one first', async () => {
  const accounts = await testAccounts(database())
  const email = 'many@kingside.example'
  const here = await signUp(accounts, email)
  accounts.wait(day)
  const there = await signInBy(accounts, email, phone)
  accounts.wait(day)
  await there.call(...refresh)
  await here.call(...refresh)
  expect((await here.call('GET', 'me/sessions/')).body).toEqual([
    {
      id: expect.any(String),
      is_current: true,
      browser: null,
      system: null,
      device: null,
      signed_in_at: '2026-01-31T12:00:00.000Z',
      last_used_at: '2026-02-02T12:00:00.000Z',
    },
    {
      id: expect.any(String),
      is_current: false,
      browser: 'Chrome',
      system: 'Android',
      device: 'phone',
      signed_in_at: '2026-02-01T12:00:00.000Z',
      last_used_at: '2026-02-02T12:00:00.000Z',
    },
  ])
  accounts.wait(6 * day)
  await here.call(...refresh)
  accounts.wait(2 * day)
  await here.call(...refresh)
  expect(await listOf(here)).toMatchObject([{ is_current: true }])
})

it('S-04: a sign-in that is ended from another one is refused at once, and its sockets hear of it', async () => {
  const accounts = await testAccounts(database())
  const email = 'ends-one@kingside.example'
  const here = await signUp(accounts, email)
  const there = await signIn(accounts, email)
  const third = await signIn(accounts, email)
  const ended: string[] = []
  accounts.account.sessionEnds.onEnd((id) => ended.push(id))
  const own = (await listOf(there)).find(({ is_current }) => is_current)?.id ?? 'none'
  expect((await here.call('DELETE', `me/sessions/${own}/`)).status).toBe(204)
  expect(ended).toEqual([own])
  expect((await there.call('GET', 'me/')).status).toBe(401)
  expect((await there.call(...refresh)).status).toBe(401)
  expect((await third.call('GET', 'me/')).status).toBe(200)
  expect(await listOf(here)).toHaveLength(2)
  expect((await here.call('DELETE', `me/sessions/${own}/`)).status).toBe(404)

  expect((await here.call('POST', 'me/sessions/end-others/')).status).toBe(200)
  expect((await third.call(...refresh)).status).toBe(401)
  expect((await here.call(...refresh)).status).toBe(200)
  expect(await listOf(here)).toMatchObject([{ is_current: true }])
})

it("S-41: another member's sign-in is not to be found, and goes on", async () => {
  const accounts = await testAccounts(database())
  const victim = await signUp(accounts, 'victim@kingside.example')
  await signIn(accounts, 'victim@kingside.example')
  const stranger = await signUp(accounts, 'stranger@kingside.example')
  const id = await otherOf(victim)
  expect(await stranger.call('DELETE', `me/sessions/${id}/`)).toMatchObject({ status: 404 })
  expect(await listOf(victim)).toHaveLength(2)
  expect(JSON.stringify((await stranger.call('GET', 'me/sessions/')).body)).not.toContain(id)
})
