import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, refreshTokens } from '../../db/schema.ts'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import {
  goodPassword,
  signIn,
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testBans } from '../../testing/test-bans.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const cookieName = 'kingside_refresh'

const login = (email: string, password = goodPassword) =>
  ['POST', 'accounts/auth/login/', { email, password }] as const
const refresh = ['POST', 'auth/jwt/refresh/', {}] as const
const reset = (email: string) => ['POST', 'accounts/auth/password/reset/', { email }] as const
const refused = (code: string, status: number) => ({
  status,
  body: { code, detail: expect.any(String) },
})

const statusOfMe = async (browser: TestBrowser) => (await browser.call('GET', 'me/')).status

async function twoBrowsers(accounts: TestAccounts, email: string) {
  return { here: await signUp(accounts, email), there: await signIn(accounts, email) }
}

describe('S-01: the refresh token', () => {
  it('is only in a cookie that no script reads, for a week', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'cookie@kingside.example')
    const { body, response } = await accounts.browser().call(...login('cookie@kingside.example'))
    expect(Object.keys(Object(body))).toEqual(['access_token', 'expires_in'])
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith(cookieName))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/Max-Age=604800/)
  })

  it('has the __Host- prefix and is secure where players use https', async () => {
    await signUp(await testAccounts(database()), 'https@kingside.example')
    const accounts = await testAccounts(database(), { publicOrigin: 'https://kingside.example' })
    const browser = accounts.browser()
    const { response } = await browser.call(...login('https@kingside.example'))
    const cookie = response.headers.getSetCookie().find((each) => each.includes(cookieName))
    expect(cookie).toMatch(/^__Host-kingside_refresh=[\w-]{32};/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).not.toMatch(/Domain=/i)
    expect((await browser.call(...refresh)).status).toBe(200)
  })

  it('is not stored as it is', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'hashed@kingside.example')
    const token = browser.cookies.get(cookieName) ?? 'none'
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await database().select().from(refreshTokens))).not.toContain(token)
  })
})

describe('refreshing', () => {
  it('goes on after the access token has ended, for 7 days from the last time', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'weeks@kingside.example')
    for (let week = 0; week < 3; week++) {
      accounts.wait(7 * 24 * 60 * 60_000 - 1)
      expect(await statusOfMe(browser)).toBe(401)
      expect((await browser.call(...refresh)).status).toBe(200)
      expect(await statusOfMe(browser)).toBe(200)
    }
    accounts.wait(7 * 24 * 60 * 60_000)
    expect(await browser.call(...refresh)).toMatchObject(refused('no_session', 401))
  })

  it('takes the token in its body as well', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'body@kingside.example')
    const token = browser.cookies.get(cookieName)
    const other = accounts.browser()
    expect((await other.call('POST', 'auth/jwt/refresh/', { token })).status).toBe(200)
    expect(await statusOfMe(other)).toBe(200)
  })

  it.each([undefined, {}, { token: 'x' }, { token: 'A'.repeat(32) }])(
    'without a saved sign-in is refused: %j',
    async (body) => {
      const accounts = await testAccounts(database())
      expect(await accounts.browser().call('POST', 'auth/jwt/refresh/', body)).toMatchObject(
        refused('no_session', 401),
      )
    },
  )
})

describe('S-02: a refresh token that is used twice', () => {
  async function stolen(email: string) {
    const accounts = await testAccounts(database())
    const owner = await signUp(accounts, email)
    const thief = accounts.browser()
    thief.cookies.set(cookieName, owner.cookies.get(cookieName) ?? '')
    return { accounts, owner, thief }
  }

  it('ends the session for both, and the owner is told', async () => {
    const { accounts, owner, thief } = await stolen('stolen@kingside.example')
    await thief.call(...refresh)
    await thief.call(...refresh)
    expect(await owner.call(...refresh)).toMatchObject(refused('no_session', 401))
    expect(await thief.call(...refresh)).toMatchObject(refused('no_session', 401))
    expect(await statusOfMe(owner)).toBe(401)
    expect(await statusOfMe(thief)).toBe(401)
    expect(await accounts.mailTo('stolen@kingside.example')).toMatchObject({
      subject: 'You were signed out of Kingside',
    })
  })

  it('ends it as well when the thief comes late', async () => {
    const { accounts, owner, thief } = await stolen('late-thief@kingside.example')
    await owner.call(...refresh)
    accounts.wait(31_000)
    expect(await thief.call(...refresh)).toMatchObject(refused('no_session', 401))
    expect(await statusOfMe(owner)).toBe(401)
    expect(await owner.call(...refresh)).toMatchObject(refused('no_session', 401))
  })

  it('ends it at the next use when the thief comes at once', async () => {
    const { owner, thief } = await stolen('quick-thief@kingside.example')
    await owner.call(...refresh)
    expect((await thief.call(...refresh)).status).toBe(200)
    expect(await owner.call(...refresh)).toMatchObject(refused('no_session', 401))
    expect(await thief.call(...refresh)).toMatchObject(refused('no_session', 401))
  })

  it('leaves other sign-ins of the account alone', async () => {
    const { accounts, thief } = await stolen('other-device@kingside.example')
    const phone = await signIn(accounts, 'other-device@kingside.example')
    await thief.call(...refresh)
    accounts.wait(31_000)
    expect((await phone.call(...refresh)).status).toBe(200)
  })

  it('is a retry when the answer was lost: nobody is signed out by a bad network', async () => {
    const { accounts, owner } = await stolen('lost-answer@kingside.example')
    const saved = owner.cookies.get(cookieName) ?? ''
    await owner.call(...refresh)
    owner.cookies.set(cookieName, saved)
    accounts.wait(25_000)
    expect((await owner.call(...refresh)).status).toBe(200)
    expect((await owner.call(...refresh)).status).toBe(200)
    expect(await statusOfMe(owner)).toBe(200)
  })
})

