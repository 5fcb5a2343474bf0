import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expectStarted, playMoves } from './online.ts'
import {
  chooseOptions,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  pressTime,
  test,
} from './page.ts'

test.use({ sharesPages: true })

/** Ten moves by each side. */
const moves =
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 f8e7 h2h3 b7b5 a4b3 d7d6 c2c3 h7h6 b1d2 c6a5 b3c2 c7c5'

test('a member orders a grandmaster’s analysis of a game, and finds it among the games', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await enterAsMember(white, 'Analysed')
  await enterAsMember(black, 'Opponent')
  for (const [{ page: own }, color] of [
    [white, 'White'],
    [black, 'Black'],
  ] as const) {
    await chooseOptions(own, 'Unrated', color)
    await pressTime(own, '25+10')
  }
  await expect(white.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(black.page).toHaveURL(white.page.url())
  const game = new URL(white.page.url()).pathname
  await expectStarted(white, black)
  await playMoves(white, black, moves)
  await black.page.getByRole('button', { name: 'Resign' }).click()
  await black.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()

  const { page } = white
  await page.getByRole('button', { name: 'Have a grandmaster analyse it' }).click()
  const dialog = popup(page, 'Have a grandmaster analyse it')
  await expect(dialog.getByText(/by email within a week/)).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Pay €70.00' }).click()
  await page.waitForURL(/\/dev\/payments\//)
  await page.getByRole('button', { name: /Pay by the card 4242/ }).click()
  await expect(dialog.getByText('Your analysis is ordered')).toBeVisible()
  await expect(page).not.toHaveURL(/paidResult|subscriptionType/)
  await dialog.getByRole('link', { name: 'My games' }).click()
  await expect(dialog).toBeHidden()
  const orders = page.getByRole('list', { name: 'Grandmasters’ analyses' })
  await expect(orders.getByRole('listitem')).toContainText('In the queue')

  await page.setViewportSize({ width: 375, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(orders.getByRole('link')).toHaveAttribute('href', game)
  // A second time there is nothing to pay for.
  await page.getByRole('button', { name: 'Have a grandmaster analyse it' }).click()
  await expect(dialog.getByText('Your analysis is ordered')).toBeVisible()
})
