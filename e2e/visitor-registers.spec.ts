import {
  codeFor,
  enterCode,
  expectMember,
  leaveWelcome,
  newCredentials,
  popup,
  register,
} from './accounts.ts'
import { beginGame, expectStarted, playMoves, square } from './online.ts'
import { expect, test } from './page.ts'

test.use({ sharesPages: true })

test('a visitor who registers during a game plays on as a member, finds it among the games, and keeps the one before', async ({
  person,
  request,
}) => {
  const [white, black, other] = [await person(), await person(), await person()]
  const before = await beginGame(white, other)
  await expectStarted(white, other)
  await playMoves(white, other, 'f2f3 e7e5 g2g4 d8h4')
  await expect(white.page.getByText('You lost', { exact: true })).toBeVisible()

  const id = await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  const newcomer = newCredentials('merged')
  await white.page.goto(`/game/${id}?popup=registration`)
  await register(white.page, newcomer)
  await enterCode(white.page, await codeFor(request, newcomer.email))
  const dialog = popup(white.page, 'Create your account')
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Aigerim')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Serik')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Kaz')
  await white.page.getByRole('option', { name: 'Kazakhstan' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Start playing' }).click()
  await leaveWelcome(white.page)
  await expectMember(white.page)
  await expect(white.page).toHaveURL(`/game/${id}`)
  await expect(white.page.getByText('Your turn', { exact: true })).toBeVisible()
  await playMoves(white, black, 'g1f3 b8c6')

  await white.page.goto('/active-games')
  await white.page.getByRole('link', { name: 'Game against Guest' }).click()
  await expect(white.page).toHaveURL(`/game/${id}`)
  await expect(square(white.page, 'f3')).toHaveAccessibleName(/white knight/i)

  await white.page.goto(`/game/${before}`)
  await expect(white.page.getByText('You lost', { exact: true })).toBeVisible()
})
