import type { Page } from '@playwright/test'
import { leaveWelcome, makeMember } from './accounts.ts'
import { expect, expectNoViolations, test } from './page.ts'

/** Signs a new member in without the page's help: it finds the saved login when it is opened. */
async function signIn(page: Page, name: string): Promise<string> {
  const credentials = await makeMember(page.request, name)
  const answer = await page.request.post('/api/accounts/auth/login/', { data: credentials })
  expect(answer.ok()).toBe(true)
  const { origin } = new URL(answer.url())
  await page.context().addCookies([{ name: 'kingside_login', value: '1', url: origin }])
  return credentials.email
}

test('a new member is welcomed once, and finds the welcome among the notifications', async ({
  page,
}) => {
  await signIn(page, 'welcomed')
  await page.goto('/watch')
  await expect(page).toHaveURL(/popup=welcome/)
  await leaveWelcome(page)
  await expect(page).toHaveURL('/watch')
  await page.getByRole('button', { name: /^Notifications, / }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)

  const listed = page.waitForResponse(/\/me\/notifications\/$/)
  await page.reload()
  await listed
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
  await expect(page).toHaveURL('/watch')
})

test('what is unread is marked on the bell, and read all at once', async ({ page }) => {
  await page.route('**/api/me/notifications/', (route) => route.fulfill({ json: notifications }))
  const read: string[] = []
  await page.route('**/api/me/notifications/*/mark-read/', (route) => {
    read.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: { ok: true } })
  })
  await signIn(page, 'reader')
  await page.goto('/watch')
  await expect(
    page.getByRole('alert').or(page.getByRole('alertdialog')).getByText('Account closed'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: /Cup has started/ })).toHaveAttribute(
    'href',
    '/tournaments/almaty-cup',
  )
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible()
  await expect
    .poll(() => read.toSorted())
    .toEqual([
      '/api/me/notifications/1/mark-read/',
      '/api/me/notifications/2/mark-read/',
      '/api/me/notifications/3/mark-read/',
    ])
  await page.getByRole('button', { name: 'Notifications, none unread' }).click()
  await panel.getByRole('link', { name: /Cup has started/ }).click()
  await expect(page).toHaveURL('/tournaments/almaty-cup')
})

test('the account menu says how things stand, and signs out', async ({ page }) => {
  const email = await signIn(page, 'menu')
  await page.goto('/watch')
  await leaveWelcome(page)
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await expect(page.getByRole('menuitem', { name: /Subscription/ })).toContainText('Beginner')
  await expect(page.getByRole('menuitem', { name: /FIDE ID status/ })).toContainText(
    'Not connected',
  )
  await expectNoViolations(page)
  await page.getByRole('menuitem', { name: /FIDE ID status/ }).click()
  await expect(page).toHaveURL(/popup=fide/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: `Account of ${email}` }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in or register' })).toBeVisible()
})

const notificationOf = (id: string, type: string, title: string, about: object | null = null) => ({
  id,
  notification_type: type,
  title,
  description: null,
  url: null,
  notification_object: about,
  created_at: '2026-01-31T12:00:00.000Z',
  is_read: false,
})

const notifications = [
  notificationOf('1', 'TOURNAMENT_HAS_STARTED', 'Almaty Cup has started', {
    title: 'Almaty Cup',
    slug: 'almaty-cup',
    id: '7',
    start: '2026-01-31T12:00:00.000Z',
    time_control: { name: '3+2' },
    board_uid: null,
  }),
  notificationOf('2', 'RATING_RESTORED', 'Your rating was restored'),
  notificationOf('3', 'BAN', 'Account closed'),
]
