import type { Page } from '@playwright/test'
import { expectMember, leaveWelcome, makeMember } from './accounts.ts'
import { expect, type Person } from './page.ts'

/** Signs a new member in without the page's help, opens a page and closes the greeting. */
export async function enterAsMember(person: Person, name: string, path = '/'): Promise<Page> {
  const { page, context } = person
  const credentials = await makeMember(page.request, name)
  const answer = await page.request.post('/api/accounts/auth/login/', { data: credentials })
  expect(answer.ok()).toBe(true)
  // The app asks for the saved login only where it has left this mark.
  await context.addCookies([
    { name: 'kingside_login', value: '1', url: new URL(answer.url()).origin },
  ])
  await page.goto(path)
  await leaveWelcome(page)
  await expectMember(page)
  return page
}
