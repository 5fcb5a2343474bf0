import { describe, expect, it } from 'vitest'
import { appleClient, fakeApple } from '../../testing/fake-apple.ts'
import { type TestBrowser, testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { begin, finish, locationOf, pathOf } from '../../testing/test-social.ts'

const database = testDatabase()

async function openSite(claims: Readonly<Record<string, unknown>> = {}) {
  const apple = await fakeApple({ claims })
  const accounts = await testAccounts(database(), {
    oauth: { apple: appleClient },
    fetch: apple.fetch,
  })
  return { apple, accounts }
}

type Site = Awaited<ReturnType<typeof openSite>>

/** From our page to Apple's. */
async function toApple({ apple }: Site, browser: TestBrowser) {
  const page = await begin(browser, 'apple')
  apple.open(page)
  return page.searchParams.get('state') ?? ''
}

/** Apple's form as a browser posts it: from Apple's page, without the cookies of SameSite=Lax. */
const post = (
  { accounts }: Site,
  form: Record<string, string>,
  origin = 'https://appleid.apple.com',
) =>
  accounts.app.request('/api/auth/social/apple/callback/', {
    method: 'POST',
    headers: {
      origin,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  })

const name = JSON.stringify({
  name: { firstName: 'Dana', lastName: 'Serik' },
  email: 'forged@kingside.example',
})

async function signIn(site: Site, browser: TestBrowser, form: Record<string, string> = {}) {
  const state = await toApple(site, browser)
  const posted = await post(site, { state, code: 'the code', ...form })
  expect(posted.status).toBe(303)
  // Led on by GET, so now the browser sends its cookie.
  const back = locationOf(await browser.request('GET', pathOf(locationOf(posted))))
  return { back, answer: await finish(browser, back, 'apple') }
}

const me = async (browser: TestBrowser) => (await browser.call('GET', 'me/')).body

describe("S-96: Apple's answer", () => {
  it('signs in on the page that asked, and keeps the name that comes only once', async () => {
    const site = await openSite()
    const browser = site.accounts.browser()
    const { back, answer } = await signIn(site, browser, { user: name })
    expect(back.pathname).toBe('/lobby')
    expect(back.searchParams.get('social')).toBe('apple')
    expect(answer.status).toBe(200)
    const first = await me(browser)
    expect(first).toMatchObject({
      first_name: 'Dana',
      last_name: 'Serik',
      email: 'dana@kingside.example',
    })
    // The next time Apple gives neither name nor address.
    const later = await openSite({ email: undefined })
    const other = later.accounts.browser()
    expect((await signIn(later, other)).answer.status).toBe(200)
    expect(await me(other)).toEqual(first)
  })

  it('is taken from its own page only', async () => {
    const site = await openSite()
    const browser = site.accounts.browser()
    const state = await toApple(site, browser)
    for (const origin of [
      'https://evil.example',
      'https://appleid.apple.com.evil.example',
      'null',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(site, { state, code: 'x' }, origin)).status).toBe(403)
    }
    const elsewhere = await site.accounts.app.request('/api/auth/social/google/callback/', {
      method: 'POST',
      headers: { origin: 'https://appleid.apple.com' },
    })
    expect(elsewhere.status).toBe(403)
  })

  it('is worth nothing in a browser that did not begin it, and sets no cookie', async () => {
    const site = await openSite()
    const attacker = site.accounts.browser()
    const state = await toApple(site, attacker)
    const posted = await post(site, { state, code: 'the code' })
    expect(posted.headers.get('set-cookie')).toBeNull()
    const victim = site.accounts.browser()
    const led = await victim.request('GET', pathOf(locationOf(posted)))
    expect(pathOf(locationOf(led))).toBe('/?popup=sign-in&social_error=failed')
  })

  it('that the person turned back says so', async () => {
    const site = await openSite()
    const browser = site.accounts.browser()
    const state = await toApple(site, browser)
    const posted = await post(site, { state, error: 'user_cancelled_authorize' })
    const led = await browser.request('GET', pathOf(locationOf(posted)))
    expect(pathOf(locationOf(led))).toBe('/lobby?popup=sign-in&social_error=cancelled')
  })
})
