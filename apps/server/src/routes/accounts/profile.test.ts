import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, federationPlayers, ratings } from '../../db/schema.ts'
import { goodPassword, signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
let refusals = 0

const refused = (code: string, status = 400) => ({
  status,
  body: { code, detail: expect.any(String) },
})

describe('the profile', () => {
  it.each(['me/', 'me/notifications/', 'me/title-progress/'])(
    'is a code and a detail for a visitor: %s',
    async (path) => {
      const accounts = await testAccounts(database())
      const visitor = accounts.browser()
      await visitor.call('POST', 'ping/')
      expect(await visitor.call('GET', path)).toMatchObject(refused('unauthorised', 401))
    },
  )

  it('changes by the fields that are sent, and others see the name and the country', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'changes@kingside.example')
    const change = {
      first_name: ' Анна-Мария ',
      last_name: 'Jose\u0301',
      country: 119,
      birth_date: '1990-02-28',
      gender: 'male',
      receive_newsletters: true,
      gamification_consent: true,
    }
    const { body } = await member.call('PATCH', 'me/', change)
    const expected = { ...change, first_name: 'Анна-Мария', last_name: 'José' }
    expect(body).toMatchObject(expected)
    const playerOf = async () =>
      (await accounts.account.accounts.findByEmail('changes@kingside.example'))?.player
    expect(await playerOf()).toMatchObject({ name: 'Анна-Мария José', country: 'PH' })
    expect((await member.call('PATCH', 'me/', { country: null })).body).toMatchObject({
      ...expected,
      country: null,
    })
    expect(await playerOf()).toMatchObject({ name: 'Анна-Мария José', country: null })
  })

  it.each([
    [{ first_name: 'A<b>' }, 'incorrect_name'],
    [{ last_name: 'Mаgnus' }, 'incorrect_name'],
    [{ birth_date: '1990-02-30' }, 'bad_request'],
    [{ birth_date: '2999-01-01' }, 'incorrect_date'],
    [{ birth_date: '1899-12-31' }, 'incorrect_date'],
    [{ gender: 'x' }, 'bad_request'],
    [{ country: 1.5 }, 'bad_request'],
    [{ country: 243 }, 'bad_request'],
    [{ country: 'PH' }, 'bad_request'],
    [{ first_name: 'a'.repeat(61) }, 'bad_request'],
  ])('refuses %j', async (change, code) => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, `refuses-${(refusals += 1)}@kingside.example`)
    expect(await member.call('PATCH', 'me/', change)).toMatchObject(refused(code))
  })

  it('notes when the consent to the tower ends, and takes none of a child', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'climbs@kingside.example')
    const consent = (given: boolean, more: object = {}) =>
      member.call('PATCH', 'me/', { gamification_consent: given, ...more })
    const endedAt = async () =>
      (await accounts.account.accounts.findByEmail('climbs@kingside.example'))?.gamificationEndedAt
    await consent(false)
    expect(await endedAt()).toBeNull()
    await consent(true)
    expect((await consent(false)).body).toMatchObject({ gamification_consent: false })
    expect(await endedAt()).toBeInstanceOf(Date)
    await consent(true)
    expect(await endedAt()).toBeNull()
    expect(await consent(true, { birth_date: '2020-01-01' })).toMatchObject(refused('too_young'))
    expect((await member.call('GET', 'me/')).body).toMatchObject({ birth_date: null })
  })

  it('is Pro as long as the membership holds', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'pro@kingside.example')
    await database()
      .update(accountRows)
      .set({ proUntil: new Date('2026-01-31T12:05:00Z') })
      .where(eq(accountRows.emailFolded, 'pro@kingside.example'))
    expect((await member.call('GET', 'me/')).body).toMatchObject({
      access_level: 2,
      recurring_purchase: { status: 'active', valid_to: '2026-01-31T12:05:00.000Z' },
    })
    accounts.wait(5 * 60_000)
    expect((await member.call('GET', 'me/')).body).toMatchObject({
      access_level: 1,
      recurring_purchase: { kind: 'gift', status: 'ended' },
    })
  })

  it('notes that a free account was asked for', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'free@kingside.example')
    const ask = { free_account_requested: true }
    expect((await member.call('PATCH', 'me/free-account-requested/', ask)).body).toMatchObject(ask)
    expect((await member.call('GET', 'me/')).body).toMatchObject(ask)
  })
})

