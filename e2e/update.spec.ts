import type { Page } from '@playwright/test'
import {
  choose,
  expect,
  expectNoViolations,
  expectYourTurn,
  pointOf,
  test as base,
} from './page.ts'
import { openRelease, type Release } from './release.ts'

const test = base.extend<{ release: Release }>({
  release: async ({ baseURL }, provide) => {
    const release = await openRelease(baseURL ?? '')
    await provide(release)
    release.close()
  },
})

test.use({ serviceWorkers: 'allow', expectedErrors: /Failed to load resource|WebSocket/ })

/** Opens the app as one that was opened before: its worker answers for the pages. */
async function openInstalled(page: Page, { origin }: Release): Promise<void> {
  await page.goto(origin)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  expect(await versionOf(page)).toBe('1')
}

const versionOf = (page: Page) => page.locator('meta[name="version"]').getAttribute('content')

/** The old worker first ends what it is at: on a slow machine that takes its time. */
const expectNext = (page: Page) => expect.poll(() => versionOf(page), { timeout: 30_000 }).toBe('2')

const notice = (page: Page) => page.getByText('A new version of Kingside is ready.')

test('a new version is told of, waits when it is put off, and comes by choice', async ({
  page,
  release,
}) => {
  await openInstalled(page, release)
  release.next()
  await page.goto(`${release.origin}/watch`)
  await expect(notice(page)).toBeVisible()
  expect(await versionOf(page)).toBe('1')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await versionOf(page)).toBe('1')

  await page.reload()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expectNext(page)
  await expect(page).toHaveURL(`${release.origin}/watch`)
  await expect(notice(page)).toBeHidden()
})

test('a new version never comes by itself into a game or out of it, but on the way to the next page', async ({
  page,
  release,
}) => {
  await openInstalled(page, release)
  release.next()
  await page.goto(`${release.origin}/computer`)
  await expect(notice(page)).toBeVisible()
  await choose(page, '1')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expectYourTurn(page)
  expect(await versionOf(page)).toBe('1')

  for (const square of ['e2', 'e4']) {
    const { x, y } = await pointOf(page, square)
    await page.mouse.click(x, y)
  }
  await expectYourTurn(page)
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('e4')
  expect(await versionOf(page)).toBe('1')

  await page.getByRole('link', { name: 'Kingside' }).first().click()
  await expect(page).toHaveURL(`${release.origin}/`)
  expect(await versionOf(page)).toBe('1')

  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).first().click()
  await expectNext(page)
  await expect(page).toHaveURL(`${release.origin}/lobby`)
})
