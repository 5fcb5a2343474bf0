import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installed } from '../lib/installed.ts'
import { computed, expect, picturesOf, test } from './app.ts'
import { drag } from './squares.ts'

const king = '[data-piece="wk"]'
const drawn = [expect.stringMatching(/^url\("data:image\/svg\+xml/)]

test('takes a variable that the page sets', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await drag(page, 'e2', 'e4')
  await expect(page.locator('output')).toHaveText('e4')
  const lastMove = '[data-mark="last-move"] >> nth=0'
  expect(await computed(page, lastMove, 'background-color')).not.toBe('rgb(1, 2, 3)')
  await page.addStyleTag({ content: '#root { --kingside-board-last-move: rgb(1 2 3); }' })
  expect(await computed(page, lastMove, 'background-color')).toBe('rgb(1, 2, 3)')
})

test(
  'takes each theme by a stylesheet and an attribute',
  { tag: '@once' },
  async ({ page, app }) => {
    const folder = join(installed().folders[app.react], 'node_modules/@kingside/chess-board/themes')
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(0)
    await page.route('/sheets/*', (route) =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.slice(8)) }),
    )
    await page.goto('/')
    // As weak as the default theme, and later: without a theme there is no picture.
    await page.addStyleTag({ content: ':where(:root) { --kingside-board-wk: none; }' })
    for (const sheet of sheets) {
      await page.evaluate(
        (href) =>
          new Promise((resolve, reject) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
            link.addEventListener('load', resolve)
            link.addEventListener('error', reject)
            document.head.append(link)
          }),
        `/sheets/${sheet}`,
      )
      for (const place of ['html', '#root']) {
        expect(await picturesOf(page, king), sheet).toEqual(['none'])
        const element = page.locator(place)
        await element.evaluate(
          (target, key) => target.setAttribute('data-board-theme', key),
          sheet.replace('.css', ''),
        )
        expect(await picturesOf(page, king), `${sheet} on ${place}`).toEqual(drawn)
        await element.evaluate((target) => target.removeAttribute('data-board-theme'))
      }
    }
  },
)

test('takes a theme that the bundler brings, as a stylesheet and as a style', async ({ page }) => {
  await page.goto('/themes.html')
  await expect.poll(() => picturesOf(page, `#by-attribute ${king}`)).toEqual(drawn)
  expect(await picturesOf(page, `#by-style ${king}`)).toEqual(drawn)
  expect(await picturesOf(page, `#by-variable ${king}`)).toEqual([
    `url("data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg'/%3e")`,
  ])
  const lastMove = '#by-variable [data-mark="last-move"] >> nth=0'
  expect(await computed(page, lastMove, 'background-color')).toBe('rgb(1, 2, 3)')
})
