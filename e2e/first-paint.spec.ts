import type { Page } from '@playwright/test'
import { expect, test } from './page.ts'

/** The app's first file. */
const app = /\/assets\/index-.*\.js/

/** Holds files back. @returns what lets them go on */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const holdApp = (page: Page) => hold(page, app)

/** How much has moved so far without anybody's doing: https://web.dev/articles/cls */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((it) => ('value' in it ? Number(it.value) : 0))
          resolve(values.reduce((sum, value) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing has moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

// What cannot be used yet is kept from assistive technology, so these tests look for words, not for roles.
const languages = [
  ['en-GB', 'en', 'Play chess online', 'Setting up the board…', 'Loading the game…'],
  ['ru-RU', 'ru', 'Шахматы онлайн', 'Расставляем фигуры…', 'Загружаем партию…'],
  ['kk-KZ', 'kk', 'Онлайн шахмат', 'Тақта дайындалуда…', 'Ойын жүктелуде…'],
] as const

for (const [locale, tag, title, opening, loading] of languages) {
  test.describe(`in ${tag}`, () => {
    test.use({ locale })
    test('a page is there before the app, and stays where it is when the app comes', async ({
      page,
    }) => {
      const release = await holdApp(page)
      await page.goto('/', { waitUntil: 'commit' })
      const heading = page.locator('h1', { hasText: title })
      await expect(heading).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      // The search for an opponent comes with the app, and does not wait for it.
      await expect(page.locator('link[rel=modulepreload][href*="/finder-"]')).toHaveCount(1)
      const words = page.locator('link[rel=modulepreload][href*=".words-"]')
      await expect(words).toHaveCount(tag === 'en' ? 0 : 1)
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('button[data-last]')).toBeEnabled()
      await expect(heading).toHaveCount(1)
      expect(await shifts(page)).toBeLessThan(0.02)
    })

    test.describe('of a game that there is not', () => {
      test.use({ expectedErrors: /400/ })
      test('the page of a game has its board before anything is known of it', async ({ page }) => {
        const release = await holdApp(page)
        const words = page.locator('main', { hasText: loading })
        await page.goto('/game/none', { waitUntil: 'commit' })
        await expect(words).toBeVisible()
        release()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(words).toHaveCount(0)
      })
    })

    test('any other page says that it is being made ready', async ({ page }) => {
      const release = await holdApp(page)
      await page.goto('/settings', { waitUntil: 'commit' })
      await expect(page.locator('main')).toContainText(opening)
      release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test.describe('in a language of which only the first words are there', () => {
  test.use({ locale: 'ru-RU' })
  test('the home page is used, and another page waits for its own', async ({ page }) => {
    const release = await hold(page, /\/assets\/ru\.more-.*\.js/)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Шахматы онлайн')
    await expect(page.getByRole('button', { name: '3 мин Блиц' })).toBeEnabled()
    const words = await page.locator('main').innerText()
    expect(words.replaceAll('Kingside', '')).not.toMatch(/[A-Za-z]{2}/)
    await page.getByRole('link', { name: 'Игра с компьютером' }).click()
    await expect(page.getByText('Загружаем страницу…').first()).toBeAttached()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Игра с компьютером')
    await expect(page.getByRole('button', { name: 'Начать партию' })).toBeVisible()
  })
})

test('a visitor and the times are asked for once, while the app is on its way', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, call = ''] = /\/api\/(ping|timecontrols)\/$/.exec(request.url()) ?? []
    if (call !== '') asked.push(`${request.method()} ${call}`)
  })
  const answered = Promise.all([
    page.waitForResponse('**/api/ping/'),
    page.waitForResponse('**/api/timecontrols/'),
  ])
  const release = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await answered
  release()
  await expect(page.locator('button[data-last]')).toBeEnabled()
  // The last that comes is what waits for a quiet moment, and so would a second ping.
  await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  expect(asked.toSorted()).toEqual(['GET timecontrols', 'POST ping'])
})

test.describe('a first call that fails', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })
  test('keeps nobody from the next one', async ({ page }) => {
    let pings = 0
    await page.route('**/api/ping/', (route) => {
      pings += 1
      return pings === 1 ? route.abort() : route.continue()
    })
    await page.goto('/')
    await expect(page.locator('button[data-last]')).toBeEnabled()
  })
})

test('a saved language is spoken before the app is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kingside.language', 'ru'))
  await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText('Шахматы онлайн')
})

test('inside a messaging app no bars are painted that it will not have', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/settings?miniapp=1', { waitUntil: 'commit' })
  await expect(page.locator('script[src="/first-paint.js"]')).toBeAttached()
  await expect(page.locator('#root')).toBeEmpty()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
})

test.describe('the app does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })
  test('the page says so, and loads again on request', async ({ page }) => {
    await page.route(app, (route) => route.abort())
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load this page')
    await page.unroute(app)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })
})