describe('S-03: a token that is not valid', () => {
  it.each([
    'JWT x',
    'JWT a.b.c',
    'JWT ',
    'Bearer x',
    `JWT ${'a'.repeat(8 * 1024)}`,
    'JWT eyJhbGciOiJub25lIn0.e30.',
    '\u00E9',
  ])('is 401, not 500: %s', async (authorization) => {
    const accounts = await testAccounts(database())
    const answer = await accounts.browser().call('GET', 'me/', undefined, { authorization })
    expect(answer).toMatchObject(refused('unauthorised', 401))
    expect(accounts.failures).toEqual([])
  })

  it('keeps nobody from signing in, refreshing or signing out', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'expired@kingside.example')
    accounts.wait(20 * 60_000)
    expect((await browser.call(...refresh)).status).toBe(200)
    browser.setToken('x.y.z')
    expect((await browser.call(...login('expired@kingside.example'))).status).toBe(200)
    browser.setToken('x.y.z')
    expect((await browser.call('POST', 'accounts/auth/logout/')).status).toBe(200)
  })
})

describe('S-04: older tokens are refused at once, and open sockets hear of it', () => {
  it('after "sign out everywhere"', async () => {
    const accounts = await testAccounts(database())
    const { here, there } = await twoBrowsers(accounts, 'everywhere@kingside.example')
    const ended: string[] = []
    accounts.account.sessionEnds.onEnd((id) => ended.push(id))
    expect((await here.call('POST', 'accounts/auth/logout-everywhere/')).status).toBe(200)
    expect(ended).toHaveLength(2)
    for (const browser of [here, there]) {
      expect(await statusOfMe(browser)).toBe(401)
      expect(await browser.call(...refresh)).toMatchObject(refused('no_session', 401))
    }
  })

  it('after a password change, but for the session that changed it', async () => {
    const accounts = await testAccounts(database())
    const { here, there } = await twoBrowsers(accounts, 'change@kingside.example')
    const change = { current_password: goodPassword, new_password: 'another7one' }
    expect((await here.call('POST', 'auth/password/set/', change)).status).toBe(200)
    expect(await statusOfMe(here)).toBe(200)
    expect((await here.call(...refresh)).status).toBe(200)
    expect(await statusOfMe(there)).toBe(401)
    expect(await there.call(...refresh)).toMatchObject(refused('no_session', 401))
    expect((await signIn(accounts, 'change@kingside.example')).token()).toBeNull()
    expect(
      (await signIn(accounts, 'change@kingside.example', 'another7one')).token(),
    ).not.toBeNull()
  })

  it('after a password reset', async () => {
    const accounts = await testAccounts(database())
    const email = 'reset@kingside.example'
    const { here, there } = await twoBrowsers(accounts, email)
    await accounts.browser().call(...reset(email))
    const mail = await accounts.mailTo(email)
    const token = new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token')
    const body = { email, token, new_password: 'another7one' }
    const confirm = ['POST', 'accounts/auth/password/reset-confirm/', body] as const
    expect((await accounts.browser().call(...confirm)).status).toBe(200)
    for (const browser of [here, there]) expect(await statusOfMe(browser)).toBe(401)
    expect((await signIn(accounts, email, 'another7one')).token()).not.toBeNull()
    expect(await accounts.browser().call(...confirm)).toMatchObject(refused('invalid_token', 400))
  })

  it('after a ban, which those who come back are told', async () => {
    const accounts = await testAccounts(database())
    const email = 'away@kingside.example'
    const { here, there } = await twoBrowsers(accounts, email)
    await there.call('POST', 'accounts/auth/logout/')
    const until = new Date('2026-02-03T00:00:00Z')
    const copy = accounts.browser()
    copy.cookies.set(cookieName, here.cookies.get(cookieName) ?? '')
    await testBans(accounts).ban({
      who: email,
      reason: 'Engine use.',
      until,
      isCheating: false,
      language: 'en',
      operator: 'token',
    })
    const told = { code: 'player_banned', detail: expect.stringContaining('February 3, 2026') }
    // As often as somebody asks: nothing goes on by it.
    for (const browser of [here, copy, here]) {
      expect(await browser.call(...refresh)).toMatchObject({ status: 401, body: told })
    }
    expect(await there.call(...refresh)).toMatchObject(refused('no_session', 401))
    accounts.wait(until.getTime() - Date.parse('2026-01-31T12:00:00Z'))
    expect(await here.call(...refresh)).toMatchObject(refused('no_session', 401))
  })

  it('after a ban, which the next sign-in tells', async () => {
    const accounts = await testAccounts(database())
    const email = 'banned@kingside.example'
    const { here } = await twoBrowsers(accounts, email)
    const until = new Date('2026-03-01T00:00:00Z')
    const ended: string[] = []
    accounts.account.sessionEnds.onEnd((id) => ended.push(id))
    await testBans(accounts).ban({
      who: email,
      reason: 'Engine use.',
      until,
      isCheating: false,
      language: 'en',
      operator: 'token',
    })
    expect(ended).toHaveLength(2)
    expect(await statusOfMe(here)).toBe(401)
    expect(await accounts.browser().call(...login(email))).toMatchObject({
      status: 401,
      body: { code: 'player_banned', detail: expect.stringContaining('March 1, 2026') },
    })
    accounts.wait(until.getTime() - Date.parse('2026-01-31T12:00:00Z'))
    const back = await signIn(accounts, email)
    expect((await back.call('GET', 'me/notifications/')).body).toContainEqual(
      expect.objectContaining({ notification_type: 'BAN' }),
    )
  })
})

