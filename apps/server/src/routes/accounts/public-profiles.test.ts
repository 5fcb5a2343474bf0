import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, ratings } from '../../db/schema.ts'
import { uidOf } from '../../testing/open-site.ts'
import { signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

/** A member of this name. */
async function memberNamed(first: string, last: string) {
  const accounts = await testAccounts(database())
  const email = `${first}.${last}@kingside.example`.toLowerCase()
  const browser = await signUp(accounts, email)
  await browser.call('PATCH', 'me/', { first_name: first, last_name: last, country: 32 })
  return { accounts, browser, email, uid: await uidOf(browser) }
}

describe('a public profile', () => {
  it('says who a member is, and neither address nor day of birth', async () => {
    const { accounts, email, uid } = await memberNamed('Zhanar', 'Open')
    const { status, body } = await accounts.browser().call('GET', `online/players/${uid}/profile/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      uid,
      full_name: 'Zhanar Open',
      is_deleted: false,
      access_level: 1,
      fide_id: null,
      fide_verified_status: 'NONE',
    })
    expect(JSON.stringify(body)).not.toContain(email)
    await database()
      .update(accountRows)
      .set({ proUntil: new Date('2026-03-01T00:00:00Z') })
      .where(eq(accountRows.email, email))
    const pro = await accounts.browser().call('GET', `online/players/${uid}/profile/`)
    expect(pro.body).toMatchObject({ access_level: 2 })
  })

  it('tells of somebody without an account that there is one, and nothing else', async () => {
    const accounts = await testAccounts(database())
    const visitor = accounts.browser()
    await visitor.call('POST', 'ping/')
    const profileOf = (uid: string) => visitor.call('GET', `online/players/${uid}/profile/`)
    expect(await profileOf(await uidOf(visitor))).toMatchObject({
      status: 200,
      body: { kind: 'visitor', full_name: '', access_level: 1, country: null, gender: null },
    })
    expect(await profileOf('nobody')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it('of a closed account keeps the name to itself', async () => {
    const { accounts, email, uid } = await memberNamed('Closed', 'Quietly')
    await database()
      .update(accountRows)
      .set({ closedAt: new Date('2026-01-30T00:00:00Z') })
      .where(eq(accountRows.email, email))
    const browser = accounts.browser()
    expect((await browser.call('GET', `online/players/${uid}/profile/`)).body).toMatchObject({
      full_name: '',
      is_deleted: true,
    })
    expect((await browser.call('GET', 'online/players/?name=quietly')).body).toEqual([])
  })
})

describe('the search for players', () => {
  it('finds members by any of their names, first those that begin with it', async () => {
    const { accounts, uid } = await memberNamed('Miras', 'Adilov')
    const other = await memberNamed('Alan', 'Miras')
    const found = async (name: string) => {
      const { status, body } = await accounts
        .browser()
        .call('GET', `online/players/?${new URLSearchParams({ name })}`)
      expect(status).toBe(200)
      return body
    }
    expect(await found('miras')).toMatchObject([
      { uid, name: 'Miras Adilov', kind: 'member' },
      { uid: other.uid, name: 'Alan Miras' },
    ])
    expect(await found('adil mir')).toMatchObject([{ uid }])
    for (const name of ['%%', '__', '\\\\', 'nobody has this'])
      expect(await found(name)).toEqual([])
  })

  it('tells the rating of the kind that is asked for; who has none is New', async () => {
    const { accounts, email, uid } = await memberNamed('Rated', 'Zhumabek')
    const [account] = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.email, email))
    const rating = {
      playerId: account?.playerId ?? 0,
      boardType: 'rapid',
      deviation: 60,
      volatility: 0.06,
      games: 20,
      updatedAt: new Date('2026-01-30T00:00:00Z'),
    } as const
    await database()
      .insert(ratings)
      .values([
        { ...rating, kind: 'worldchess', rating: 1711.4 },
        { ...rating, kind: 'fide', rating: 1650 },
      ])
    const found = async (query: string) =>
      (await accounts.browser().call('GET', `online/players/?name=zhumabek${query}`)).body
    expect(await found('')).toMatchObject([{ uid, rating: null, is_online: false }])
    expect(await found('&board_type=rapid')).toMatchObject([{ rating: 1711 }])
    expect(await found('&board_type=rapid&rating_type=fide')).toMatchObject([{ rating: 1650 }])
  })

  it.each([
    '',
    '?name=a',
    '?name=abc&board_type=chess',
    '?name=abc&rating_type=otb',
    `?name=${'x'.repeat(61)}`,
  ])('refuses %s', async (query) => {
    const accounts = await testAccounts(database())
    expect(await accounts.browser().call('GET', `online/players/${query}`)).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    })
  })
})
