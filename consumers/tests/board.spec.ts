import { expect, picturesOf, test } from './app.ts'
import { drag, squarePoint } from './squares.ts'

const pieces = '[data-piece]'
const drawn = /^url\("data:image\/svg\+xml/

test('shows the position with the look of the stylesheet', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(pieces)).toHaveCount(32)
  const boxes = await page.locator(pieces).evaluateAll((all) =>
    all.map((piece) => {
      const { width, height } = piece.getBoundingClientRect()
      return [width, height]
    }),
  )
  expect(boxes).toEqual(Array.from({ length: 32 }, () => [60, 60]))
  for (const picture of await picturesOf(page, pieces)) expect(picture).toMatch(drawn)
  expect(new Set(await picturesOf(page, pieces)).size).toBe(12)
  expect(await squarePoint(page, 'a1')).toEqual({ x: 30, y: 450 })
  expect(await squarePoint(page, 'h8')).toEqual({ x: 450, y: 30 })
})

test('shows each piece of a picture once', async ({ page }) => {
  await page.goto('/themes.html')
  await expect(page.locator(`#by-attribute ${pieces}`)).toHaveCount(32)
})

test('plays a move by drag, by clicks and by keys, and tells each once', async ({ page }) => {
  await page.goto('/')
  const moves = page.locator('output')

  await drag(page, 'e2', 'e4')
  await expect(moves).toHaveText('e4')

  for (const square of ['e7', 'e5']) {
    const { x, y } = await squarePoint(page, square)
    await page.mouse.click(x, y)
  }
  await expect(moves).toHaveText('e4 e5')

  await page.getByRole('gridcell', { name: /^g1/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(moves).toHaveText('e4 e5 Nf3')
  await expect(page.locator('[data-square="f3"]')).toHaveAttribute('data-piece', 'wn')
})
