import { timeControlFacts } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, games, players } from '../../db/schema.ts'
import { seed } from '../../db/seed.ts'
import { givenRows, personalTables } from '../../db/own-data/personal-tables.ts'
import {
  codeFor,
  goodPassword,
  signIn,
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const minute = 60_000
const day = 24 * 60 * minute

const login = (email: string) =>
  ['POST', 'accounts/auth/login/', { email, password: goodPassword }] as const
const refused = (code: string, status = 400) => ({
  status,
  body: { code, detail: expect.any(String) },
})
const field = (body: unknown, name: string): unknown => Reflect.get(Object(body), name)

async function personOf(email: string) {
  const [row] = await database()
    .select({ accountId: accountRows.id, playerId: players.id, uid: players.uid })
    .from(accountRows)
    .innerJoin(players, eq(players.id, accountRows.playerId))
    .where(eq(accountRows.email, email))
  if (!row) throw new Error('The test has no such person.')
  return { ...row, email, emailFolded: email }
}

/** Asks for the file, and has it made. */
async function packed(accounts: TestAccounts, browser: TestBrowser, email: string) {
  await browser.call('POST', 'me/data/')
  await accounts.ownData.make((await personOf(email)).accountId)
  return String(field((await browser.call('GET', 'me/data/')).body, 'link'))
}

describe('S-04: what a borrowed browser must not do', () => {
  it('needs the password or a mailed code ten minutes after the sign-in', async () => {
    const accounts = await testAccounts(database())
    const email = 'borrowed@kingside.example'
    const browser = await signUp(accounts, email)
    expect((await browser.call('GET', 'me/confirmation/')).body).toEqual({
      is_fresh: true,
      ways: ['password', 'code'],
    })
    accounts.wait(11 * minute)
    for (const path of ['me/data/', 'me/deletion/']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await browser.call('POST', path)).toMatchObject(refused('confirmation_needed', 403))
    }
    const confirm = (body: unknown) => browser.call('POST', 'me/confirmation/', body)
    expect(await confirm({ password: 'Wr0ngOne' })).toMatchObject(refused('wrong_password'))
    expect(await browser.call('POST', 'me/data/')).toMatchObject({ status: 403 })
    expect((await confirm({ password: goodPassword })).status).toBe(200)
    expect((await browser.call('POST', 'me/data/')).status).toBe(200)
    accounts.wait(11 * minute)
    await browser.call('POST', 'auth/jwt/refresh/', {})
    await browser.call('POST', 'me/confirmation/code/')
    const code = await codeFor(accounts, email)
    expect(await confirm({ code: code === '111111' ? '222222' : '111111' })).toMatchObject(
      refused('invalid_code'),
    )
    expect((await confirm({ code })).status).toBe(200)
    expect((await browser.call('GET', 'me/confirmation/')).body).toMatchObject({ is_fresh: true })
    expect(await confirm({ code })).toMatchObject(refused('invalid_code'))
  })
})

describe('S-84: the file with all data', () => {
  it('has everything of its person and nothing of another, and no secret', async () => {
    const accounts = await testAccounts(database())
    const email = 'all-data@kingside.example'
    const browser = await signUp(accounts, email)
    await signUp(accounts, 'somebody-else@kingside.example')
    await browser.call('PATCH', 'me/', { first_name: 'Dana', birth_date: '1998-04-12' })
    expect((await browser.call('GET', 'me/data/')).body).toMatchObject({
      status: 'none',
      link: null,
    })
    const link = await packed(accounts, browser, email)
    const response = await browser.request('GET', link)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    const account: unknown = JSON.parse(strFromU8(files['data/accounts.json'] ?? new Uint8Array()))
    expect(account).toMatchObject([{ email, firstName: 'Dana', birthDate: '1998-04-12' }])
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'games.pgn',
        'data/sessions.json',
        'data/ratings.json',
      ]),
    )
    expect(text).not.toContain('somebody-else')
    expect(text).not.toMatch(/argon2|[hH]ash"/)
    expect(await accounts.mailTo(email)).toMatchObject({
      subject: 'Your Kingside details are ready',
    })
  })

  it('is for its signed-in owner alone, for seven days, and made once a day', async () => {
    const accounts = await testAccounts(database())
    const email = 'own-file@kingside.example'
    const browser = await signUp(accounts, email)
    const stranger = await signUp(accounts, 'thief@kingside.example')
    const link = await packed(accounts, browser, email)
    for (const other of [stranger, accounts.browser()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await other.request('GET', link)).status).toBe(404)
    }
    expect(await browser.call('POST', 'me/data/')).toMatchObject(refused('asked_lately', 429))
    accounts.wait(6 * day)
    await browser.call('POST', 'auth/jwt/refresh/', {})
    expect((await browser.request('GET', link)).status).toBe(200)
    accounts.wait(day + 1)
    await accounts.ownData.sweep()
    expect((await browser.call('POST', 'auth/jwt/refresh/', {})).status).toBe(200)
    expect((await browser.request('GET', link)).status).toBe(404)
    expect((await browser.call('GET', 'me/data/')).body).toMatchObject({
      status: 'expired',
      link: null,
      next_at: null,
    })
  })
})

