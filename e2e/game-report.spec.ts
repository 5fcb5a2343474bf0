import { enterAsMember } from './members.ts'
import { beginGame, expectStarted, playMoves, square } from './online.ts'
import { expect, expectNoViolations, test } from './page.ts'

test('a member has a game graded by the server, and sees the moves by their grades', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await enterAsMember(white, 'Aida')
  await beginGame(white, black)
  await expectStarted(white, black)
  const { page } = white
  await expect(page.getByRole('button', { name: 'Analyse the whole game' })).toBeHidden()
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')

  await page.getByRole('button', { name: 'Analyse the whole game' }).click()
  const report = page.getByRole('region', { name: 'Whole game' })
  const blunder = report.getByRole('button', { name: 'g4 Blunder' })
  await expect(blunder).toBeVisible({ timeout: 45_000 })
  await expect(report.getByText(/^\d+(\.\d)?%$/)).toHaveCount(2)
  await expectNoViolations(page)

  await blunder.click()
  await expect(square(page, 'g4')).toHaveAccessibleName(/white pawn/i)
  await expect(square(page, 'd8')).toHaveAccessibleName(/black queen/i)
})
