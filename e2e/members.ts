import type { Page } from '@playwright/test'
import { expectMember, leaveWelcome, makeMember } from './accounts.ts'
import { expect, type Person } from './page.ts'

/**
 * Signs a new member in without the page's help: it finds the saved login when it is opened.
 * @param options.hasName whether the member has first and last name, which tournaments ask for. @default false
 * @returns the member's e-mail address
 */
export async function signInBehind(
  page: Page,
  name: string,
  { hasName = false }: { readonly hasName?: boolean } = {},
): Promise<string> {
  const credentials = await makeMember(page.request, name)
  const answer = await page.request.post('/api/accounts/auth/login/', { data: credentials })
  expect(answer.ok()).toBe(true)
  if (hasName) {
    const { access_token: token }: { readonly access_token: string } = await answer.json()
    const named = await page.request.patch('/api/me/', {
      data: { first_name: name, last_name: 'Player' },
      headers: { authorization: `JWT ${token}` },
    })
    expect(named.ok()).toBe(true)
  }
  // The app asks for the saved login only where it has left this mark.
  const { origin } = new URL(answer.url())
  await page.context().addCookies([{ name: 'kingside_login', value: '1', url: origin }])
  return credentials.email
}

/** The same for somebody with a browser of their own; opens a page and closes the greeting. */
export async function enterAsMember(
  { page }: Person,
  name: string,
  { path = '/', hasName = false }: { readonly path?: string; readonly hasName?: boolean } = {},
): Promise<Page> {
  await signInBehind(page, name, { hasName })
  await page.goto(path)
  await leaveWelcome(page)
  await expectMember(page)
  return page
}