describe('S-84: an account that is to be deleted', () => {
  async function asked(email: string) {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, email)
    const other = await signIn(accounts, email)
    const answer = await browser.call('POST', 'me/deletion/')
    return { accounts, browser, other, answer }
  }

  it('is signed out everywhere, and stays when its owner signs in within 14 days', async () => {
    const email = 'stays@kingside.example'
    const { accounts, browser, other, answer } = await asked(email)
    expect(answer).toMatchObject({ status: 200, body: { closes_at: '2026-02-14T12:00:00.000Z' } })
    for (const each of [browser, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await each.call('GET', 'me/')).status).toBe(401)
    }
    expect(accounts.left).toEqual([(await personOf(email)).playerId])
    expect(await accounts.mailTo(email)).toMatchObject({
      subject: 'Your Kingside account will be deleted',
    })
    accounts.wait(14 * day - 1)
    await accounts.ownData.sweep()
    const back = accounts.browser()
    expect((await back.call(...login(email))).status).toBe(200)
    expect((await back.call('GET', 'me/notifications/')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'Your account stays' })]),
    )
    accounts.wait(30 * day)
    await accounts.ownData.sweep()
    expect((await accounts.browser().call(...login(email))).status).toBe(200)
  })

  it('is gone after them, with everything personal, and its address can be used anew', async () => {
    const email = 'gone@kingside.example'
    const { accounts } = await asked(email)
    const who = await personOf(email)
    accounts.wait(14 * day)
    await Promise.all([accounts.ownData.sweep(), accounts.ownData.sweep()])
    await accounts.ownData.sweep()
    expect(await accounts.mailTo(email)).toMatchObject({
      subject: 'Your Kingside account was deleted',
    })
    for (const each of personalTables.filter(({ atTheEnd }) => atTheEnd === 'deleted')) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const rows = await givenRows(database(), { ...each, given: { without: [] } }, who)
      // The mail that tells of it stands for one that was sent.
      expect(rows.filter((row) => !('to' in row))).toEqual([])
    }
    const [row] = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.id, who.accountId))
    expect(JSON.stringify(row)).not.toMatch(/gone@|argon2/)
    expect(
      await accounts.browser().call('GET', `online/players/${who.uid}/profile/`),
    ).toMatchObject({
      body: { is_deleted: true, full_name: '' },
    })
    expect(await accounts.browser().call(...login(email))).toMatchObject(
      refused('invalid_credentials'),
    )
    const again = await signUp(accounts, email)
    expect((await again.call('GET', 'me/')).body).toMatchObject({ email, first_name: '' })
  })

  it('waits for the end of its games', async () => {
    const accounts = await testAccounts(database())
    const email = 'plays-on@kingside.example'
    const browser = await signUp(accounts, email)
    const { playerId } = await personOf(email)
    await seed(database())
    await database()
      .insert(games)
      .values({
        uid: 'plays-on-game',
        whiteId: playerId,
        blackId: playerId,
        timeControlId: timeControlFacts[0]?.id ?? 0,
        boardType: 'daily',
        ratingType: 'non-rated',
        originKind: 'test',
        originId: 'plays-on',
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody reads it here
        config: {} as (typeof games.$inferInsert)['config'],
        phase: 'PLAYING',
        v: 1,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody reads it here
        state: {} as (typeof games.$inferInsert)['state'],
        aheadMs: 0,
        createdAt: new Date('2026-01-31T11:00:00Z'),
      })
    expect(await browser.call('POST', 'me/deletion/')).toMatchObject(refused('still_playing'))
    await database().update(games).set({ result: 'DRAW' }).where(eq(games.uid, 'plays-on-game'))
    expect((await browser.call('POST', 'me/deletion/')).status).toBe(200)
  })
})
