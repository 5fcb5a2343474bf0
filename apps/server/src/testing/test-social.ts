import type { TestBrowser } from './test-accounts.ts'

/** Where an answer leads. */
export const locationOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://localhost')

/** An address without its origin. */
export const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`

/** From the start to the sandbox's page. */
export async function begin(browser: TestBrowser, provider = 'google', path = '/lobby') {
  const started = await browser.request(
    'GET',
    `/api/auth/social/${provider}/?${new URLSearchParams({ state: path })}`,
  )
  return locationOf(started)
}

/** The sandbox's page, where a person is chosen; then back to the app's page. */
export async function choose(browser: TestBrowser, page: URL, subject: string) {
  const search = new URLSearchParams(page.search)
  search.set('subject', subject)
  const chosen = await browser.request('GET', `${page.pathname}choose/?${search}`)
  const back = await browser.request('GET', pathOf(locationOf(chosen)))
  return locationOf(back)
}

/** The exchange of what the provider's page brought back. */
export const finish = (browser: TestBrowser, back: URL, provider = 'google') =>
  browser.call('POST', `auth/social/${provider}/finish/`, {
    code: back.searchParams.get('code') ?? 'none',
    state: back.searchParams.get('state') ?? 'none',
  })
