import { expect, test } from './page.ts'

test.use({ expectedErrors: /Failed to load resource|dynamically imported module|ERR_FAILED/ })

const answers = [
  ['500', { status: 500, json: { code: 'server_error', detail: 'It broke.' } }],
  ['words that are no JSON', { status: 200, contentType: 'application/json', body: '{"uid":' }],
  ['something else than it promised', { status: 200, json: ['nothing', 'of', 'this'] }],
] as const

for (const [what, answer] of answers) {
  test(`a server that answers ${what} leaves a page that can be used`, async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill(answer))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.getByText('Offline. You can still play the computer.')).toBeVisible()
  })
}

test('a server that answers nothing is given up after ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/**', () => {})
  await page.goto('/settings')
  await expect(page.getByText('Connecting…')).toBeVisible()
  await page.clock.runFor(11_000)
  await page.clock.runFor(12_000)
  await expect(page.getByText('Offline. You can still play the computer.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test('a page whose code does not arrive says so inside the shell, and comes on request', async ({
  page,
}) => {
  await page.route(/\/assets\/settings-.*\.js/, (route) => route.abort())
  await page.goto('/watch')
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this page')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.unroute(/\/assets\/settings-.*\.js/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test('a popup whose code does not arrive says so, and comes on request', async ({ page }) => {
  await page.route(/\/assets\/settings-board-popup-.*\.js/, (route) => route.abort())
  await page.goto('/watch?popup=chessboard-settings')
  const popup = page.getByRole('dialog', { name: 'Board settings' })
  await expect(popup.getByText(/Couldn’t load/)).toBeVisible()
  await expect(popup.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Watch')
})

/** The menus of the header come when the page is quiet. */
const menus = /\/assets\/header-actions-.*\.js/

test('menus of the header that do not arrive can be asked for again', async ({ page }) => {
  await page.route(menus, (route) => route.abort())
  await page.goto('/watch')
  const again = page.getByRole('button', { name: 'Reload account menu' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch')
  await page.unroute(menus)
  await again.click()
  await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({
    expectedErrors: /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/,
  })
  test('the page says so', async ({ page, context }) => {
    await page.goto('/watch')
    await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
    await context.setOffline(true)
    await expect(
      page.getByRole('status').filter({ hasText: /offline|no connection/i }),
    ).toBeVisible()
    await context.setOffline(false)
  })

  test('menus that it kept away come with it', async ({ page, context }) => {
    await page.route(menus, (route) => route.abort())
    await page.goto('/watch')
    const again = page.getByRole('button', { name: 'Reload account menu' })
    await expect(again).toBeVisible()
    await context.setOffline(true)
    await page.unroute(menus)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
    await expect(again).toBeHidden()
  })
})
