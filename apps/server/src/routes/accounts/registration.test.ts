import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows, mailedCodes, players, visitors } from '../../db/schema.ts'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import { codeFor, goodPassword, signIn, signUp, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

const register = (email: string, more = {}) =>
  ['POST', 'accounts/auth/register/', { email, password: goodPassword, ...more }] as const
const verify = (email: string, code: string) =>
  ['POST', 'accounts/auth/activation-code/verify/', { email, code }] as const
const resend = (email: string) =>
  ['POST', 'accounts/auth/activation-code/send/', { email }] as const
const checkEmail = (email: string) => ['POST', 'accounts/auth/email-check/', { email }] as const

const uidOf = (body: unknown) => String(Reflect.get(Object(body), 'uid'))
const refused = (code: string, status = 400) => ({
  status,
  body: { code, detail: expect.any(String) },
})

describe('registering', () => {
  it('makes an account that the mailed code activates and signs in', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    expect(await browser.call(...register('new@kingside.example'))).toMatchObject({
      status: 200,
      body: { resend_after_ms: 60_000 },
    })
    const code = await codeFor(accounts, 'new@kingside.example')
    expect(
      await browser.call(
        ...verify('New@Kingside.example', ` ${code.slice(0, 3)}-${code.slice(3)}`),
      ),
    ).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String), expires_in: 900 },
    })
    expect(await browser.call('GET', 'me/')).toMatchObject({
      status: 200,
      body: { email: 'new@kingside.example', access_level: 1, has_password: true },
    })
    expect(await browser.call('GET', 'me/notifications/')).toMatchObject({
      body: [{ notification_type: 'NEW_USER', is_read: false }],
    })
  })

  it('stores a password only as argon2id, and the code only as a hash', async () => {
    const accounts = await testAccounts(database())
    await accounts.browser().call(...register('stored@kingside.example'))
    const code = await codeFor(accounts, 'stored@kingside.example')
    const [row] = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.emailFolded, 'stored@kingside.example'))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    const codes = await database().select().from(mailedCodes)
    expect(codes.length).toBeGreaterThan(0)
    expect(JSON.stringify(codes)).not.toContain(`"${code}"`)
  })

  it.each([
    ['', 'empty_email'],
    ['no-address', 'invalid_email'],
    ['x@mailinator.com', 'email_domain_is_banned'],
  ])('refuses the address "%s" with %s', async (email, code) => {
    const accounts = await testAccounts(database())
    expect(await accounts.browser().call(...register(email))).toMatchObject(refused(code))
  })

  it('never takes a part of the address for the name that others see', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'secretlocalpart@kingside.example')
    const account = await accounts.account.accounts.findByEmail('secretlocalpart@kingside.example')
    expect(account?.player?.name).toMatch(/^Player-.{5}$/)
  })

  it('by the older pair of calls keeps the personal data', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const email = 'older@kingside.example'
    const person = { first_name: 'Dana', last_name: 'Serik', country: 119, is_paid: true }
    await browser.call('POST', 'auth/users/simple-auth-code/', {
      email,
      password: goodPassword,
      free_account_requested: true,
      ...person,
    })
    const code = await codeFor(accounts, email)
    const entered = { code, email, receive_newsletters: true }
    expect((await browser.call('POST', 'auth/users/activation-code/', entered)).status).toBe(200)
    expect((await browser.call('GET', 'me/')).body).toMatchObject({
      first_name: 'Dana',
      last_name: 'Serik',
      country: 119,
      free_account_requested: true,
      receive_newsletters: true,
      access_level: 1,
      recurring_purchase: null,
    })
    const account = await accounts.account.accounts.findByEmail(email)
    expect(account?.player).toMatchObject({ name: 'Dana Serik', country: 'PH' })
  })
})

