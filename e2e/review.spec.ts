import { startGame } from './computer.ts'
import { beginGame, expectInSight, expectStarted, move, playMoves, square } from './online.ts'
import { expect, expectNoViolations, expectYourTurn, test } from './page.ts'

test('a visitor reviews a lost game with the browser’s engine, and finds the better move', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6')
  await move(white.page, 'h5f7')
  const { page } = black
  const open = page.getByRole('button', { name: 'Review', exact: true })
  await expect(open).toBeVisible()
  await open.click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review.getByRole('heading', { name: 'Review' })).toBeInViewport()
  const retry = review.getByRole('button', { name: 'Retry your mistakes' })
  await expect(retry).toBeVisible({ timeout: 45_000 })
  await expect(review.getByText(/^\d+(\.\d)?%$/)).toHaveCount(2)
  await expect(review.getByRole('slider', { name: 'Evaluation graph' })).toBeVisible()
  const blunder = review.getByRole('button', { name: /3… Nf6/ })
  await expect(blunder).toContainText('Blunder')
  await expectNoViolations(page)

  await retry.click()
  const part = page.getByRole('group', { name: 'Find the better move' })
  await expectInSight(part.getByText('You played 3… Nf6. Find a better move.'))
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 0.99 })
  await expect(square(page, 'g8')).toHaveAccessibleName(/black knight/i)
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  await move(page, 'a7a6')
  await expect(part.getByText('3… a6 isn’t good enough. Try another move.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(square(page, 'a7')).toHaveAccessibleName(/black pawn/i)
  await move(page, 'g7g6')
  await expect(part.getByText('3… g6 is a good move!')).toBeVisible({ timeout: 20_000 })
  await expect(square(page, 'g6')).toHaveAccessibleName(/black pawn/i)
  await part.getByRole('button', { name: 'Next' }).click()
  await expect(part.getByText('You found 1 of 1.')).toBeVisible()
  await part.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
  await part.getByRole('button', { name: 'Show answer' }).press('Enter')
  await expect(part.getByText(/^The best move was 3… /)).toBeVisible()
  await expect(part.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part.getByText('You found 0 of 1.')).toBeVisible()
  await part.getByRole('button', { name: 'Back to review' }).first().click()
  await expect(review.getByRole('heading', { name: 'Review' })).toBeInViewport()
  await expect(square(page, 'f7')).toHaveAccessibleName(/white queen/i)

  await test.step('a move of the list ends the search for a better one, and is shown', async () => {
    await retry.click()
    const moves = page.getByRole('list', { name: 'Moves' })
    await moves.getByRole('button', { name: 'Bc4' }).click()
    await expect(part).toBeHidden()
    await expect(square(page, 'c4')).toHaveAccessibleName(/white bishop/i)
    await expect(moves).toBeInViewport()
  })
})

test('a game against the computer is reviewed in the same way', async ({ page }) => {
  await startGame(page)
  await move(page, 'e2e4')
  await expectYourTurn(page)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review.getByText('You made no real mistakes. Well played!')).toBeVisible({
    timeout: 45_000,
  })
  await expect(review.getByText(/^\d+(\.\d)?%$/)).toHaveCount(2)
  await expectNoViolations(page)
})
