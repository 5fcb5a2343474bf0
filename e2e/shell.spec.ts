import { laterPaths } from '../apps/platform/src/platform/page/later-paths.ts'
import { textNames } from '../apps/platform/src/shell/texts/text-names.ts'
import type { Locator, Page } from '@playwright/test'
import { accountMenu } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expectInSight } from './online.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test, tileOf } from './page.ts'

test.use({ sharesPages: true })

const pageOf = (path: string) => path.replace('/*', '/members').replace(/:\w+/g, '1')

const texts = ['/support', '/api-docs', ...textNames.map((name) => `/${name}`)]
const paths = ['/', '/computer', '/lobby', '/settings', '/not_found', ...texts, ...laterPaths]

for (const path of paths) {
  test(`${path} has a heading, a title and no violation, in both themes`, async ({ page }) => {
    await page.goto(pageOf(path))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(page).toHaveTitle(/.+ · Kingside$/)
    await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await expectNoViolations(page)
  })
}

test('language and theme are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await page.getByRole('contentinfo').getByText('RU', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await expect(page.getByRole('button', { name: /тёмн/i })).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })
  test('the first paint has the kept theme before any code of the app has run', async ({
    page,
  }) => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Use light theme' }).click()
    await page.route(/\/assets\/index-.*\.js/, (route) => route.abort())
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
      .toBe('light')
  })
})

test('the theme follows the device when it is told to', async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/settings')
  await page.getByText('Match device').click()
  await expect.poll(scheme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(scheme).toBe('light')
})

test('a page names its own files, which come while the first is read', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1)
  await page.goto('/analysis')
  const named: Readonly<Record<string, readonly string[]>> = JSON.parse(
    (await page.locator('#page-files').textContent()) ?? '',
  )
  expect(Object.keys(named)).toEqual(expect.arrayContaining(['/', '/game/', '/analysis']))
  const preloaded = await page
    .locator('link[rel=modulepreload], link[rel=preload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const file of named['/analysis'] ?? []) expect(preloaded).toContain(`/${file}`)
  for (const file of Object.values(named).flat()) {
    expect((await page.request.head(`/${file}`)).status(), file).toBe(200)
  }
})

test('other tabs follow a choice of theme and language', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page.goto('/settings'), other.goto('/settings')])
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect(other.getByRole('button', { name: 'Use dark theme' })).toBeVisible()
  await page.getByRole('contentinfo').getByText('KZ', { exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'kk')
  await other.close()
})

test('the header leads to every place, and the keyboard comes along', async ({ page }) => {
  await page.goto('/settings')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const [place, title] of [
    ['Lobby', 'Lobby'],
    ['Computer', 'Play the computer'],
    ['Analysis', 'Analysis board'],
  ] as const) {
    await main.getByRole('link', { name: place }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${title} · Kingside` })).toBeAttached()
  }
})

test('on a small phone the bar and its drawer lead to every place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/settings')
  await expectNoSidewaysScroll(page)
  const bar = page.getByRole('navigation', { name: 'Sections' })
  await bar.getByRole('link', { name: 'Lobby' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby')
  await bar.getByRole('button', { name: 'More' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expectNoViolations(page)
  await drawer.getByText('KZ', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Мәзір' }).getByRole('link', { name: 'Талдау' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Талдау тақтасы')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNoSidewaysScroll(page)
})

/** Where every link of a part of the page leads, without its query. */
const placesOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [],
      ),
    )

/** Where header, footer, home page, menus and a phone's tabs lead. */
async function placesOfSite(page: Page, account: Locator): Promise<ReadonlySet<string>> {
  const places = new Set([
    ...(await placesOf(page.getByRole('banner'))),
    ...(await placesOf(page.getByRole('contentinfo'))),
    ...(await placesOf(page.getByRole('main'))),
  ])
  await account.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  const items = page.getByRole('menuitem')
  for (const href of await items.evaluateAll((all) => all.map((one) => one.getAttribute('href')))) {
    if (href !== null) places.add(href)
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 375, height: 740 })
  for (const place of await placesOf(page.getByRole('navigation', { name: 'Sections' }))) {
    places.add(place)
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  for (const place of await placesOf(page.getByRole('dialog', { name: 'Menu' }))) places.add(place)
  return places
}

async function expectBuilt(page: Page, places: ReadonlySet<string>): Promise<void> {
  for (const place of places) {
    await page.goto(place)
    // Behind a popup the page's own heading is hidden.
    const isPopup = place.startsWith('?')
    const shown = isPopup ? page.getByRole('dialog') : page
    const heading = shown.getByRole('heading', { level: isPopup ? 2 : 1 })
    await expect(heading.first(), place).toBeVisible()
    await expect(page.getByText('Coming soon'), place).toHaveCount(0)
    await expect(page.getByText('Page is not found'), place).toHaveCount(0)
  }
}

test('no link of header, footer, tabs and menus leads to a page that is not built', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  const account = page.getByRole('button', { name: 'Sign in or create an account' })
  const places = await placesOfSite(page, account)
  expect(places).toContain('/computer')
  expect(places).toContain('/analysis')
  await expectBuilt(page, places)
})

test('nor does one that only a member has', async ({ person }) => {
  // Some twenty pages, one after the other.
  test.slow()
  const page = await enterAsMember(await person(), 'link-reader')
  const places = await placesOfSite(page, accountMenu(page))
  expect(places).toContain('/profile')
  await expectBuilt(page, places)
})

for (const [width, height] of [
  [1440, 900],
  [1366, 650],
  [768, 1024],
  [375, 740],
  [320, 568],
] as const) {
  test(`at ${width}×${height} a game is one press away, without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const time of ['3 min', '10+10']) await expectInSight(tileOf(page, time))
    await expectInSight(page.getByRole('button', { name: 'Sign in', exact: true }))
    await expectNoSidewaysScroll(page)
  })
}