describe('S-54: an address', () => {
  it('has one account, however it is written', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'once@kingside.example')
    for (const email of [
      'Once@Kingside.EXAMPLE',
      ' once@kingside.example',
      'ｏnce@kingside.example',
    ]) {
      expect(await accounts.browser().call(...register(email))).toMatchObject(
        refused('email_already_exists'),
      )
    }
  })

  it('has one account, though two register it at once', async () => {
    const accounts = await testAccounts(database())
    const email = 'race@kingside.example'
    const answers = await Promise.all(
      [1, 2, 3].map(() => accounts.browser().call(...register(email))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    const rows = await database()
      .select()
      .from(accountRows)
      .where(eq(accountRows.emailFolded, email))
    expect(rows).toHaveLength(1)
  })

  it('with a common password gets no account', async () => {
    const accounts = await testAccounts(database())
    expect(
      await accounts
        .browser()
        .call(...register('weak@kingside.example', { password: 'Password123' })),
    ).toMatchObject(refused('password_too_common'))
    expect(await accounts.browser().call(...checkEmail('weak@kingside.example'))).toMatchObject({
      status: 200,
    })
  })

  it('that somebody else registered and never proved is activated with the newest password only', async () => {
    const accounts = await testAccounts(database())
    const email = 'squatted@kingside.example'
    await accounts.browser().call(...register(email, { password: 'Attacker9own' }))
    const oldCode = await codeFor(accounts, email)
    const owner = accounts.browser()
    let code = oldCode
    // Two random codes may be the same.
    while (code === oldCode) {
      expect(await owner.call(...register(email))).toMatchObject(
        refused('email_already_exists_not_verified'),
      )
      code = await codeFor(accounts, email)
    }
    expect(await owner.call(...verify(email, oldCode))).toMatchObject(refused('invalid_code'))
    expect((await owner.call(...verify(email, code))).status).toBe(200)
    expect((await signIn(accounts, email, 'Attacker9own')).token()).toBeNull()
    expect((await signIn(accounts, email)).token()).not.toBeNull()
  })

  it('that waits for its code gets another at once when it registers again, three in an hour', async () => {
    const limiter = createMemoryRateLimiter({ monotonic: () => 0 })
    const accounts = await testAccounts(database(), { limiter })
    const email = 'impatient@kingside.example'
    const browser = accounts.browser()
    await browser.call(...register(email, { password: 'F1rstOfThree' }))
    for (const password of ['Sec0ndOfThree', goodPassword]) {
      expect(await browser.call(...register(email, { password }))).toMatchObject(
        refused('email_already_exists_not_verified'),
      )
    }
    // The page asks for a code then, and reads that it was sent just now.
    expect(await browser.call(...resend(email))).toMatchObject(refused('resend_throttled', 429))
    const code = await codeFor(accounts, email)
    const refusal = await browser.call(...register(email, { password: 'F0urthOfThree' }))
    expect(refusal).toMatchObject(refused('throttled', 429))
    // What was refused has changed nothing: the code in the mailbox is the account's, and so is its password.
    expect((await browser.call(...verify(email, code))).status).toBe(200)
    expect((await signIn(accounts, email)).token()).not.toBeNull()
  })
})