describe('signing out', () => {
  it('ends this sign-in only, and takes the cookie away', async () => {
    const accounts = await testAccounts(database())
    const { here, there } = await twoBrowsers(accounts, 'out@kingside.example')
    expect((await here.call('POST', 'accounts/auth/logout/')).status).toBe(200)
    expect(here.cookies.has(cookieName)).toBe(false)
    expect(await statusOfMe(there)).toBe(200)
  })

  it('S-05: leaves an access token that opens nothing: no call, no ticket for a socket', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'ticket@kingside.example')
    const ticket = ['POST', 'realtime/tickets/', { kind: 'lobby' }] as const
    expect((await browser.call(...ticket)).status).toBe(200)
    await browser.call('POST', 'accounts/auth/logout/')
    expect(await browser.call('GET', 'me/')).toMatchObject(refused('unauthorised', 401))
    expect(await browser.call(...ticket)).toMatchObject(refused('unauthorised', 401))
  })

  it('works by the cookie alone, by the token alone, and by neither', async () => {
    const accounts = await testAccounts(database())
    const { here, there } = await twoBrowsers(accounts, 'half@kingside.example')
    const hereToken = here.token()
    here.setToken(null)
    await here.call('POST', 'accounts/auth/logout/')
    here.setToken(hereToken)
    expect(await statusOfMe(here)).toBe(401)
    there.cookies.clear()
    await there.call('POST', 'accounts/auth/logout/')
    expect(await statusOfMe(there)).toBe(401)
    expect((await accounts.browser().call('POST', 'accounts/auth/logout/')).status).toBe(200)
  })
})

describe('S-08: what an account is', () => {
  it('is told to nobody without its password', async () => {
    const accounts = await testAccounts(database())
    const emails = ['closed', 'barred', 'unproved'].map((name) => `${name}@kingside.example`)
    const [closed = '', barred = '', unproved = ''] = emails
    await signUp(accounts, closed)
    await signUp(accounts, barred)
    const register = { email: unproved, password: goodPassword }
    await accounts.browser().call('POST', 'accounts/auth/register/', register)
    await database()
      .update(accountRows)
      .set({ closedAt: new Date() })
      .where(eq(accountRows.emailFolded, closed))
    const ban = {
      who: barred,
      reason: 'Engine use.',
      until: null,
      isCheating: false,
      language: 'en',
      operator: 'token',
    } as const
    await testBans(accounts).ban(ban)
    const withWrong = await Promise.all(
      [...emails, 'nobody@kingside.example', 'no address'].map(async (email) => {
        const { status, body } = await accounts.browser().call(...login(email, 'Wrong7password'))
        return { status, body }
      }),
    )
    for (const answer of withWrong) expect(answer).toEqual(withWrong[0])
    expect(withWrong[0]).toMatchObject(refused('invalid_credentials', 400))
    const withRight = await Promise.all(
      emails.map(async (email) => (await accounts.browser().call(...login(email))).body),
    )
    expect(withRight).toMatchObject([
      { code: 'user_inactive' },
      { code: 'player_banned', detail: expect.stringContaining('permanently') },
      { code: 'not_verified' },
    ])
  })

  it('closed ends its tokens with user_inactive', async () => {
    const accounts = await testAccounts(database())
    const browser = await signUp(accounts, 'closing@kingside.example')
    await database()
      .update(accountRows)
      .set({ closedAt: new Date() })
      .where(eq(accountRows.emailFolded, 'closing@kingside.example'))
    expect(await browser.call('GET', 'me/')).toMatchObject(refused('user_inactive', 401))
    expect(await browser.call(...refresh)).toMatchObject(refused('no_session', 401))
  })
})

