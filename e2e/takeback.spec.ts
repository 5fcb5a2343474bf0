import { beginGame, expectInSight, expectStarted, move, playMoves, square } from './online.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  movesOf,
  type Person,
  test,
} from './page.ts'

test.use({ sharesPages: true })

const ask = ({ page }: Person) => page.getByRole('button', { name: 'Request takeback' })
const playedIn = async ({ page }: Person) => (await movesOf(page)).filter(Boolean).join(' ')

test('a takeback is allowed: board and moves go back for both and for who looks on, and the game goes on', async ({
  person,
}) => {
  const [white, black, viewer] = [await person(), await person(), await person()]
  const id = await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 g1f3')
  await viewer.page.goto(`/game/${id}`)
  await expect(square(viewer.page, 'f3')).toHaveAccessibleName(/knight/i)

  await ask(white).click()
  await expect(black.page.getByText(/requests a takeback/)).toBeVisible()
  await expect(ask(white)).toHaveAccessibleDescription('A takeback has already been requested')
  await expectNoViolations(black.page)
  await black.page.getByRole('button', { name: 'Accept' }).click()
  await expect(white.page.getByText('You took your move back')).toBeVisible()
  for (const someone of [white, black, viewer]) {
    await expect(square(someone.page, 'g1')).toHaveAccessibleName(/white knight/i)
    await expect.poll(() => playedIn(someone)).toBe('e4 e5')
  }
  await playMoves(white, black, 'f1c4 g8f6')
  await expect.poll(() => playedIn(viewer)).toBe('e4 e5 Bc4 Nf6')
})

test('a takeback on the own turn takes back the opponent’s answer too, and stays after a reload', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 f1c4 g8f6')
  await ask(white).click()
  await black.page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => playedIn(black)).toBe('e4 e5')
  await white.page.reload()
  await expect.poll(() => playedIn(white)).toBe('e4 e5')
  await expect(white.page.getByText('Your turn', { exact: true })).toBeVisible()
  await playMoves(white, black, 'd2d4')
  expect(await playedIn(black)).toBe('e4 e5 d4')
})

test('a takeback is refused, or the opponent plays on: nothing goes back, and its asker is told', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 g1f3')
  await ask(white).click()
  await black.page.getByRole('button', { name: 'Decline' }).click()
  const refused = white.page.getByText(/declined the takeback/).first()
  await expect(refused).toBeVisible()
  await expect(ask(white)).toHaveAccessibleDescription(
    'You can request a takeback once every 3 moves',
  )
  await expect(black.page.getByRole('button', { name: 'Decline' })).toBeHidden()
  expect(await playedIn(white)).toBe('e4 e5 Nf3')

  await move(black.page, 'b8c6')
  await expect(square(white.page, 'c6')).toHaveAccessibleName(/black knight/i)
  await expect(refused).toBeHidden()
  await ask(black).click()
  await move(white.page, 'f1c4')
  await expect(black.page.getByText(/declined the takeback/).first()).toBeVisible()
  await expect(white.page.getByRole('button', { name: 'Accept' })).toBeHidden()
  expect(await playedIn(black)).toBe('e4 e5 Nf3 Nc6 Bc4')
})

test('a request for a takeback waits for an opponent who comes back, on a phone in Russian', async ({
  person,
}) => {
  const phone = { locale: 'ru-RU', viewport: { width: 320, height: 640 } }
  const [white, black] = [await person(), await person(phone)]
  await beginGame(white, black)
  await expect(white.page.getByText('Your turn', { exact: true })).toBeVisible()
  await move(white.page, 'e2e4')
  await expect(square(black.page, 'e4')).toHaveAccessibleName(/,/)
  await black.page.goto('/lobby')
  await ask(white).click()
  await expect(ask(white)).toHaveAccessibleDescription('A takeback has already been requested')
  await black.page.goBack()
  const allow = black.page.getByRole('button', { name: 'Принять' })
  await expect(allow).toBeVisible()
  await expectInSight(allow)
  await expectNoSidewaysScroll(black.page)
  await allow.press('Enter')
  await expect(square(white.page, 'e2')).toHaveAccessibleName(/white pawn/i)
})
