import { beginGame, expectStarted, move, square } from './online.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, type Person, test } from './page.ts'

/** The reader has chosen how to play in an earlier visit. */
const choose = ({ context }: Person, settings: object) =>
  context.addInitScript(
    (text) => localStorage.setItem('kingside.board', text),
    JSON.stringify(settings),
  )

test('a move and a draw offer count once they are confirmed, and not when they are cancelled', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  const drawConfirmation = ['bullet', 'blitz', 'rapid', 'classic']
  await choose(white, { moveConfirmation: true, drawConfirmation, boardSize: 'small' })
  await beginGame(white, black)
  await expectStarted(white, black)
  const question = white.page.getByRole('group', { name: 'Play e4?' })
  await move(white.page, 'e2e4')
  await expect(question).toBeVisible()
  await expect(square(white.page, 'e4')).toHaveAccessibleName(/white pawn/)
  await white.page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(square(white.page, 'e2')).toHaveAccessibleName(/white pawn/)
  await move(white.page, 'e2e4')
  await white.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(square(black.page, 'e4')).toHaveAccessibleName(/white pawn/)
  await white.page.getByRole('button', { name: 'Offer draw' }).click()
  const drawQuestion = white.page.getByRole('alertdialog', { name: 'Offer a draw?' })
  await drawQuestion.getByRole('button', { name: 'Offer draw' }).click()
  await expect(black.page.getByText(/offers a draw/)).toBeVisible()
  const widthOf = async ({ page }: Person) =>
    (await page.getByRole('grid').boundingBox())?.width ?? 0
  expect((await widthOf(white)) / (await widthOf(black))).toBeCloseTo(0.7, 1)
})

test('a written move is played, and one that is not legal is answered', async ({ person }) => {
  const [white, black] = [await person({ viewport: { width: 320, height: 640 } }), await person()]
  await choose(white, { typedMoves: true })
  await beginGame(white, black)
  await expectStarted(white, black)
  const field = white.page.getByRole('textbox', { name: 'Your move' })
  await field.fill('Ke2')
  await field.press('Enter')
  await expect(white.page.getByText('Ke2 isn’t legal here.')).toBeVisible()
  await expectNoSidewaysScroll(white.page)
  await expectNoViolations(white.page)
  await field.fill('nf3')
  await field.press('Enter')
  await expect(square(black.page, 'f3')).toHaveAccessibleName(/white knight/)
})

test('zen mode hides all but the game, and is left by key and by button', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  const { page } = white
  const header = page.getByRole('banner')
  await page.keyboard.press('z')
  await expect(header).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('z')
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: 'Zen mode' }).click()
  await expect(page.getByRole('button', { name: 'Exit zen mode' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(header).toBeVisible()
})
