import { AxeBuilder } from '@axe-core/playwright'
import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
  type Locator,
} from '@playwright/test'
import { renew } from './renew.ts'

/** Somebody with a browser of their own. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
}

export interface Fixtures {
  expectedErrors: RegExp | null
  /**
   * Take the pages of the tests before, renewed, and leave them to the tests that follow: to open one costs more than
   * most tests do in it. Not for tests that add scripts to a page or stop its clock, or that ask what is loaded first.
   */
  sharesPages: boolean
  /** Opens a browser for somebody who was never here; it closes with the test. */
  person: (options?: BrowserContextOptions) => Promise<Person>
}

/** A test fails when the page logs an error or breaks the content security policy. */
export const test = base.extend<Fixtures, { readonly spare: Person[] }>({
  expectedErrors: [null, { option: true }],
  sharesPages: [false, { option: true }],
  spare: [async ({ browserName: _ }, provide) => provide([]), { scope: 'worker' }],
  page: async ({ person, expectedErrors }, provide) => {
    const { page } = await person()
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await provide(page)
    expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([])
  },
  context: ({ page }, provide) => provide(page.context()),
  person: async ({ browser, sharesPages, spare, viewport }, provide, testInfo) => {
    const opened: (Person & { readonly isPlain: boolean })[] = []
    await provide(async (options) => {
      const kept = sharesPages && !options ? spare.pop() : undefined
      const context =
        kept?.context ?? (await browser.newContext({ reducedMotion: 'reduce', ...options }))
      const person = { context, page: kept?.page ?? (await context.newPage()) }
      opened.push({ ...person, isPlain: !options })
      return person
    })
    const passed = testInfo.status === testInfo.expectedStatus
    await Promise.all(
      opened.map(async ({ context, page, isPlain }) => {
        if (!sharesPages || !passed || !isPlain || page.isClosed()) return context.close()
        await renew(page)
        if (viewport) await page.setViewportSize(viewport)
        spare.push({ context, page })
      }),
    )
  },
})

export { expect }

/** Chooses a radio card as a person does: by a click on the card. */
export const choose = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click()

/** Changes the theme where the header has room for its button, and comes back to this width. */
export async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.getByRole('button', { name: `Use ${theme} theme` }).click()
  if (size) await page.setViewportSize(size)
}

/** The tile of a time on the home page: a press on it starts a search. */
export const tileOf = (page: Page, time: string) =>
  page
    .getByRole('list', { name: 'Time control' })
    .getByRole('button', { name: new RegExp(`^${time.replace('+', '\\+')} \\w+$`) })

/** Starts a search as a person does: by a press on the tile of a time, which may be behind “Other”. */
export async function pressTime(page: Page, time: string): Promise<void> {
  const tile = tileOf(page, time)
  const more = page.getByRole('button', { name: 'Other', exact: true })
  await expect(tile.or(more).first()).toBeVisible()
  if ((await tile.count()) === 0) await more.click()
  await tile.click()
}

/** Chooses what the home page has behind “Options”, such as `Rated` or `White`. */
export async function chooseOptions(page: Page, ...names: readonly string[]): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Options' }).click()
  for (const name of names) await choose(page, name)
}

export const expectYourTurn = (page: Page) =>
  expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 30_000 })

/** Where a square is on the screen, for a board with White at the bottom. */
export async function pointOf(page: Page, square: string): Promise<{ x: number; y: number }> {
  const cell = await page.getByRole('gridcell', { name: new RegExp(`^${square}`) }).boundingBox()
  if (!cell) throw new Error(`${square} is not on the screen`)
  return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }
}

export async function drag(page: Page, from: string, to: string) {
  const [start, end] = [await pointOf(page, from), await pointOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** The moves of the list, in SAN, without their times; empty where Black has not moved yet. */
export const movesOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('list', { name: 'Moves' })
    .locator('li > span:not(:first-child)')
    .evaluateAll((cells) =>
      cells.map((cell) => (cell.querySelector('button') ?? cell).textContent ?? ''),
    )

export async function expectNoViolations(page: Page) {
  // React Aria says that a button has begun to load by a reference to the button, and keeps it for seven seconds, also
  // when the button has gone by then. It was said already; a reader who comes upon it finds nothing.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    .options({ resultTypes: ['violations'] })
    // The app has no frames; the other mode opens a second page for each analysis, to put theirs together.
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page) {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBe(0)
}

/** Where the pieces of a kind stand on a board that is only looked at. @param board an element around it */
export const squaresOf = (board: Locator, piece: 'wp' | 'bp'): Promise<readonly string[]> =>
  board.locator('[data-layer="pieces"]').evaluate((layer, code) => {
    const { left, bottom, width } = layer.getBoundingClientRect()
    const steps = (px: number) => Math.round((px / width) * 8)
    return [...layer.querySelectorAll(`[data-piece="${code}"]`)].map((element) => {
      const place = element.getBoundingClientRect()
      return `${'abcdefgh'[steps(place.left - left)]}${steps(bottom - place.top)}`
    })
  }, piece)