describe('S-42: the games of a visitor', () => {
  async function visitor(accounts: Awaited<ReturnType<typeof testAccounts>>) {
    const browser = accounts.browser()
    const uid = uidOf((await browser.call('POST', 'ping/')).body)
    const playerUid = uidOf((await browser.call('GET', 'me/uid/')).body)
    return { browser, uid, playerUid }
  }

  it('go along when the visitor registers: it is the same player', async () => {
    const accounts = await testAccounts(database())
    const { browser, uid, playerUid } = await visitor(accounts)
    const email = 'visitor@kingside.example'
    await browser.call(...register(email, { anonymous_uid: uid }))
    await browser.call(...verify(email, await codeFor(accounts, email)))
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ uid: playerUid })
    const rows = await database().select().from(players).where(eq(players.uid, playerUid))
    expect(rows).toEqual([expect.objectContaining({ kind: 'member' })])
  })

  it('stay with the visitor until the code is entered', async () => {
    const accounts = await testAccounts(database())
    const { browser, uid, playerUid } = await visitor(accounts)
    await browser.call(...register('pending@kingside.example', { anonymous_uid: uid }))
    expect((await browser.call('GET', 'me/uid/')).body).toEqual({ uid: playerUid })
  })

  it("do not go to somebody who knows the visitor's uid", async () => {
    const accounts = await testAccounts(database())
    const victim = await visitor(accounts)
    const thief = await visitor(accounts)
    const email = 'thief@kingside.example'
    await thief.browser.call(...register(email, { anonymous_uid: victim.uid }))
    await thief.browser.call(...verify(email, await codeFor(accounts, email)))
    const { body } = await thief.browser.call('GET', 'me/')
    expect(uidOf(body)).not.toBe(victim.playerUid)
    // A foreign uid claims nothing at all, not even the thief's own games.
    expect(uidOf(body)).not.toBe(thief.playerUid)
    expect((await victim.browser.call('GET', 'me/uid/')).body).toEqual({ uid: victim.playerUid })
  })

  it('can not be reached by the old cookie any more', async () => {
    const accounts = await testAccounts(database())
    const { browser, uid, playerUid } = await visitor(accounts)
    const email = 'cookie@kingside.example'
    await browser.call(...register(email, { anonymous_uid: uid }))
    await browser.call(...verify(email, await codeFor(accounts, email)))
    const other = accounts.browser()
    other.cookies.set('kingside_visitor', uid)
    expect((await other.call('GET', 'me/uid/')).body).toEqual({ uid: null })
    const left = await database()
      .select()
      .from(visitors)
      .innerJoin(players, eq(players.id, visitors.playerId))
      .where(eq(players.uid, playerUid))
    expect(left).toEqual([])
  })

  it('go to the first of two accounts of one visitor', async () => {
    const accounts = await testAccounts(database())
    const { browser, uid, playerUid } = await visitor(accounts)
    const emails = ['first@kingside.example', 'second@kingside.example'] as const
    for (const email of emails) await browser.call(...register(email, { anonymous_uid: uid }))
    const uids: unknown[] = []
    for (const email of emails) {
      const member = accounts.browser()
      await member.call(...verify(email, await codeFor(accounts, email)))
      uids.push(uidOf((await member.call('GET', 'me/')).body))
    }
    expect(uids).toEqual([playerUid, expect.not.stringMatching(playerUid)])
  })
})

