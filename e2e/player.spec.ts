import type { Page } from '@playwright/test'
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

/** A rated game that White loses by mate. */
async function playRated(white: Person, black: Person): Promise<void> {
  for (const [{ page }, color] of [
    [white, 'White'],
    [black, 'Black'],
  ] as const) {
    await chooseOptions(page, 'Rated', color)
    await pressTime(page, '15+10')
  }
  await expectStarted(white, black)
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(black.page.getByText('You won', { exact: true })).toBeVisible()
}

const results = (page: Page) => page.getByRole('table', { name: 'Results by time control' })

test('a name on the game page leads to the profile: ratings, results, games, and a challenge', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await enterAsMember(white, 'Profiled', { hasName: true })
  await enterAsMember(black, 'Reader', { hasName: true })
  await playRated(white, black)
  const { page } = black

  const name = page.getByRole('link', { name: 'Profiled Player' })
  await name.hover()
  await expect(page.locator('[popover]').getByText('Online')).toBeVisible()
  await name.click()
  await expect(page).toHaveURL(/\/players\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Profiled Player' })).toBeVisible()
  const ratings = page.getByRole('table', { name: 'Ratings' })
  await expect(ratings.getByRole('row', { name: /^Kingside/ })).toContainText('?')
  await expect(page.getByText(/the next games can still change it a lot/)).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Rating over time' })).toBeVisible()
  await expect(results(page).getByRole('row').nth(1)).toContainText('1')
  const pair = page.getByRole('region', { name: 'You against Profiled Player' })
  await expect(pair.getByRole('link', { name: 'Won' })).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await expectNoSidewaysScroll(page)
  // Who it is, how strong, and what can be done are on the first screen.
  await expect(page.getByRole('button', { name: 'Challenge player' })).toBeInViewport()
  await expect(ratings).toBeInViewport({ ratio: 1 })

  await page.getByRole('tab', { name: 'Games' }).click()
  await expect(page).toHaveURL(/tab=games/)
  const games = page.getByRole('table', { name: 'Finished games' })
  await expect(games.getByRole('row').nth(1)).toContainText('Lost')
  await page.goto(`${page.url()}&rating=fide`)
  await expect(page.getByText('No games match the filters')).toBeVisible()
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(games.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Challenge player' }).click()
  await expect(page.getByRole('dialog')).toContainText('Profiled Player')
})

test('where one of three calls fails the results say so, and all are asked again', async ({
  person,
}) => {
  const page = await enterAsMember(await person(), 'Measured', { path: '/profile', hasName: true })
  const asked: string[] = []
  let isBroken = true
  await page.route(/\/stats\//, async (route) => {
    const type = new URL(route.request().url()).searchParams.get('rating_type') ?? ''
    asked.push(type)
    const fails = type === 'fide' && isBroken
    await (fails
      ? route.fulfill({ status: 500, json: { code: 'server_error', detail: 'It broke.' } })
      : route.continue())
  })
  await page.getByRole('link', { name: 'View public profile' }).click()
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await expect(page.getByText('Couldn’t load the results')).toBeVisible()
  isBroken = false
  asked.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/appear here after the first rated game/)).toBeVisible()
  expect(asked.toSorted()).toEqual(['fide', 'otb', 'worldchess'])
})

test('the computer has a profile without results', async ({ person }) => {
  const { page } = await person()
  await page.goto('/players/kingside-bot-4')
  await expect(page.getByText('The computer’s rating is fixed')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Play the computer' }).click()
  await expect(page).toHaveURL('/computer')
})

test('nobody’s profile is the page of addresses that there are not', async ({ person }) => {
  const { page } = await person()
  await page.goto('/players/nobody-has-this')
  await expect(page).toHaveURL('/not_found')
})
