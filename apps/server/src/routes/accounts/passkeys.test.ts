import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows } from '../../db/schema.ts'
import { type SignOptions, type SoftPasskey, softPasskey } from '../../testing/soft-passkey.ts'
import {
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const here = { origin: 'http://localhost', rpId: 'localhost' }
const minute = 60_000
const refused = { status: 400, body: { code: 'passkey_refused' } }

const challengeOf = (body: unknown) => String(Reflect.get(Object(body), 'challenge'))

async function add(browser: TestBrowser, passkey: SoftPasskey, name = 'Phone', place = here) {
  const { body } = await browser.call('POST', 'me/passkeys/options/')
  const made = passkey.make(challengeOf(body), place)
  return browser.call('POST', 'me/passkeys/', { name, passkey: made })
}

async function enter(
  browser: TestBrowser,
  passkey: SoftPasskey,
  options: SignOptions = {},
  place = here,
) {
  const { body } = await browser.call('POST', 'auth/passkey/options/')
  const signed = passkey.sign(challengeOf(body), place, options)
  return { signed, answer: await browser.call('POST', 'auth/passkey/', { passkey: signed }) }
}

async function withPasskey(email: string) {
  const accounts = await testAccounts(database())
  const browser = await signUp(accounts, email)
  const passkey = softPasskey()
  expect((await add(browser, passkey)).status).toBe(200)
  return { accounts, browser, passkey }
}

const passkeysOf = async (browser: TestBrowser) => (await browser.call('GET', 'me/passkeys/')).body

const openedBy = async (accounts: TestAccounts, passkey: SoftPasskey) =>
  (await enter(accounts.browser(), passkey)).answer.status

describe('a passkey', () => {
  it('is added by a name, signs its member in, is renamed and removed', async () => {
    const { accounts, browser, passkey } = await withPasskey('passkey@kingside.example')
    accounts.wait(minute)
    const visitor = accounts.browser()
    expect((await enter(visitor, passkey)).answer.status).toBe(200)
    expect((await visitor.call('GET', 'me/')).body).toMatchObject({
      email: 'passkey@kingside.example',
    })
    const path = `me/passkeys/${passkey.id}/`
    expect((await browser.call('PATCH', path, { name: ' Old phone ' })).status).toBe(200)
    expect(await passkeysOf(browser)).toMatchObject([
      { id: passkey.id, name: 'Old phone', last_used_at: '2026-01-31T12:01:00.000Z' },
    ])
    expect((await browser.call('DELETE', path)).status).toBe(204)
    expect(await passkeysOf(browser)).toEqual([])
    expect(await openedBy(accounts, passkey)).toBe(400)
  })

  it('S-04: is added and removed only after a proof of the last ten minutes, which it can be', async () => {
    const { accounts, browser, passkey } = await withPasskey('proof@kingside.example')
    accounts.wait(11 * minute)
    const needed = { status: 403, body: { code: 'confirmation_needed' } }
    expect(await browser.call('POST', 'me/passkeys/options/')).toMatchObject(needed)
    expect(await browser.call('DELETE', `me/passkeys/${passkey.id}/`)).toMatchObject(needed)
    const start = await browser.call('POST', 'me/confirmation/passkey/')
    const signed = passkey.sign(challengeOf(start.body), here)
    const confirm = ['POST', 'me/confirmation/', { passkey: signed }] as const
    expect((await browser.call(...confirm)).status).toBe(200)
    expect((await browser.call('POST', 'me/passkeys/options/')).status).toBe(200)
    expect(await browser.call(...confirm)).toMatchObject(refused)
  })

  it('S-41: of another member proves nothing, and is not to be found', async () => {
    const { accounts, passkey } = await withPasskey('hers@kingside.example')
    const thief = await signUp(accounts, 'his@kingside.example')
    const start = await thief.call('POST', 'me/confirmation/passkey/')
    const signed = passkey.sign(challengeOf(start.body), here)
    expect(await thief.call('POST', 'me/confirmation/', { passkey: signed })).toMatchObject(refused)
    const path = `me/passkeys/${passkey.id}/`
    expect((await thief.call('PATCH', path, { name: 'Mine' })).status).toBe(404)
    expect((await thief.call('DELETE', path)).status).toBe(404)
    expect(await add(thief, passkey)).toMatchObject(refused)
    expect(await openedBy(accounts, passkey)).toBe(200)
  })

  it('is refused when its challenge was used, is too old, or was for something else', async () => {
    const { accounts, browser, passkey } = await withPasskey('challenge@kingside.example')
    const { signed } = await enter(accounts.browser(), passkey)
    const again = ['POST', 'auth/passkey/', { passkey: signed }] as const
    expect(await accounts.browser().call(...again)).toMatchObject(refused)
    const start = await browser.call('POST', 'me/confirmation/passkey/')
    const forOther = { passkey: passkey.sign(challengeOf(start.body), here) }
    expect(await accounts.browser().call('POST', 'auth/passkey/', forOther)).toMatchObject(refused)
    const late = await accounts.browser().call('POST', 'auth/passkey/options/')
    accounts.wait(5 * minute)
    const tooLate = { passkey: passkey.sign(challengeOf(late.body), here) }
    expect(await accounts.browser().call('POST', 'auth/passkey/', tooLate)).toMatchObject(refused)
    const unknown = { passkey: passkey.sign('bmV2ZXIgZ2l2ZW4', here) }
    expect(await accounts.browser().call('POST', 'auth/passkey/', unknown)).toMatchObject(refused)
  })

  it('is refused from another site, without the check of its person, and from a copy', async () => {
    const { accounts, browser, passkey } = await withPasskey('copy@kingside.example')
    const evil = { origin: 'https://kings1de.example', rpId: 'kings1de.example' }
    for (const place of [evil, { ...here, rpId: evil.rpId }, { ...here, origin: evil.origin }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await enter(accounts.browser(), passkey, {}, place)).answer).toMatchObject(refused)
    }
    expect(await add(browser, softPasskey(), 'Evil', evil)).toMatchObject(refused)
    const unverified = await enter(accounts.browser(), passkey, { isVerified: false })
    expect(unverified.answer).toMatchObject(refused)
    expect((await enter(accounts.browser(), passkey, { counter: 9 })).answer.status).toBe(200)
    expect((await enter(accounts.browser(), passkey, { counter: 9 })).answer).toMatchObject(refused)
    expect((await enter(accounts.browser(), passkey, { counter: 3 })).answer).toMatchObject(refused)
    expect((await enter(accounts.browser(), passkey, { counter: 10 })).answer.status).toBe(200)
  })

  it('stays while it is the last way to sign in, though two are removed at once', async () => {
    const { browser, passkey } = await withPasskey('last-way@kingside.example')
    const second = softPasskey()
    await add(browser, second, 'Laptop')
    await database()
      .update(accountRows)
      .set({ passwordHash: null })
      .where(eq(accountRows.email, 'last-way@kingside.example'))
    const statuses = await Promise.all(
      [passkey, second].map(
        async ({ id }) => (await browser.call('DELETE', `me/passkeys/${id}/`)).status,
      ),
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 400])
    expect(await passkeysOf(browser)).toHaveLength(1)
  })

  it('opens no account that is closed', async () => {
    const { accounts, passkey } = await withPasskey('closed-one@kingside.example')
    await database()
      .update(accountRows)
      .set({ closedAt: new Date() })
      .where(eq(accountRows.email, 'closed-one@kingside.example'))
    expect(await openedBy(accounts, passkey)).toBe(401)
  })
})
