import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expectStarted, playMoves } from './online.ts'
import {
  chooseOptions,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  type Person,
  pressTime,
  test,
} from './page.ts'

test.use({ sharesPages: true })

async function start(white: Person, black: Person, time: string): Promise<void> {
  for (const [{ page }, color] of [
    [white, 'White'],
    [black, 'Black'],
  ] as const) {
    await chooseOptions(page, 'Rated', color)
    await pressTime(page, time)
  }
  await expectStarted(white, black)
}

test('a game leads to the opponent: followed, seen online at home, reported with the game, blocked', async ({
  person,
}) => {
  test.slow()
  const [reader, other] = [await person(), await person()]
  await enterAsMember(reader, 'Reader', { hasName: true })
  await enterAsMember(other, 'Followed', { hasName: true })
  await start(reader, other, '10 min')
  await playMoves(reader, other, 'f2f3 e7e5 g2g4 d8h4')
  const { page } = reader

  await page.getByRole('button', { name: 'Report or block your opponent' }).click()
  await page.getByRole('menuitem', { name: 'Report opponent' }).click()
  const report = popup(page, 'Report a player')
  await expect(report.getByText('This game will be attached.')).toBeVisible()
  await report.getByText('Bad behaviour: stalling, leaving games, insults').click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Report sent')).toBeVisible()
  await report.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: 'Followed Player' }).first().click()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()
  const profile = page.url()
  await page.goto('/')
  const online = page.getByRole('list', { name: 'Players you follow' })
  await expect(online).toContainText('Followed Player')
  // The news come by the lobby's connection: nothing is loaded again.
  await other.page.goto('about:blank')
  await expect(online).toBeHidden({ timeout: 15_000 })

  await page.goto(profile)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await popup(page, 'Block this player?')
    .getByRole('button', { name: 'Block', exact: true })
    .click()
  await expect(page.getByText('You’ve blocked this player')).toBeVisible()
  await page.goto('/profile/people?list=blocked')
  await expect(page.getByRole('button', { name: 'Unblock Followed Player' })).toBeVisible()
})

test('the list of players fits a phone in Russian, and goes by the keyboard', async ({
  person,
}) => {
  const reader = await person()
  await enterAsMember(reader, 'Lister', { path: '/settings', hasName: true })
  const { page } = reader
  await page.getByRole('radio', { name: 'Русский' }).first().check({ force: true })
  // The choice is kept once the page speaks it; leaving before that would lose it.
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/players')
  await expect(page.getByRole('heading', { level: 1, name: 'Игроки' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await page.getByRole('radio', { name: 'Kingside' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/family=otb/)
  await page.getByRole('searchbox', { name: 'Найти игрока' }).fill('Lister')
  await expect(page.getByRole('link', { name: /Lister/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/name=Lister/)
})
