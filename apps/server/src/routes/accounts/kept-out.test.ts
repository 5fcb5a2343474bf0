import { describe, expect, it } from 'vitest'
import { createMemoryRateLimiter } from '../../domain/limits/rate-limiter.ts'
import {
  codeFor,
  goodPassword,
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
  testBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const minute = 60_000
const strangers = '203.0.113.7'
const owners = '198.51.100.1'

/** Accounts whose limits hold, and browsers at addresses. */
async function limitedAccounts() {
  let ms = 0
  const limiter = createMemoryRateLimiter({ monotonic: () => ms })
  const accounts = await testAccounts(database(), { limiter })
  const at = (remoteAddress: string) =>
    testBrowser({
      request: (path, init) =>
        accounts.app.request(path, init, { incoming: { socket: { remoteAddress } } }),
    })
  return { accounts, at, wait: (by: number) => void (ms += by) }
}

async function signIn(browser: TestBrowser, email: string, password: string): Promise<number> {
  return (await browser.call('POST', 'accounts/auth/login/', { email, password })).status
}

async function repeat(times: number, attempt: () => Promise<number>): Promise<number> {
  let last = 0
  for (let time = 0; time < times; time++) last = await attempt()
  return last
}

async function memberAt(
  { accounts, at }: Awaited<ReturnType<typeof limitedAccounts>>,
  address: string,
  email: string,
): Promise<TestBrowser> {
  return signUp(accounts, email, at(address))
}

describe('S-89: a stranger who tries wrong passwords', () => {
  it('keeps the owner out at no other address', async () => {
    const site = await limitedAccounts()
    const email = 'elsewhere@kingside.example'
    await memberAt(site, owners, email)
    expect(await repeat(50, () => signIn(site.at(strangers), email, 'Wrong7password'))).toBe(429)
    expect(await signIn(site.at(owners), email, goodPassword)).toBe(200)
  })

  it('keeps a device out that has signed in before nowhere', async () => {
    const site = await limitedAccounts()
    const email = 'known-device@kingside.example'
    const device = await memberAt(site, strangers, email)
    await device.call('POST', 'accounts/auth/logout/')
    device.setToken(null)
    expect(await repeat(50, () => signIn(site.at(strangers), email, 'Wrong7password'))).toBe(429)
    expect(await signIn(site.at(strangers), email, goodPassword)).toBe(429)
    expect(await signIn(device, email, goodPassword)).toBe(200)
  })

  it('gains nothing by a device of an account of theirs, or by a made-up one', async () => {
    const site = await limitedAccounts()
    const email = 'not-theirs@kingside.example'
    await memberAt(site, owners, email)
    const device = await memberAt(site, strangers, 'own-device@kingside.example')
    const made = site.at(strangers)
    made.cookies.set('kingside_device', `made-up.${'x'.repeat(43)}`)
    for (const browser of [device, made]) {
      expect(await repeat(50, () => signIn(browser, email, 'Wrong7password'))).toBe(429)
    }
  })

  it('has as few tries on a device that has signed in', async () => {
    const site = await limitedAccounts()
    const email = 'stolen-device@kingside.example'
    const device = await memberAt(site, owners, email)
    expect(await repeat(10, () => signIn(device, email, 'Wrong7password'))).toBe(400)
    expect(await signIn(device, email, 'Wrong7password')).toBe(429)
  })

  it('spends none of the tries of the account once the address is refused', async () => {
    const site = await limitedAccounts()
    const email = 'unspent@kingside.example'
    await memberAt(site, owners, email)
    const address = site.at(strangers)
    let others = 0
    await repeat(50, () => signIn(address, `other-${(others += 1)}@kingside.example`, 'Wrong7x'))
    expect(await repeat(10, () => signIn(address, email, 'Wrong7password'))).toBe(429)
    site.wait(8 * minute)
    expect(await repeat(10, () => signIn(address, email, 'Wrong7password'))).toBe(400)
  })
})

describe('S-89: a stranger who tries wrong codes', () => {
  it.each([owners, strangers])('keeps the owner at %s from no activation', async (address) => {
    const site = await limitedAccounts()
    const email = `code-at-${address}@kingside.example`
    const browser = site.at(address)
    await browser.call('POST', 'accounts/auth/register/', { email, password: goodPassword })
    const code = await codeFor(site.accounts, email)
    const enter = async (by: TestBrowser, entered: string) => {
      const body = { email, code: entered }
      return (await by.call('POST', 'accounts/auth/activation-code/verify/', body)).status
    }
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await repeat(70, () => enter(site.at(strangers), wrong))).toBe(429)
    expect(await enter(browser, code)).toBe(200)
  })
})

describe('S-89: a stranger who tries wrong tokens of a reset', () => {
  it('uses the right link up nowhere, not even at the same address', async () => {
    const site = await limitedAccounts()
    const email = 'reset-link@kingside.example'
    await memberAt(site, owners, email)
    await site.at(owners).call('POST', 'accounts/auth/password/reset/', { email })
    const token = await resetToken(site.accounts, email)
    const confirm = async (tried: string) => {
      const body = { email, token: tried, new_password: 'another7one' }
      return (await site.at(strangers).call('POST', 'accounts/auth/password/reset-confirm/', body))
        .status
    }
    expect(await repeat(30, () => confirm('x'.repeat(32)))).toBe(429)
    expect(await confirm(token)).toBe(200)
  })
})

async function resetToken(accounts: TestAccounts, email: string): Promise<string> {
  const mail = await accounts.mailTo(email)
  return new URL(/http\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}