describe('S-50: asking whether an address is free', () => {
  it('tells by code', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'known@kingside.example')
    await accounts.browser().call(...register('waiting@kingside.example'))
    const ask = (email: string) => accounts.browser().call(...checkEmail(email))
    expect(await ask('known@kingside.example')).toMatchObject(refused('email_already_exists'))
    expect(await ask('waiting@kingside.example')).toMatchObject(
      refused('email_already_exists_not_verified'),
    )
    expect(await ask('nobody@kingside.example')).toMatchObject({ status: 200, body: { ok: true } })
  })

  it('leaves room for a school behind one address: 30 in a minute and 200 in a day', async () => {
    let ms = 0
    const limiter = createMemoryRateLimiter({ monotonic: () => ms })
    const accounts = await testAccounts(database(), { limiter })
    const ask = () => accounts.browser().call(...checkEmail(`a${ms}@kingside.example`))
    const statuses: number[] = []
    for (let minute = 0; minute < 7; minute++) {
      for (let i = 0; i < 31; i++) statuses.push((await ask()).status)
      ms += 60_000
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(200)
    const { status, response } = await ask()
    expect(status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

describe('S-52: an activation code', () => {
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('is six figures, holds once, and is used up by it', async () => {
    const accounts = await testAccounts(database())
    const email = 'once-code@kingside.example'
    await accounts.browser().call(...register(email))
    const code = await codeFor(accounts, email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await accounts.browser().call(...verify(email, code))).status).toBe(200)
    expect(await accounts.browser().call(...verify(email, code))).toMatchObject(
      refused('invalid_code'),
    )
  })

  it('holds for one of two that use it at once', async () => {
    const accounts = await testAccounts(database())
    const email = 'twice-code@kingside.example'
    await accounts.browser().call(...register(email))
    const code = await codeFor(accounts, email)
    const answers = await Promise.all(
      [1, 2].map(() => accounts.browser().call(...verify(email, code))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  it('has five tries, then is reset: the right one does not help any more', async () => {
    const accounts = await testAccounts(database())
    const email = 'tries@kingside.example'
    await accounts.browser().call(...register(email))
    const code = await codeFor(accounts, email)
    const enter = (text: string) => accounts.browser().call(...verify(email, text))
    for (let i = 0; i < 4; i++)
      expect(await enter(wrong(code))).toMatchObject(refused('invalid_code'))
    expect(await enter(wrong(code))).toMatchObject(refused('code_is_reset'))
    expect(await enter(code)).toMatchObject(refused('code_is_reset'))
  })

  it('holds for 15 minutes', async () => {
    const accounts = await testAccounts(database())
    const email = 'late@kingside.example'
    await accounts.browser().call(...register(email))
    const code = await codeFor(accounts, email)
    accounts.wait(15 * 60_000)
    expect(await accounts.browser().call(...verify(email, code))).toMatchObject(
      refused('invalid_code'),
    )
  })

  it('dies when another is sent', async () => {
    const accounts = await testAccounts(database())
    const email = 'resend@kingside.example'
    const browser = accounts.browser()
    await browser.call(...register(email))
    const first = await codeFor(accounts, email)
    let second = first
    // Two random codes may be the same.
    while (second === first) {
      await browser.call(...resend(email))
      second = await codeFor(accounts, email)
    }
    expect(await browser.call(...verify(email, first))).toMatchObject(refused('invalid_code'))
    expect((await browser.call(...verify(email, second))).status).toBe(200)
  })

  it('is bound to its address', async () => {
    const accounts = await testAccounts(database())
    await accounts.browser().call(...register('bound-a@kingside.example'))
    await accounts.browser().call(...register('bound-b@kingside.example'))
    const code = await codeFor(accounts, 'bound-a@kingside.example')
    const other = await codeFor(accounts, 'bound-b@kingside.example')
    if (code === other) return
    expect(
      await accounts.browser().call(...verify('bound-b@kingside.example', code)),
    ).toMatchObject(refused('invalid_code'))
  })

  it('that is asked for again and again is sent once a minute and three times an hour', async () => {
    let ms = 0
    const limiter = createMemoryRateLimiter({ monotonic: () => ms })
    const accounts = await testAccounts(database(), { limiter })
    const email = 'eager@kingside.example'
    const browser = accounts.browser()
    await browser.call(...register(email))
    const again = await browser.call(...resend(email))
    expect(again).toMatchObject(refused('resend_throttled', 429))
    expect(again.response.headers.get('retry-after')).toBe('60')
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      ms += 60_000
      statuses.push((await browser.call(...resend(email))).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('S-50: for an address without an account is answered all the same, and no mail is sent', async () => {
    const accounts = await testAccounts(database())
    await signUp(accounts, 'has-account@kingside.example')
    const before = await accounts.mailTo('has-account@kingside.example')
    const enter = async (email: string) => {
      const codes: unknown[] = [(await accounts.browser().call(...resend(email))).body]
      await accounts.mailTo(email)
      for (let i = 0; i < 6; i++) {
        codes.push((await accounts.browser().call(...verify(email, '000000'))).body)
      }
      return codes
    }
    await accounts.browser().call(...register('has-none-yet@kingside.example'))
    const waiting = await enter('has-none-yet@kingside.example')
    expect(await enter('has-nothing@kingside.example')).toEqual(waiting)
    expect(await enter('has-account@kingside.example')).toEqual(waiting)
    expect(await accounts.mailTo('has-nothing@kingside.example')).toBeNull()
    expect(await accounts.mailTo('has-account@kingside.example')).toEqual(before)
  })
})