describe('S-46: a field that users may not set', () => {
  it.each([
    'access_level',
    'fide_verified_status',
    'fide_id',
    'rating',
    'email',
    'uid',
    'player',
    'recurring_purchase',
    'is_admin',
    'isAdmin',
    'proUntil',
    'free_account_requested',
    '__proto__',
  ])('%s is refused, with everything beside it', async (field) => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, `mass-${field.replaceAll('_', '-')}@kingside.example`)
    const before = (await member.call('GET', 'me/')).body
    const send = (body: string) =>
      accounts.app.request('/api/me/', {
        method: 'PATCH',
        headers: { authorization: `JWT ${member.token()}`, 'content-type': 'application/json' },
        body,
      })
    expect((await send(`{"${field}": 2, "first_name": "Mallory"}`)).status).toBe(400)
    expect((await member.call('GET', 'me/')).body).toEqual(before)
    expect((await send('{"first_name": "Mallory"}')).status).toBe(200)
  })
})

describe('S-41: me/uid/', () => {
  it('tells the public uid, and refuses a uid that is not the own', async () => {
    const accounts = await testAccounts(database())
    const visitor = accounts.browser()
    const { uid } = Object(await visitor.call('POST', 'ping/').then(({ body }) => body))
    const { uid: publicUid } = Object((await visitor.call('GET', 'me/uid/')).body)
    expect(publicUid).not.toBe(uid)
    for (const own of [uid, publicUid]) {
      expect(await visitor.call('GET', `me/uid/?uid=${own}`)).toMatchObject({
        status: 200,
        body: { uid: publicUid },
      })
    }
    const other = accounts.browser()
    await other.call('POST', 'ping/')
    for (const foreign of [uid, publicUid]) {
      expect(await other.call('GET', `me/uid/?uid=${foreign}`)).toMatchObject(
        refused('forbidden', 403),
      )
    }
    expect((await accounts.browser().call('GET', 'me/uid/')).body).toEqual({ uid: null })
  })
})

describe('ratings', () => {
  it('begin at 1200, of the federation at 0, and are those of rated games after', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'rated@kingside.example')
    expect((await member.call('GET', 'me/ratings/')).body).toMatchObject({
      worldchess_blitz: 1200,
      fide_blitz: 0,
    })
    const account = await accounts.account.accounts.findByEmail('rated@kingside.example')
    await database()
      .insert(ratings)
      .values({
        playerId: account?.player?.id ?? 0,
        kind: 'worldchess',
        boardType: 'blitz',
        rating: 1314.6,
        deviation: 90,
        volatility: 0.06,
        games: 12,
        updatedAt: new Date(),
      })
    expect((await member.call('GET', 'me/ratings/')).body).toMatchObject({
      worldchess_blitz: 1315,
      worldchess_rapid: 1200,
    })
  })
})

describe('notifications', () => {
  it('are read one by one, and only by their owner', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'reader@kingside.example')
    const other = await signUp(accounts, 'other-reader@kingside.example')
    const [{ id }] = Object((await member.call('GET', 'me/notifications/')).body)
    expect(await member.call('GET', `me/notifications/${id}/`)).toMatchObject({
      body: { id, is_read: false },
    })
    const mark = ['POST', `me/notifications/${id}/mark-read/`] as const
    expect(await other.call(...mark)).toMatchObject(refused('not_found', 404))
    expect(await other.call('GET', `me/notifications/${id}/`)).toMatchObject(
      refused('not_found', 404),
    )
    for (let i = 0; i < 2; i++) {
      expect(await member.call(...mark)).toMatchObject({ status: 200, body: { ok: true } })
    }
    expect((await member.call('GET', 'me/notifications/')).body).toMatchObject([
      { id, is_read: true },
    ])
  })
})

