import { describe, expect, it } from 'vitest'
import {
  codeFor,
  goodPassword,
  signIn,
  signUp,
  type TestAccounts,
  testAccounts,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { begin, choose, finish } from '../../testing/test-social.ts'

const database = testDatabase()

async function enterAs(accounts: TestAccounts, subject: string, provider = 'google') {
  const browser = accounts.browser()
  const back = await choose(browser, await begin(browser, provider), subject)
  return { browser, answer: await finish(browser, back, provider) }
}

const send = (browser: TestAccounts['browser'] extends () => infer B ? B : never, email: string) =>
  browser.call('POST', 'accounts/auth/activation-code/send/', { email })

const verify = (
  browser: TestAccounts['browser'] extends () => infer B ? B : never,
  email: string,
  code: string,
) => browser.call('POST', 'accounts/auth/activation-code/verify/', { email, code })

describe('S-97: an account whose provider vouches for no address', () => {
  it('is asked to confirm one, and has it once the code is entered', async () => {
    const accounts = await testAccounts(database())
    const { browser, answer } = await enterAs(accounts, 'daniyar')
    expect(answer.status).toBe(200)
    expect((await browser.call('GET', 'me/notifications/')).body).toMatchObject([
      { notification_type: 'EMAIL_NOT_VERIFIED', title: 'Confirm your e-mail address' },
      { notification_type: 'NEW_USER' },
    ])
    const email = 'daniyar@sandbox.example'
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ email })
    // Until then the address is nobody's: no password can be set for it.
    await browser.call('POST', 'accounts/auth/password/reset/', { email })
    expect(await accounts.mailTo(email)).toBeNull()
    expect((await send(browser, email)).status).toBe(200)
    expect((await verify(browser, email, '000000')).body).toMatchObject({ code: 'invalid_code' })
    const uid = Reflect.get(Object((await browser.call('GET', 'me/')).body), 'uid')
    expect((await verify(browser, email, await codeFor(accounts, email))).status).toBe(200)
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ email, uid })
    const check = await accounts.browser().call('POST', 'accounts/auth/email-check/', { email })
    expect(check.body).toMatchObject({ code: 'email_already_exists' })
  })

  it('without any address takes one that its owner types', async () => {
    const accounts = await testAccounts(database())
    const { browser } = await enterAs(accounts, 'nomail', 'facebook')
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ email: '' })
    const email = 'noor@kingside.example'
    await send(browser, email)
    await verify(browser, email, await codeFor(accounts, email))
    expect((await browser.call('GET', 'me/')).body).toMatchObject({ email, first_name: 'Noor' })
    // The provider leads to the same account still.
    const again = await enterAs(accounts, 'nomail', 'facebook')
    expect((await again.browser.call('GET', 'me/')).body).toMatchObject({ email })
  })

  it('does not keep the address from whoever has it', async () => {
    const accounts = await testAccounts(database())
    const { browser } = await enterAs(accounts, 'nomail', 'google')
    const email = 'owner@kingside.example'
    await send(browser, email)
    const code = await codeFor(accounts, email)
    await signUp(accounts, email)
    expect((await verify(browser, email, code)).body).toMatchObject({ code: 'code_is_reset' })
    accounts.wait(60_000)
    await send(browser, email)
    expect(await accounts.mailTo(email)).toMatchObject({
      subject: 'Your address has a Kingside account',
    })
    expect((await signIn(accounts, email)).token()).not.toBeNull()
  })

  it('gets nothing by the code of another account', async () => {
    const accounts = await testAccounts(database())
    const { browser } = await enterAs(accounts, 'nomail', 'apple')
    const email = 'waiting@kingside.example'
    await accounts
      .browser()
      .call('POST', 'accounts/auth/register/', { email, password: goodPassword })
    const code = await codeFor(accounts, email)
    expect((await verify(browser, email, code)).body).toMatchObject({ code: 'invalid_code' })
  })

  it('is not made beside an account that has the address', async () => {
    const accounts = await testAccounts(database())
    const email = 'daniyar@sandbox.example'
    await signUp(accounts, email).catch(() => null)
    const { answer } = await enterAs(accounts, 'daniyar', 'facebook')
    expect(answer.body).toMatchObject({ code: 'social_failed' })
  })
})
