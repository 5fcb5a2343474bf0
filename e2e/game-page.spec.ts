import type { Page } from '@playwright/test'
import { startGame } from './computer.ts'
import { beginGame, expectInSight, expectStarted, playMoves } from './online.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

test.use({ sharesPages: true })

/** The side of the board, once it is a square and all of it is in sight. */
async function sideInSight(page: Page): Promise<number> {
  let side = 0
  await expect
    .poll(async () => {
      const box = await page.getByRole('grid').boundingBox()
      const { innerWidth, innerHeight } = await page.evaluate(() => ({
        innerWidth: window.innerWidth,
        innerHeight: window.innerHeight,
      }))
      if (!box) return 'no board'
      side = box.width
      const isWhole =
        box.x >= 0 && box.y >= 0 && box.x + side <= innerWidth && box.y + side <= innerHeight
      return isWhole && box.height === side ? 'in sight' : box
    })
    .toBe('in sight')
  return side
}

/** Windows with the least side of the board in each; from a large screen to a phone, upright and sideways. */
const windows = [
  { width: 2560, height: 1300, board: 1200 },
  { width: 1440, height: 900, board: 800 },
  { width: 1366, height: 650, board: 568 },
  { width: 1024, height: 768, board: 672 },
  { width: 768, height: 1024, board: 768 },
  { width: 412, height: 915, board: 412 },
  { width: 375, height: 740, board: 375 },
  { width: 320, height: 568, board: 320 },
  { width: 720, height: 450, board: 424 },
  { width: 740, height: 360, board: 344 },
]

test('board, clocks, offers and result are in sight in every window, and the board has its room', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 g1f3 b8c6')
  const { page } = white
  // Who listens hears where a game stands that was opened again, and not all of its moves.
  await page.reload()
  await expect(page.getByText(/^Move 3\. Black.* White to move\.$/)).toHaveCount(1)
  await expect(page.getByText(/White: pawn e2/)).toHaveCount(0)
  const inEach = async (check: (window: (typeof windows)[number]) => Promise<void>) => {
    for (const window of windows) {
      await page.setViewportSize(window)
      await check(window)
    }
  }
  const clocks = page.getByRole('timer')
  const resign = page.getByRole('button', { name: 'Resign' })

  await inEach(async ({ width, height, board }) => {
    const side = await sideInSight(page)
    expect(side, `the board at ${width}×${height}`).toBeGreaterThanOrEqual(board)
    for (const clock of await clocks.all()) await expectInSight(clock)
    await expectInSight(resign)
    await expectInSight(page.getByRole('button', { name: 'Nc6', exact: true }))
    await expectNoSidewaysScroll(page)
  })
  await expectNoViolations(page)

  await black.page.getByRole('button', { name: 'Offer draw' }).click()
  const accept = page.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  await inEach(async () => {
    await expectInSight(accept)
    await expectInSight(page.getByRole('button', { name: 'Decline' }))
    await expectInSight(resign)
    for (const clock of await clocks.all()) await expectInSight(clock)
  })
  await expectNoViolations(page)

  await accept.click()
  await inEach(async () => {
    await expectInSight(page.getByText('By agreement', { exact: true }))
    await expectInSight(page.getByRole('button', { name: 'Rematch' }))
    await sideInSight(page)
  })
  await expectNoViolations(page)

  // A phone sideways has no header: the way home is among the game's buttons.
  await page.setViewportSize({ width: 740, height: 360 })
  await page.getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the board is dragged to a size that stays, on every page with a board, and the keys change it', async ({
  person,
}) => {
  const { page } = await person({ viewport: { width: 1366, height: 650 } })
  await startGame(page)
  const board = page.getByRole('grid')
  const handle = page.getByRole('slider', { name: 'Board size' })
  const largest = await sideInSight(page)
  const corner = await handle.boundingBox()
  if (!corner) throw new Error('The handle has no place.')
  await page.mouse.move(corner.x + 12, corner.y + 20)
  await page.mouse.down()
  await page.mouse.move(corner.x - 38, corner.y - 80, { steps: 5 })
  await page.mouse.up()
  // 50 px across and 100 down are one corner's way: half of what the side loses, and all of it.
  const dragged = await sideInSight(page)
  expect(largest - dragged).toBeGreaterThan(90)
  expect(largest - dragged).toBeLessThan(110)

  await page.reload()
  await expect(handle).toBeVisible()
  expect(await sideInSight(page)).toBe(dragged)
  const inGame = await board.boundingBox()
  await page.goto('/analysis')
  await expect(handle).toBeVisible()
  expect(await board.boundingBox()).toEqual(inGame)

  await page.keyboard.press('=')
  await expect.poll(() => sideInSight(page)).toBeGreaterThan(dragged)
  await expectNoViolations(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await expect(handle).toBeHidden()
  expect(await sideInSight(page)).toBe(375)
})