describe('the password', () => {
  const set = (current: string, next: string) =>
    ['POST', 'auth/password/set/', { current_password: current, new_password: next }] as const

  it.each([
    ['Wrong7password', 'another7one', 'wrong_password'],
    [goodPassword, 'short7', 'password_too_short'],
    [goodPassword, '1029384756', 'password_entirely_numeric'],
    [goodPassword, 'password1', 'password_too_common'],
    [goodPassword, 'strictmember77', 'password_too_similar'],
    [goodPassword, 'noDigitsHere', 'password_too_weak'],
  ])('is not changed from %s to %s: %s', async (current, next, code) => {
    const accounts = await testAccounts(database())
    const email = `strictmember+${code}@kingside.example`
    const member = await signUp(accounts, email)
    expect(await member.call(...set(current, next))).toMatchObject(refused(code))
    expect((await member.call(...set(goodPassword, 'another7one'))).status).toBe(200)
  })

  it('is not reset by a wrong token; a weak password costs the token nothing', async () => {
    const accounts = await testAccounts(database())
    const email = 'resets@kingside.example'
    await signUp(accounts, email)
    const browser = accounts.browser()
    await browser.call('POST', 'accounts/auth/password/reset/', { email })
    const mail = await accounts.mailTo(email)
    const link = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    expect(link.origin).toBe('http://localhost')
    expect(link.searchParams.get('popup')).toBe('password-reset')
    const token = link.searchParams.get('token') ?? ''
    const confirm = (of: string, new_password: string, to = email) =>
      browser.call('POST', 'accounts/auth/password/reset-confirm/', {
        email: to,
        token: of,
        new_password,
      })
    for (let i = 0; i < 6; i++) {
      expect(await confirm(token, 'password1')).toMatchObject(refused('password_too_common'))
    }
    expect(await confirm('x'.repeat(32), 'another7one')).toMatchObject(refused('invalid_token'))
    expect(await confirm(token, 'another7one', 'no address')).toMatchObject(
      refused('invalid_token'),
    )
    expect((await confirm(token, 'another7one')).status).toBe(200)
  })

  it('S-52: of a reset holds for 15 minutes, and an older link dies; wrong ones use it up for nobody (S-89)', async () => {
    const accounts = await testAccounts(database())
    const email = 'reset-tries@kingside.example'
    await signUp(accounts, email)
    const browser = accounts.browser()
    const ask = async () => {
      await browser.call('POST', 'accounts/auth/password/reset/', { email })
      const mail = await accounts.mailTo(email)
      return new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    }
    const confirm = async (token: string) =>
      (
        await browser.call('POST', 'accounts/auth/password/reset-confirm/', {
          email,
          token,
          new_password: 'another7one',
        })
      ).status
    const older = await ask()
    const tried = await ask()
    expect(await confirm(older)).toBe(400)
    for (let i = 0; i < 10; i++) await confirm('x'.repeat(32))
    expect(await confirm(tried)).toBe(200)
    expect(await confirm(tried)).toBe(400)
    const late = await ask()
    accounts.wait(15 * 60_000)
    expect(await confirm(late)).toBe(400)
    expect(await confirm(await ask())).toBe(200)
  })
})

describe("the federation's list", () => {
  it('S-24: is searched by id, or by name and year, whose signs mean nothing to the database', async () => {
    const accounts = await testAccounts(database())
    await database()
      .insert(federationPlayers)
      .values([
        {
          fideId: 913_700_001,
          fullName: 'Testova, Zarina',
          birthYear: 1998,
          federation: 'KAZ',
          title: 'WIM',
        },
        {
          fideId: 913_700_002,
          fullName: 'Testova, Aliya',
          birthYear: 2001,
          federation: 'KAZ',
          title: null,
          isBanned: true,
        },
      ])
    const search = (query: Readonly<Record<string, string>>) =>
      accounts.browser().call('GET', `players/?${new URLSearchParams(query)}`)
    const zarina = {
      fide_id: 913_700_001,
      full_name: 'Testova, Zarina',
      birth_year: 1998,
      status: 'free',
    }
    expect((await search({ fide_id: '913700001' })).body).toMatchObject([zarina])
    expect((await search({ full_name: 'zarina testova', birth_year: '1998' })).body).toMatchObject([
      zarina,
    ])
    expect((await search({ full_name: 'Aliya', birth_year: '2001' })).body).toMatchObject([
      { status: 'banned' },
    ])
    for (const full_name of ['%%', '__', 'Zarina%', "' or 1=1 --", '\\\\', 'Zarina\\']) {
      expect(await search({ full_name, birth_year: '1998' })).toMatchObject({
        status: 200,
        body: [],
      })
    }
    for (const query of [
      {},
      { full_name: 'Zarina' },
      { birth_year: '1998' },
      { fide_id: '1e99' },
    ]) {
      expect(await search(query)).toMatchObject(refused('bad_request'))
    }
  })
})