describe('S-10: a call from another site, with the cookie', () => {
  it.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['no origin, marked cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('with %s is 403 and leaves the session as it is', async (_, headers) => {
    const accounts = await testAccounts(database())
    const browser = await signUp(
      accounts,
      `cross${Object.keys(headers).length}${_.length}@kingside.example`,
    )
    for (const path of ['auth/jwt/refresh/', 'accounts/auth/logout/']) {
      expect(await browser.call('POST', path, {}, headers)).toMatchObject(refused('forbidden', 403))
    }
    expect((await browser.call(...refresh)).status).toBe(200)
  })
})

describe('S-51: guessing passwords', () => {
  function limited() {
    let ms = 0
    const limiter = createMemoryRateLimiter({ monotonic: () => ms })
    return { limiter, wait: (by: number) => void (ms += by) }
  }

  it('is limited to 10 in 30 minutes for one account, even with the right one', async () => {
    const { limiter, wait } = limited()
    await signUp(await testAccounts(database()), 'guessed@kingside.example')
    const accounts = await testAccounts(database(), { limiter })
    const guess = (password: string) =>
      accounts.browser().call(...login('Guessed@kingside.example', password))
    for (let i = 0; i < 10; i++) expect((await guess(`Wrong7guess${i}`)).status).toBe(400)
    const { status, body, response } = await guess(goodPassword)
    expect({ status, body }).toMatchObject(refused('rate_limited', 429))
    expect(response.headers.get('retry-after')).toBe('1800')
    wait(30 * 60_000)
    expect((await guess(goodPassword)).status).toBe(200)
  })

  it('is limited from one address, failures counting twice', async () => {
    const { limiter } = limited()
    const accounts = await testAccounts(database(), { limiter })
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) {
      const { status } = await accounts
        .browser()
        .call(...login(`u${i}@kingside.example`, 'Wrong7guess'))
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('lets a school behind one address sign in: right passwords count once', async () => {
    const { limiter } = limited()
    await signUp(await testAccounts(database()), 'school@kingside.example')
    const accounts = await testAccounts(database(), { limiter })
    for (let i = 0; i < 10; i++) {
      expect((await accounts.browser().call(...login('school@kingside.example'))).status).toBe(200)
    }
    const other = await accounts.browser().call(...login('pupil@kingside.example', 'Wrong7guess'))
    expect(other.status).toBe(400)
  })
})

describe('S-50: whether an address has an account', () => {
  it('takes the same hashing at sign-in either way', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'timing@kingside.example')
    const verified: (string | null)[] = []
    const { passwords } = accounts.account
    const watched = await testAccounts(database(), {
      passwords: {
        ...passwords,
        verify: (hash, password) => {
          verified.push(hash && 'a hash')
          return passwords.verify(hash, password)
        },
      },
    })
    for (const email of ['timing@kingside.example', 'nobody@kingside.example', 'no address']) {
      await watched.browser().call(...login(email, 'Wrong7password'))
    }
    expect(verified).toEqual(['a hash', null, null])
  })

  it('does not show in asking for a reset, of which nothing is done before the answer', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'reset-timing@kingside.example')
    const answers = await Promise.all(
      ['reset-timing@kingside.example', 'nobody@kingside.example'].map(async (email) => {
        const { status, body } = await accounts.browser().call(...reset(email))
        return { status, body }
      }),
    )
    expect(answers[0]).toEqual({ status: 200, body: { resend_after_ms: 60_000 } })
    expect(answers[1]).toEqual(answers[0])
    expect(await accounts.mailTo('nobody@kingside.example')).toBeNull()
    expect(await accounts.mailTo('reset-timing@kingside.example')).toMatchObject({
      subject: 'Reset your Kingside password',
    })
  })
})
