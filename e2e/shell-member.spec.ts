import type { Page } from '@playwright/test'
import { expectVisitor, leaveWelcome } from './accounts.ts'
import { signInBehind as signIn } from './members.ts'
import { enterLobby } from './online.ts'
import { operate } from './operator.ts'
import { expect, expectNoViolations, test } from './page.ts'
import { badgeOf, iconOf } from './tab-icon.ts'

test.use({ sharesPages: true })

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
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible()
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
  // There is no such cup: its page waits for the server.
  await page.route('**/api/online/tournaments/almaty-cup/**', () => {})
  await page.getByRole('button', { name: 'Notifications, none unread' }).click()
  await panel.getByRole('link', { name: /Cup has started/ }).click()
  await expect(page).toHaveURL('/tournaments/almaty-cup')
})

test('what the server tells comes at once, on every page that is open, and is read on all', async ({
  page,
  context,
}) => {
  const email = await signIn(page, 'told')
  await enterLobby(page, '/watch')
  await leaveWelcome(page)
  const other = await context.newPage()
  await enterLobby(other, '/watch')
  const pages = [page, other]
  const plain = await iconOf(page)
  for (const each of pages) await expect(bell(each, 'none unread')).toBeVisible()

  await operate(page.request, 'notifications', {
    player: email,
    type: 'RATING_RESTORED',
    title: 'Your rating was restored',
    url: '/settings',
  })
  for (const each of pages) await expect(alertOf(each, 'Your rating was restored')).toBeVisible()
  // The keyboard in it holds its time.
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  for (const each of pages) {
    await expect(bell(each, '1 unread')).toBeVisible()
    await expect.poll(() => iconOf(each)).toMatch(/^data:image\/png/)
    expect(await badgeOf(each)).not.toEqual(await badgeOf(each, plain))
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings')
  for (const each of pages) {
    await expect(bell(each, 'none unread')).toBeVisible()
    await expect.poll(() => iconOf(each)).toBe(plain)
  }
  await expect(other).toHaveURL('/watch')

  // Inside a messaging app, where there is no header, a notification leads to its page too.
  await enterLobby(other, '/watch?miniapp=1')
  await operate(page.request, 'notifications', {
    player: email,
    type: 'RATING_RESTORED',
    title: 'Your rating stands again',
    url: '/support',
  })
  await alertOf(other, 'Your rating stands again')
    .getByRole('button', { name: 'Open', exact: true })
    .click()
  await expect(other).toHaveURL('/support')
  await expect(bell(other, 'none unread')).toBeVisible()
})

test('a warning stays until it is closed', async ({ page }) => {
  const email = await signIn(page, 'warned')
  await enterLobby(page, '/watch')
  await leaveWelcome(page)
  await operate(page.request, 'notifications', {
    player: email,
    type: 'FAIR_PLAY_VIOLATION',
    title: 'Please play fair',
    description: 'Another violation closes your account.',
  })
  const warning = alertOf(page, 'Please play fair')
  await expect(warning).toBeVisible()
  await expect(bell(page, 'none unread')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(warning).toBeHidden()
})

test.describe('a ban', () => {
  // Who was a member is told to become a visitor first (400).
  test.use({ expectedErrors: /status of 40[013]/ })

  test('says why it ends the session, and what next', async ({ page }) => {
    const email = await signIn(page, 'banned')
    await enterLobby(page, '/watch')
    await leaveWelcome(page)
    await operate(page.request, 'bans', { player: email, reason: 'Engine use.', until: null })
    const told = alertOf(page, 'Your account is banned')
    await expect(told).toContainText('Engine use.')
    // The page of a visitor, with nothing over it.
    await expectVisitor(page)
    await expect(page.getByText('Your session has ended')).toBeHidden()
    await expect(page.getByText(/You can still browse as a guest/)).toBeVisible()
    await expectNoViolations(page)
    await told.getByRole('button', { name: 'Close' }).click()
    await expect(told).toBeHidden()
    await page.getByRole('link', { name: 'Contact support' }).click()
    await expect(page).toHaveURL('/support')
  })
})

test.describe('a line that broke', () => {
  test.use({ expectedErrors: /WebSocket|ERR_INTERNET_DISCONNECTED/ })
  test('leaves nothing untold when it is back', async ({ page, context }) => {
    const email = await signIn(page, 'away')
    await enterLobby(page, '/watch')
    await leaveWelcome(page)
    await context.setOffline(true)
    await operate(page.request, 'notifications', {
      player: email,
      type: 'NEW_FEATURE',
      title: 'Puzzles can now be rated',
    })
    await expect(bell(page, 'none unread')).toBeVisible()
    await context.setOffline(false)
    await expect(alertOf(page, 'Puzzles can now be rated')).toBeVisible()
    await expect(bell(page, '1 unread')).toBeVisible()
  })
})

test('the profile is asked for once when its page is opened, and again when it is opened later', async ({
  page,
}) => {
  const email = await signIn(page, 'asked-once')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/')) asked.push(request.method())
  })
  await page.goto('/profile')
  await leaveWelcome(page)
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible()
  expect(asked).toEqual(['GET'])

  await page.getByRole('textbox', { name: 'First name' }).fill('Aliya')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Aliya')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Aliya')
  expect(asked).toEqual(['GET', 'PATCH', 'GET'])
})

test('the account menu leads to what is one’s own, and signs out', async ({ page }) => {
  const email = await signIn(page, 'menu')
  await page.goto('/watch')
  await leaveWelcome(page)
  await page.getByRole('button', { name: `Account: ${email}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
})

/** The button in the header, and how many it says are unread. */
const bell = (page: Page, unread: string) =>
  page.getByRole('button', { name: `Notifications, ${unread}` })

const alertOf = (page: Page, title: string) => page.getByRole('alertdialog', { name: title })

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
