import { beginGame, expectStarted, move, playMoves, square } from './online.ts'
import { expect, test } from './page.ts'

test.use({ sharesPages: true })

/** The time control of one minute for each side. */
const oneMinute = 4

test('who lets the time run out loses, and both are told so', async ({ person }) => {
  // The shortest time that there is has to pass.
  test.setTimeout(150_000)
  const [white, black] = [await person(), await person()]
  await beginGame(white, black, { timeControl: oneMinute })
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible({ timeout: 75_000 })
  await expect(white.page.getByText('You lost', { exact: true })).toBeVisible()
  for (const { page } of [white, black]) {
    await expect(page.getByText('On time', { exact: true })).toBeVisible()
    await expect(page.getByText('00:00', { exact: false }).first()).toBeVisible()
  }
})

test('who leaves is missed by the other, and finds the game where it stood', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  const id = await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await black.page.close()
  const missed = white.page.getByText(/lost connection/)
  await expect(missed).toBeVisible({ timeout: 20_000 })
  await move(white.page, 'g1f3')

  const page = await black.context.newPage()
  await page.goto(`/game/${id}`)
  await expect(square(page, 'f3')).toHaveAccessibleName(/white knight/i)
  await expect(missed).toBeHidden()
  await move(page, 'b8c6')
  await expect(square(white.page, 'c6')).toHaveAccessibleName(/black knight/i)
})
