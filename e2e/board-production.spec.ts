import { expect, test, told } from './board-page.ts'
import { drag } from './page.ts'

// In production a mistake of the page must not take the game from the player: the board goes on with what
// is right. That no error is thrown or logged is part of every test here.

const few = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'
const moved = '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1'
const afterFew = ['e8, black king', 'e2, white pawn', 'e1, white king']

/** As it may come from a server, where no compiler has looked at it. */
const bad = JSON.parse('"e9"')

test('a text that is no position leaves the last good one, with its moves, until the next', async ({
  page,
  board,
}) => {
  await board.show({ position: few, legalMoves: [{ from: 'e2', to: 'e4' }] })
  await board.show({ position: 'nonsense', legalMoves: [{ from: 'a1', to: 'a2' }], check: 'e8' })
  expect(await told(page)).toEqual(afterFew)

  await drag(page, 'e2', 'e4')
  await expect
    .poll(() => page.evaluate(() => window.heard))
    .toContainEqual({ from: 'e2', to: 'e4' })
  await page.getByRole('gridcell', { name: /^e1/ }).focus()
  await page.keyboard.press('o')
  await expect(page.getByRole('status')).toHaveText('king e1, pawn e2.')
  await page.keyboard.press('l')
  await expect(page.getByRole('status')).toHaveText('No move yet.')

  await board.show({ position: moved, lastMove: { from: 'e2', to: 'e4' } })
  expect(await told(page)).toEqual([
    'e8, black king',
    'e4, white pawn, last move',
    'e2, last move',
    'e1, white king',
  ])
})

test('with no good position yet the board is empty, and can be asked and turned', async ({
  page,
  board,
}) => {
  await board.show({ position: '9/8', premoves: [{ from: 'a1', to: 'a2' }] })
  expect(await told(page)).toEqual([])
  await page.getByRole('gridcell', { name: 'a1' }).focus()
  for (const [key, answer] of [
    ['o', 'No white pieces.'],
    ['m', 'a1 is empty.'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status')).toHaveText(answer)
  }
  await board.show({ position: '9/8', orientation: 'b' })
  await board.show({ position: few })
  expect(await told(page)).toEqual(afterFew)
})

test('squares that are none are left out, and nothing else', async ({ page, board }) => {
  await board.show({
    position: few,
    lastMove: { from: bad, to: 'e2' },
    check: bad,
    legalMoves: [
      { from: 'e2', to: bad },
      { from: 'e2', to: 'e4' },
    ],
    premoves: [{ from: 'e1', to: bad }],
    drawings: [{ kind: 'square', color: 'red', square: bad }],
    arrows: [
      { kind: 'arrow', color: 'analysis', from: 'e2', to: bad },
      { kind: 'arrow', color: 'analysis', from: 'e2', to: 'e4' },
    ],
  })
  await expect(page.locator('[data-drawing]')).toHaveCount(1)
  await expect(page.getByRole('gridcell', { name: /white king/ })).toHaveAccessibleName(
    /^e1, white king/,
  )
  const king = await page.locator('[data-piece="wk"]').boundingBox()
  const cell = await page.getByRole('gridcell', { name: /^e1/ }).boundingBox()
  expect(king).toEqual(cell)
})
