import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts as accountRows } from '../../db/schema.ts'
import {
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
let accounts: TestAccounts
beforeAll(async () => {
  accounts = await testAccounts(database())
})

const textAt = (body: unknown, name: string) => String(Reflect.get(Object(body), name))

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(browser: TestBrowser, kind = 'avatar') {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', new File([new Uint8Array(await picture('#0a0'))], 'me.png'))
  const { body } = await browser.call('POST', 'files/', form)
  return { id: textAt(body, 'id'), url: textAt(body, 'url') }
}

const statusOf = async (url: string) => (await accounts.browser().request('GET', url)).status

describe('the picture of a member', () => {
  it('is set, shown to everybody, changed and removed, and the one before is deleted each time', async () => {
    const browser = await signUp(accounts, 'dana@kingside.example')
    const first = await upload(browser)
    const set = await browser.call('PATCH', 'me/', { avatar: first.id })
    expect([set.status, set.body]).toMatchObject([200, { avatar: first.url }])
    const again = await browser.call('PATCH', 'me/', { avatar: first.id })
    expect([again.status, again.body]).toMatchObject([200, { avatar: first.url }])
    const seen = await accounts
      .browser()
      .call('GET', `online/players/${textAt(set.body, 'uid')}/profile/`)
    expect(seen.body).toMatchObject({ avatar: first.url })

    const second = await upload(browser)
    await browser.call('PATCH', 'me/', { avatar: second.id })
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200])

    const removed = await browser.call('PATCH', 'me/', { avatar: null })
    expect(removed.body).toMatchObject({ avatar: null })
    expect(await statusOf(second.url)).toBe(404)
  })

  it('S-32: is not the file of somebody else, nor one of another kind', async () => {
    const browser = await signUp(accounts, 'own@kingside.example')
    const other = await signUp(accounts, 'other@kingside.example')
    const selfie = await upload(browser, 'selfie')
    for (const id of [(await upload(other)).id, selfie.id, 'A'.repeat(22)]) {
      const { status, body } = await browser.call('PATCH', 'me/', { avatar: id })
      expect([status, body]).toMatchObject([404, { code: 'not_found' }])
    }
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ avatar: null })
  })
})

describe('S-47: what the federation has verified', () => {
  const known = {
    first_name: 'Aigerim',
    last_name: 'Test',
    country: 112,
    birth_date: '1999-05-01',
    gender: 'female',
  }

  it('stays as it is, and everything else can be changed', async () => {
    const email = 'verified@kingside.example'
    const browser = await signUp(accounts, email)
    const before = await browser.call('PATCH', 'me/', known)
    expect(before.status).toBe(200)
    await database()
      .update(accountRows)
      .set({ fideVerifiedStatus: 2 })
      .where(eq(accountRows.email, email))
    for (const change of [
      { first_name: 'Other' },
      { last_name: '' },
      { country: 119 },
      { birth_date: '2010-05-01' },
      { birth_date: null },
      { gender: 'male' },
    ]) {
      const { status, body } = await browser.call('PATCH', 'me/', change)
      expect([status, body], JSON.stringify(change)).toMatchObject([400, { code: 'field_locked' }])
    }
    const same = await browser.call('PATCH', 'me/', { ...known, receive_newsletters: true })
    expect([same.status, same.body]).toMatchObject([200, { ...known, receive_newsletters: true }])
  })

  it('can be changed until then, also the country', async () => {
    const browser = await signUp(accounts, 'on-check@kingside.example')
    await database()
      .update(accountRows)
      .set({ fideVerifiedStatus: 1 })
      .where(eq(accountRows.email, 'on-check@kingside.example'))
    await browser.call('PATCH', 'me/', known)
    const { status, body } = await browser.call('PATCH', 'me/', { country: 119 })
    expect([status, body]).toMatchObject([200, { country: 119 }])
  })
})
