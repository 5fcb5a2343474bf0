import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAsMember } from './members.ts'
import { beginGame, expectStarted, playMoves } from './online.ts'
import {
  chooseOptions,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  pressTime,
  test,
} from './page.ts'

test.use({ sharesPages: true })

const games = (page: Page) => page.getByRole('table', { name: 'Finished games' })

test('a visitor finds the game that has ended, and goes through it once more', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  const address = new URL(white.page.url()).pathname
  await white.page.goto('/profile/games')
  await expect(white.page.getByText('No games yet')).toBeVisible()
  await white.page.goto(address)
  await expectStarted(white, black)
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()

  const { page } = black
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('menuitem', { name: 'Your games' }).click()
  await expect(page).toHaveURL('/profile/games')
  const row = games(page).getByRole('row').nth(1)
  await expect(row).toContainText('Won')
  await expect(row).toContainText('By checkmate')
  await expect(row).toContainText('Black')
  await expect(row).toContainText('Unrated')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Game against Guest' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('You won', { exact: true })).toBeVisible()
  // The review and the engine are free, and ask nobody.
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const engine = page.getByRole('region', { name: 'Analysis' })
  await engine.getByRole('button', { name: 'Analyse', exact: true }).click()
  await expect(engine.getByText('There are no legal moves in this position.')).toBeVisible({
    timeout: 30_000,
  })

  await white.page.goto('/profile/games?rating=fide')
  await expect(white.page.getByText('No games match the filters')).toBeVisible()
  await white.page.getByRole('button', { name: 'Show all games' }).click()
  await expect(white.page).toHaveURL('/profile/games')
  await expect(games(white.page).getByRole('row')).toHaveCount(2)

  await white.page.goto('/active-games')
  await white.page.getByRole('link', { name: 'Finished games' }).click()
  await expect(games(white.page).getByRole('row').nth(1)).toContainText('Lost')
})

test('a member gets there from the profile; a page that there is not becomes the last one', async ({
  person,
}) => {
  const page = await enterAsMember(await person(), 'history', { path: '/profile' })
  await page.getByRole('link', { name: 'View games' }).click()
  await expect(page).toHaveURL('/profile/games')
  await expect(page.getByText('No games yet')).toBeVisible()
  const game = (index: number) => ({
    game_id: `history${String(index).padStart(5, '0')}`,
    played_at: '2026-01-30T18:00:00Z',
    color: 'white',
    rating: 1520,
    opponent: {
      uid: 'somebody',
      name: `Rival ${index}`,
      kind: 'member',
      rating: 1500,
      title: null,
      country: null,
    },
    time_control_id: 9,
    rating_type: 'worldchess',
    end: { result: 'DRAW', reason: 'draw-by-offer' },
    rating_change: 3,
  })
  await page.route('**/api/online/players/*/game-history*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const offset = Number(searchParams.get('offset'))
    const all = Array.from({ length: 43 }, (_, index) => game(index))
    return route.fulfill({ json: { count: 43, results: all.slice(offset, offset + 20) } })
  })
  await page.goto('/profile/games?page=900')
  await expect(page).toHaveURL('/profile/games?page=3')
  await expect(games(page).getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'Newer games' }).click()
  await expect(page).toHaveURL('/profile/games?page=2')
  await expect(page.getByText('Rival 20', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Rival 42', { exact: true })).toBeVisible()
})

test('a Pro member downloads all games as one file, and a free one is told what it comes with', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await enterAsMember(white, 'Collector', { path: '/upgrade-to-pro' })
  await enterAsMember(black, 'Opponent')
  await white.page.getByRole('button', { name: 'Pay $49.99' }).click()
  await white.page.waitForURL(/\/dev\/payments\//)
  await white.page.getByRole('button', { name: /Pay by the card 4242/ }).click()
  await white.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()

  for (const [{ page }, color] of [
    [white, 'White'],
    [black, 'Black'],
  ] as const) {
    await page.goto('/')
    await chooseOptions(page, 'Rated', color)
    await pressTime(page, '15+10')
  }
  await expect(white.page).toHaveURL(/\/game\/[\w-]+$/)
  await expect(black.page).toHaveURL(white.page.url())
  await expectStarted(white, black)
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()

  const { page } = white
  await page.goto('/profile/games')
  await page.getByRole('button', { name: 'Download all games (PGN)' }).click()
  await expect(page.getByText(/^1 game, ready until/)).toBeVisible({ timeout: 20_000 })
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^kingside-games-.*\.pgn$/)
  const pgn = await readFile(await download.path(), 'utf8')
  expect(pgn.match(/\[White "/g)).toHaveLength(1)
  expect(pgn).toContain('[TimeControl "900+10"]')
  expect(pgn).toMatch(/1\. f3 .*e5 .*2\. g4 .*Qh4#/s)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Save file' })).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Your games are ready')).toBeVisible()

  await black.page.goto('/profile/games')
  await black.page.getByRole('button', { name: 'Download all games (PGN)' }).click()
  await expect(
    black.page.getByText(/^One file with all of your games comes with Pro/),
  ).toBeVisible()
  await expect(black.page).toHaveURL(/paywall=archive/)
})
