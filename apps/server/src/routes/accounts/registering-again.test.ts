import { describe, expect, it } from 'vitest'
import {
  codeFor,
  goodPassword,
  signIn,
  type TestAccounts,
  type TestBrowser,
  testAccounts,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const strangersPassword = 'Attacker9own'

async function register(
  accounts: TestAccounts,
  browser: TestBrowser,
  email: string,
  password: string,
): Promise<string> {
  await browser.call('POST', 'accounts/auth/register/', { email, password })
  return codeFor(accounts, email)
}

async function enter(browser: TestBrowser, email: string, code: string): Promise<number> {
  const entered = { email, code }
  return (await browser.call('POST', 'accounts/auth/activation-code/verify/', entered)).status
}

const opens = async (accounts: TestAccounts, email: string, password: string) =>
  (await signIn(accounts, email, password)).token() !== null

/** Two who register one address; the codes differ. */
async function twoOf(email: string) {
  const accounts = await testAccounts(database())
  const [first, second] = [accounts.browser(), accounts.browser()]
  const firstCode = await register(accounts, first, email, goodPassword)
  let secondCode = firstCode
  // Two random codes may be the same.
  while (secondCode === firstCode) {
    secondCode = await register(accounts, second, email, strangersPassword)
  }
  return { accounts, first, second, firstCode, secondCode }
}

describe('S-88: an address that a stranger registers again while it waits', () => {
  it.each([
    ['where it was registered', true],
    ['in another browser', false],
  ])('is opened by the first code, %s, for the first password alone', async (_, isSame) => {
    const email = `first-${isSame}@kingside.example`
    const { accounts, first, firstCode } = await twoOf(email)
    expect(await opens(accounts, email, strangersPassword)).toBe(false)
    expect(await enter(isSame ? first : accounts.browser(), email, firstCode)).toBe(200)
    expect(await opens(accounts, email, strangersPassword)).toBe(false)
    expect(await opens(accounts, email, goodPassword)).toBe(true)
  })

  it('takes no code of theirs where the first registered, and the first one still', async () => {
    const email = 'newest-mail@kingside.example'
    const { accounts, first, firstCode, secondCode } = await twoOf(email)
    expect(await enter(first, email, secondCode)).toBe(400)
    expect(await enter(first, email, firstCode)).toBe(200)
    expect(await opens(accounts, email, strangersPassword)).toBe(false)
  })

  it('sends the first browser a further code of its own', async () => {
    const email = 'resent@kingside.example'
    const { accounts, first } = await twoOf(email)
    await first.call('POST', 'accounts/auth/activation-code/send/', { email })
    expect(await enter(first, email, await codeFor(accounts, email))).toBe(200)
    expect(await opens(accounts, email, strangersPassword)).toBe(false)
    expect(await opens(accounts, email, goodPassword)).toBe(true)
  })

  it('knows by a sign-in whose code is asked for, and gives nobody a password without', async () => {
    const email = 'by-sign-in@kingside.example'
    const { accounts } = await twoOf(email)
    const elsewhere = await signIn(accounts, email)
    await elsewhere.call('POST', 'accounts/auth/activation-code/send/', { email })
    expect(await enter(elsewhere, email, await codeFor(accounts, email))).toBe(200)
    expect(await opens(accounts, email, goodPassword)).toBe(true)
    expect(await opens(accounts, email, strangersPassword)).toBe(false)

    const other = 'by-nobody@kingside.example'
    const two = await twoOf(other)
    const unknown = two.accounts.browser()
    await unknown.call('POST', 'accounts/auth/activation-code/send/', { email: other })
    expect(await enter(unknown, other, await codeFor(two.accounts, other))).toBe(200)
    expect(await opens(two.accounts, other, goodPassword)).toBe(false)
    expect(await opens(two.accounts, other, strangersPassword)).toBe(false)
  })

  it('is lost for whoever comes second to activate it', async () => {
    const email = 'second@kingside.example'
    const { accounts, first, second, firstCode, secondCode } = await twoOf(email)
    expect(await enter(second, email, secondCode)).toBe(200)
    expect(await enter(first, email, firstCode)).toBe(400)
    expect(await opens(accounts, email, goodPassword)).toBe(false)
    expect(await opens(accounts, email, strangersPassword)).toBe(true)
  })

  it('has one registration for one browser: the newest password, and the code that came with it', async () => {
    const email = 'twice@kingside.example'
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const code = await register(accounts, browser, email, 'F1rstOfTwo')
    let other = code
    while (other === code) other = await register(accounts, browser, email, goodPassword)
    for (const who of [browser, accounts.browser()]) expect(await enter(who, email, code)).toBe(400)
    expect(await enter(browser, email, other)).toBe(200)
    expect(await opens(accounts, email, goodPassword)).toBe(true)
    expect(await opens(accounts, email, 'F1rstOfTwo')).toBe(false)
  })

  it("does not lose the first code to a stranger's tries (S-89)", async () => {
    const email = 'tried@kingside.example'
    const { accounts, first, firstCode } = await twoOf(email)
    const wrong = firstCode === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 6; tries++) await enter(accounts.browser(), email, wrong)
    expect(await enter(first, email, firstCode)).toBe(200)
  })
})
