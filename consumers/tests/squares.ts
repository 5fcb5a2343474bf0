import type { Page } from '@playwright/test'

/** Where the middle of a square is on the screen, on the page's first board that can be played. */
export async function squarePoint(page: Page, square: string) {
  const board = page.getByRole('grid').first()
  await board.scrollIntoViewIfNeeded()
  const cell = await board.getByRole('gridcell', { name: new RegExp(`^${square}`) }).boundingBox()
  if (!cell) throw new Error(`${square} is not on the screen.`)
  return { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }
}

/** Takes the piece of one square by the mouse and holds it over another. */
export async function hold(page: Page, from: string, over: string) {
  const [start, end] = [await squarePoint(page, from), await squarePoint(page, over)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
}

export async function drag(page: Page, from: string, to: string) {
  await hold(page, from, to)
  await page.mouse.up()
}
