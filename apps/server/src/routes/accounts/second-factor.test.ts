import { describe, expect, it } from 'vitest'
import { stepAt, totpAt } from '../../credentials/totp.ts'
import { secondFactors } from '../../db/schema.ts'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import {
  goodPassword,
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { begin, choose, finish as finishSocial } from '../../testing/test-social.ts'
import {
  codeOf,
  codesIn,
  textIn,
  turnOnSecondFactor,
  wrongCodeOf,
} from '../../testing/test-second-factor.ts'

const database = testDatabase()
const half = 30_000

let members = 0

/** A member whose second factor is on, with what the member keeps. */
async function protectedMember(accounts: TestAccounts) {
  const email = `factor-${(members += 1)}@kingside.example`
  const browser = await signUp(accounts, email)
  const { secret, recoveryCodes } = await turnOnSecondFactor(accounts, browser)
  accounts.wait(half)
  return { email, browser, secret, recoveryCodes }
}

const logIn = (browser: TestBrowser, email: string, password = goodPassword) =>
  browser.call('POST', 'accounts/auth/login/', { email, password })

async function ticketFor(browser: TestBrowser, email: string): Promise<string> {
  const { body } = await logIn(browser, email)
  return textIn(body, 'second_factor', 'ticket')
}

const finish = (browser: TestBrowser, ticket: string, code: string) =>
  browser.call('POST', 'accounts/auth/second-factor/', { ticket, code })

const isSignedIn = async (browser: TestBrowser) => (await browser.call('GET', 'me/')).status === 200

describe('a sign-in with a second factor', () => {
  it('asks for a code after the password, and goes through with it', async () => {
    const accounts = await testAccounts(database())
    const { email, secret } = await protectedMember(accounts)
    const browser = accounts.browser()
    const first = await logIn(browser, email)
    expect(first).toMatchObject({ status: 200, body: { second_factor: { expires_in: 300 } } })
    expect(first.response.headers.getSetCookie()).toEqual([])
    expect(await isSignedIn(browser)).toBe(false)
    const ticket = textIn(first.body, 'second_factor', 'ticket')
    expect(await finish(browser, ticket, codeOf(accounts, secret))).toMatchObject({ status: 200 })
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('says of a wrong password what it says of any', async () => {
    const accounts = await testAccounts(database())
    const { email } = await protectedMember(accounts)
    expect(await logIn(accounts.browser(), email, 'Wrong7password')).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials' },
    })
  })

  it('takes the code of the step before and after, and each code once', async () => {
    const accounts = await testAccounts(database())
    const { email, secret } = await protectedMember(accounts)
    const codes = [-1, 0, 1].map((by) => totpAt(secret, stepAt(accounts.account.clock.now()) + by))
    // Its step was used up when the second factor was switched on.
    const answers: number[] = []
    for (const code of [codes[0], codes[1], codes[1], codes[2], codes[0]]) {
      const browser = accounts.browser()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push((await finish(browser, await ticketFor(browser, email), code ?? '')).status)
    }
    expect(answers).toEqual([400, 200, 400, 200, 400])
  })

  it('of two that use one code at once lets one in', async () => {
    const accounts = await testAccounts(database())
    const { email, secret } = await protectedMember(accounts)
    const code = codeOf(accounts, secret)
    const tickets = await Promise.all([1, 2].map(() => ticketFor(accounts.browser(), email)))
    const answers = await Promise.all(
      tickets.map((ticket) => finish(accounts.browser(), ticket, code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const accounts = await testAccounts(database())
    const { email, recoveryCodes } = await protectedMember(accounts)
    const [code = ''] = recoveryCodes
    const browser = accounts.browser()
    const typed = ` ${code.toUpperCase().replace('-', ' ')}`
    expect((await finish(browser, await ticketFor(browser, email), typed)).status).toBe(200)
    expect((await browser.call('GET', 'me/second-factor/')).body).toMatchObject({
      recovery_codes_left: 9,
    })
    const next = accounts.browser()
    expect(await finish(next, await ticketFor(next, email), code)).toMatchObject({
      status: 400,
      body: { code: 'invalid_code' },
    })
  })

  it('S-52: ends with the fifth wrong code, with its time, and with its first use', async () => {
    const accounts = await testAccounts(database())
    const { email, secret } = await protectedMember(accounts)
    const browser = accounts.browser()
    const worn = await ticketFor(browser, email)
    const wrong = { status: 400, body: { code: 'invalid_code' } }
    const over = { status: 400, body: { code: 'invalid_token' } }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let time = 0; time < 5; time++)
      expect(await finish(browser, worn, wrongCodeOf(accounts, secret))).toMatchObject(wrong)
    expect(await finish(browser, worn, codeOf(accounts, secret))).toMatchObject(over)

    const late = await ticketFor(browser, email)
    accounts.wait(300_000)
    expect(await finish(browser, late, codeOf(accounts, secret))).toMatchObject(over)

    const used = await ticketFor(browser, email)
    expect((await finish(browser, used, codeOf(accounts, secret))).status).toBe(200)
    accounts.wait(half)
    expect(await finish(browser, used, codeOf(accounts, secret))).toMatchObject(over)
    expect(await finish(browser, 'never given', '123456')).toMatchObject(over)
  })

  it('S-51: bears ten codes in half an hour from one address, and the owner’s device its own ten', async () => {
    let ms = 0
    const limiter = createMemoryRateLimiter({ monotonic: () => ms })
    const accounts = await testAccounts(database(), { limiter })
    const { email, secret, browser: owner } = await protectedMember(accounts)
    ms += 60 * 60_000
    const thief = accounts.browser()
    const statuses: number[] = []
    for (const tries of [5, 5, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const ticket = await ticketFor(owner, email)
      for (let time = 0; time < tries; time++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        statuses.push((await finish(thief, ticket, wrongCodeOf(accounts, secret))).status)
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    const code = codeOf(accounts, secret)
    expect((await finish(owner, await ticketFor(owner, email), code)).status).toBe(200)
  })
})

describe('switching a second factor on and off', () => {
  it('counts only once a code has shown that the app has it, and ends the other sign-ins', async () => {
    const accounts = await testAccounts(database())
    const email = 'switch@kingside.example'
    const browser = await signUp(accounts, email)
    const other = accounts.browser()
    await logIn(other, email)
    await browser.call('POST', 'me/second-factor/begin/', {})
    expect((await logIn(accounts.browser(), email)).body).toHaveProperty('access_token')
    expect(
      await browser.call('POST', 'me/second-factor/confirm/', { code: '000000' }),
    ).toMatchObject({ status: 400, body: { code: 'invalid_code' } })
    const { recoveryCodes } = await turnOnSecondFactor(accounts, browser)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    expect((await accounts.mailTo(email))?.subject).toBe('Two-step sign-in is on')
    expect(await browser.call('POST', 'me/second-factor/begin/', {})).toMatchObject({
      status: 409,
      body: { code: 'second_factor_changed' },
    })
  })

  it('keeps the secret so that a copy of the database does not tell it', async () => {
    const accounts = await testAccounts(database())
    const { secret } = await protectedMember(accounts)
    const kept = await database().select().from(secondFactors)
    const texts = kept.flatMap(({ sealedSecret }) => [
      sealedSecret,
      Buffer.from(sealedSecret, 'base64url').toString('hex'),
    ])
    expect(texts.join(' ')).not.toContain(Buffer.from(secret).toString('hex'))
    const { accountId, sealedSecret } = kept.at(-1) ?? { accountId: 0, sealedSecret: '' }
    const { secretBox } = accounts.account
    expect(secretBox.open(sealedSecret, `second factor of ${accountId}`)).toEqual(
      Buffer.from(secret),
    )
    expect(secretBox.open(sealedSecret, `second factor of ${accountId + 1}`)).toBeNull()
  })

  it.each([
    ['the password', () => ({ password: goodPassword })],
    ['a code', (code: string) => ({ code })],
  ])('goes off by %s, and then the password alone signs in', async (_, proofOf) => {
    const accounts = await testAccounts(database())
    const { email, browser, secret } = await protectedMember(accounts)
    const off = (proof: object) => browser.call('POST', 'me/second-factor/off/', proof)
    expect((await off({})).body).toMatchObject({ code: 'wrong_password' })
    expect((await off({ password: 'Wrong7password' })).body).toMatchObject({
      code: 'wrong_password',
    })
    expect((await off({ code: '000000' })).body).toMatchObject({ code: 'invalid_code' })
    expect((await off(proofOf(codeOf(accounts, secret)))).status).toBe(200)
    expect((await logIn(accounts.browser(), email)).body).toHaveProperty('access_token')
    expect((await accounts.mailTo(email))?.subject).toBe('Two-step sign-in is off')
    expect((await off({ password: goodPassword })).status).toBe(409)
  })

  it('makes new recovery codes, and the former no longer count', async () => {
    const accounts = await testAccounts(database())
    const { email, browser, recoveryCodes } = await protectedMember(accounts)
    const { body } = await browser.call('POST', 'me/second-factor/recovery-codes/', {
      password: goodPassword,
    })
    const renewed = codesIn(body)
    expect(renewed).toHaveLength(10)
    const statuses: number[] = []
    for (const code of [recoveryCodes[0] ?? '', renewed[0] ?? '']) {
      const next = accounts.browser()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await finish(next, await ticketFor(next, email), code)).status)
    }
    expect(statuses).toEqual([400, 200])
  })
})

describe('a social sign-in to an account with a second factor', () => {
  it('asks for the code too', async () => {
    const accounts = await testAccounts(database())
    const { secret } = await turnOnSecondFactor(
      accounts,
      await signUp(accounts, 'boris@sandbox.example'),
    )
    accounts.wait(half)
    const browser = accounts.browser()
    const back = await choose(browser, await begin(browser, 'facebook'), 'boris')
    const { body, status } = await finishSocial(browser, back, 'facebook')
    expect({ status, body }).toMatchObject({ status: 200, body: { second_factor: {} } })
    expect(await isSignedIn(browser)).toBe(false)
    const ticket = textIn(body, 'second_factor', 'ticket')
    expect((await finish(browser, ticket, codeOf(accounts, secret))).status).toBe(200)
  })
})
