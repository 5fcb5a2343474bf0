import { enterAsMember } from './members.ts'
import { beginGame, expectStarted, move, playMoves, square } from './online.ts'
import { expect, expectNoViolations, test } from './page.ts'

test('a member has a game graded by the server once it is over, and sees the moves by their grades', async ({
  person,
}) => {
  const [white, black, reader] = [await person(), await person(), await person()]
  const id = await beginGame(white, black)
  await expectStarted(white, black)
  const page = await enterAsMember(reader, 'Aida', `/game/${id}`)
  const analyse = page.getByRole('button', { name: 'Analyse the whole game' })
  await playMoves(white, black, 'f2f3 e7e5 g2g4')
  await expect(square(page, 'g4')).toHaveAccessibleName(/white pawn/i)
  await expect(analyse).toBeHidden()
  await move(black.page, 'd8h4')

  await analyse.click()
  const report = page.getByRole('region', { name: 'Whole game' })
  const blunder = report.getByRole('button', { name: 'g4 Blunder' })
  await expect(blunder).toBeVisible({ timeout: 45_000 })
  await expect(report.getByText(/^\d+(\.\d)?%$/)).toHaveCount(2)
  await expectNoViolations(page)

  await blunder.click()
  await expect(square(page, 'd8')).toHaveAccessibleName(/black queen/i)
  await expect(square(page, 'g4')).toHaveAccessibleName(/white pawn/i)
})
