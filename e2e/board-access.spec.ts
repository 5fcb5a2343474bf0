import type { Page } from '@playwright/test'
import { expect, test } from './board-page.ts'
import { drag } from './page.ts'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
const moves = [
  { from: 'e2', to: 'e3' },
  { from: 'e2', to: 'e4' },
] as const

/** Has the page note every slide that begins from now on: a slide can be over before it is looked for. */
const noteSlides = (page: Page) =>
  page.evaluate(() => {
    const { heard } = window
    document.addEventListener('transitionrun', () => heard.push('slides'))
  })

/** What the page noted, once the frames have passed in which a slide would have begun. */
const slides = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return window.heard.filter((what) => what === 'slides').length
  })

test('a piece slides to where it goes', async ({ page, board }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await board.show({ position: start })
  await noteSlides(page)
  await board.show({ position: afterE4, lastMove: { from: 'e2', to: 'e4' } })
  expect(await slides(page)).toBe(1)
})

test('for those who asked for less motion it is there at once', async ({ page, board }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await board.show({ position: start })
  await noteSlides(page)
  await board.show({ position: afterE4, lastMove: { from: 'e2', to: 'e4' } })
  expect(await slides(page)).toBe(0)
  const pawn = await page.locator('[data-square="e4"]').boundingBox()
  expect(pawn).toEqual(await page.getByRole('gridcell', { name: /^e4/ }).boundingBox())
})

test('a page can do without motion for everybody', async ({ page, board }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await board.show({ position: start, animated: false })
  await noteSlides(page)
  await board.show({ position: afterE4, animated: false })
  expect(await slides(page)).toBe(0)
})

for (const [end, to] of [
  ['on an illegal square', 'e6'],
  ['where the page does not take it', 'e4'],
] as const) {
  test(`dropped ${end} a piece slides back`, async ({ page, board }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await board.show({ position: start, legalMoves: moves })
    await noteSlides(page)
    await drag(page, 'e2', to)
    await expect.poll(() => page.evaluate(() => window.heard)).toContain('slides')
    const home = await page.getByRole('gridcell', { name: /^e2/ }).boundingBox()
    await expect.poll(() => page.locator('[data-square="e2"]').boundingBox()).toEqual(home)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours (${colorScheme}) board, marks, titles and focus can still be seen`, async ({
    page,
    board,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await board.show({
      position: start,
      legalMoves: moves,
      lastMove: { from: 'e7', to: 'e5' },
      check: 'e8',
      titlePosition: 'outer',
    })
    await page.getByRole('gridcell', { name: /^e2/ }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, backgroundImage, boxShadow, color } = getComputedStyle(element)
          return { backgroundColor, backgroundImage, boxShadow, color }
        })
    expect((await look('[data-titles="outer"]:has([data-layer])')).backgroundImage).not.toBe('none')
    expect((await look('[data-mark="last-move"]')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect((await look('[data-mark="selected"]')).boxShadow).not.toBe('none')
    expect((await look('[data-mark="check"]')).backgroundImage).toContain('radial-gradient')
    expect((await look('[data-mark="move"]')).backgroundImage).toContain('radial-gradient')
    expect((await look('[role="gridcell"]:focus')).boxShadow).not.toBe('none')
    expect((await look('[data-titles="outer"] span')).color).toBe((await look('h1')).color)
  })
}
