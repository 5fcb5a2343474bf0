import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts as accountRows } from '../../db/schema.ts'
import {
  goodPassword,
  signIn,
  signUp,
  type TestAccounts,
  testAccounts,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { begin, choose, finish, locationOf, pathOf } from '../../testing/test-social.ts'

const database = testDatabase()

const refused = (code: string, status = 400) => ({
  status,
  body: { code, detail: expect.any(String) },
})

async function signInAs(accounts: TestAccounts, subject: string, provider = 'google') {
  const browser = accounts.browser()
  const back = await choose(browser, await begin(browser, provider), subject)
  return { browser, back, answer: await finish(browser, back, provider) }
}

describe('a social sign-in', () => {
  it('says on its page that it is a sandbox, and loads nothing from elsewhere', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const page = await browser.request('GET', pathOf(await begin(browser, 'apple')))
    const html = await page.text()
    expect(html).toContain('This is a sandbox.')
    expect(html).toContain('This is not Apple')
    expect(html).not.toMatch(/https?:\/\/(?!localhost)/)
  })

  it('makes an account, comes back to the page that asked, and is the same account the next time', async () => {
    const accounts = await testAccounts(database())
    const { browser, back, answer } = await signInAs(accounts, 'aida')
    expect(back.pathname).toBe('/lobby')
    expect(back.searchParams.get('popup')).toBe('sign-in')
    expect(back.searchParams.get('social')).toBe('google')
    expect(answer.status).toBe(200)
    const me = (await browser.call('GET', 'me/')).body
    expect(me).toMatchObject({
      email: 'aida@sandbox.example',
      first_name: 'Aida',
      has_password: false,
    })
    const again = await signInAs(accounts, 'aida')
    expect((await again.browser.call('GET', 'me/')).body).toEqual(me)
  })

  it('of the same verified address is the account that is there', async () => {
    const accounts = await testAccounts(database())
    const member = await signUp(accounts, 'boris@sandbox.example')
    const { browser } = await signInAs(accounts, 'boris', 'facebook')
    const uid = (body: unknown) => Reflect.get(Object(body), 'uid')
    expect(uid((await browser.call('GET', 'me/')).body)).toBe(
      uid((await member.call('GET', 'me/')).body),
    )
    expect((await signIn(accounts, 'boris@sandbox.example')).token()).not.toBeNull()
  })

  it('takes away the password that somebody left at an address which was never proved', async () => {
    const accounts = await testAccounts(database())
    const body = { email: 'chen@sandbox.example', password: goodPassword }
    await accounts.browser().call('POST', 'accounts/auth/register/', body)
    expect((await signInAs(accounts, 'chen')).answer.status).toBe(200)
    expect((await signIn(accounts, 'chen@sandbox.example')).token()).toBeNull()
  })

  it('that is cancelled says so on the page that asked', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const back = await choose(browser, await begin(browser), '')
    expect(pathOf(back)).toBe('/lobby?popup=sign-in&social_error=cancelled')
  })

  it('of a provider that there is not is refused', async () => {
    const accounts = await testAccounts(database())
    const { status } = await accounts.browser().request('GET', '/api/auth/social/evil/')
    expect(status).toBe(404)
  })

  it('of a closed account is refused', async () => {
    const accounts = await testAccounts(database())
    await signInAs(accounts, 'aida', 'apple')
    await database()
      .update(accountRows)
      .set({ closedAt: new Date() })
      .where(eq(accountRows.emailFolded, 'aida@sandbox.example'))
    expect((await signInAs(accounts, 'aida', 'apple')).answer).toMatchObject(
      refused('user_inactive', 401),
    )
  })
})

describe('S-12: an answer that this browser did not ask for', () => {
  it('is refused: the state is bound to the browser', async () => {
    const accounts = await testAccounts(database())
    const attacker = accounts.browser()
    const back = await choose(attacker, await begin(attacker), 'boris')
    const victim = accounts.browser()
    expect(await finish(victim, back)).toMatchObject(refused('social_failed'))
    await begin(victim)
    expect(await finish(victim, back)).toMatchObject(refused('social_failed'))
    expect(victim.token()).toBeNull()
    const callback = new URLSearchParams(back.search)
    const led = await victim.request('GET', `/api/auth/social/google/callback/?${callback}`)
    expect(pathOf(locationOf(led))).toBe('/?popup=sign-in&social_error=failed')
  })

  it('is refused the second time, late, or at another provider', async () => {
    const accounts = await testAccounts(database())
    const once = await signInAs(accounts, 'boris')
    once.browser.cookies.set('kingside_social', once.back.searchParams.get('state') ?? '')
    expect(await finish(once.browser, once.back)).toMatchObject(refused('social_failed'))

    const late = accounts.browser()
    const lateBack = await choose(late, await begin(late), 'boris')
    accounts.wait(10 * 60_000)
    expect(await finish(late, lateBack)).toMatchObject(refused('social_failed'))

    const mixed = accounts.browser()
    const mixedBack = await choose(mixed, await begin(mixed), 'boris')
    expect(await finish(mixed, mixedBack, 'facebook')).toMatchObject(refused('social_failed'))
  })

  it('has an unguessable state and an S256 challenge, and the path stays on the server', async () => {
    const accounts = await testAccounts(database())
    const browser = accounts.browser()
    const page = await begin(browser, 'google', '/community/7/admin')
    expect(page.searchParams.get('state')).toMatch(/^[\w-]{32}$/)
    expect(page.searchParams.get('challenge')).toMatch(/^[\w-]{43}$/)
    expect(page.href).not.toContain('community')
  })

  it('with the code of another sign-in fails: the code is bound to its challenge', async () => {
    const accounts = await testAccounts(database())
    const attacker = accounts.browser()
    const stolen = await choose(attacker, await begin(attacker), 'boris')
    const browser = accounts.browser()
    const back = await choose(browser, await begin(browser), 'boris')
    back.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(await finish(browser, back)).toMatchObject(refused('social_failed'))
  })
})

describe('S-13: the page to come back to', () => {
  it.each([
    '//evil',
    '/\\evil',
    'https://evil',
    'javascript:alert(1)',
    '',
    '/%2f%2fevil',
    '/\t/evil',
  ])('is not %j', async (path) => {
    const accounts = await testAccounts(database())
    const query = new URLSearchParams({ state: path })
    const response = await accounts.app.request(`/api/auth/social/google/?${query}`)
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('the sandbox mailbox', () => {
  it('shows what was sent, as text, and says that it is a sandbox', async () => {
    const accounts = await testAccounts(database())
    const to = '"><script>alert(1)</script>@kingside.example'
    await accounts.account.mailer.send({
      to,
      language: 'en',
      subject: '<b>x</b>',
      text: 'https://kingside.example/?a=1&b="<i>',
    })
    const response = await accounts.app.request('/dev/mail')
    const html = await response.text()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('This is a sandbox.')
    expect(html).not.toMatch(/<script|<b>|<i>/)
    expect(html).toContain('&lt;b&gt;x')
  })
})