test('an unknown address keeps the shell and leads back to chess', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page is not found, but let’s play some chess?',
  )
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
})

test('an unknown popup opens nothing', async ({ page }) => {
  await page.goto('/watch?popup=free-money')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('on a page whose clock stands still', () => {
  test.use({ sharesPages: false })
  test('a popup opens with all that stands in it, and nothing moves under the pointer', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/settings')
    const button = page.getByRole('button', { name: 'Open board settings' })
    await expect(button).toBeVisible()
    const opened = await page.evaluateHandle(() => {
      const choices: number[] = []
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (!(node instanceof Element)) continue
          const dialog = node.matches('[role=dialog]') ? node : node.querySelector('[role=dialog]')
          if (dialog) choices.push(dialog.querySelectorAll('[type=radio]').length)
        }
      }).observe(document.body, { childList: true, subtree: true })
      return choices
    })
    // Time stands still: nothing but the popup's code can open it.
    await page.clock.pauseAt(Date.now() + 60_000)
    const frame = page.waitForResponse(/\/assets\/Popups\.view-.*\.js/)
    await page.route(/\/assets\/settings-board-popup-.*\.js/, async (route) => {
      await (await frame).finished()
      await route.continue()
    })
    await button.click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: /Marble/ })).toBeAttached()
    expect((await opened.jsonValue())[0]).toBeGreaterThan(10)
  })
})

test('the volume and the settings of the board are kept, and Pro boards lead to Pro', async ({
  page,
}) => {
  await page.goto('/settings')
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  await page.keyboard.press('End')
  await expect(volume).toHaveAttribute('aria-valuetext', '100%')
  await page.reload()
  await expect(volume).toHaveAttribute('aria-valuetext', '100%')
  await page.getByRole('button', { name: 'Open board settings' }).click()
  const popup = page.getByRole('dialog', { name: 'Board settings' })
  const marble = popup.getByRole('radio', { name: /Marble/ })
  await popup
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /Marble/ }) })
    .click()
  await popup.getByText('Sounds', { exact: true }).click()
  await expectNoViolations(page)
  await page.reload()
  await expect(marble).toBeChecked()
  await expect(popup.getByRole('switch', { name: /Sounds/ })).not.toBeChecked()
  const image = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--kingside-board-image'),
    )
  await expect.poll(async () => (await image()).length).toBeGreaterThan(100)

  await popup
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /Aqua/ }) })
    .click()
  await expect(page).toHaveURL(/popup=upgrade-to-pro/)
})

test('inside a messaging app a slim bar has what belongs to the user, and nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/settings?miniapp=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: /^Notifications, / })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await bar.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('menuitem', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.goto('/watch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Kingside, home' }).click()
  await expect(page).toHaveURL('/')
})
