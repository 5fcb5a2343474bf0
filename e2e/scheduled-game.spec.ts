import type { Page } from '@playwright/test'
import { call, enterLobby, playMoves } from './online.ts'
import { expect, test } from './page.ts'

test.use({ sharesPages: true })

const uidOf = async (page: Page) => String((await call(page, 'GET', 'me/uid/'))['uid'])

test('P14: two agree on a time, and are taken to the board from other pages', async ({
  person,
}) => {
  // The start is far enough away for a slow machine, and waited for.
  test.setTimeout(90_000)
  const [owner, other] = [await person(), await person()]
  const { page } = owner
  await Promise.all([page, other.page].map((each) => enterLobby(each, '/lobby')))
  const challenge = await call(page, 'POST', 'online/challenges/', {
    opponent: await uidOf(other.page),
    desired_color: 'white',
    rating_type: 'non-rated',
    time_control: 12,
    starts_at: new Date(Date.now() + 35_000).toISOString(),
  })
  expect(challenge['status']).toBe('open')

  // The other reads when it starts, on the own clock, and accepts.
  await other.page.goto('/active-games')
  await expect(other.page.getByText('The game starts at the time below')).toBeVisible()
  await expect(other.page.getByText(/^Starts .*20\d\d/)).toBeVisible()
  await other.page.getByRole('button', { name: 'Accept' }).click()
  await expect(other.page.getByRole('heading', { name: 'Game scheduled' })).toBeVisible()
  await expect(other.page.getByRole('link', { name: 'Game against Guest' })).toBeVisible()

  // Both go on as they like, until ten seconds before the start.
  await enterLobby(other.page, '/settings')
  const opened = { timeout: 40_000 }
  await Promise.all(
    [page, other.page].map((each) => expect(each).toHaveURL(/\/game\/[\w-]+$/, opened)),
  )
  await expect(other.page.getByText('Get ready, game starts in').first()).toBeVisible()
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible({ timeout: 20_000 })
  await playMoves(owner, other, 'e2e4 e7e5')
})

test('P14: a scheduled game that one cancels is told to the other', async ({ page, person }) => {
  const other = await person()
  await Promise.all([page, other.page].map((each) => enterLobby(each, '/lobby')))
  const challenge = await call(page, 'POST', 'online/challenges/', {
    opponent: await uidOf(other.page),
    rating_type: 'non-rated',
    time_control: 12,
    starts_at: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const id = String(challenge['id'])
  const { game_id: gameId } = await call(other.page, 'POST', `online/challenges/${id}/accept/`)
  await page.goto(`/game/${String(gameId)}`)
  await page.getByRole('button', { name: 'Cancel game' }).click()
  await page
    .getByRole('alertdialog', { name: 'Cancel the game?' })
    .getByRole('button', { name: 'Cancel game' })
    .click()
  await expect(page.getByText('Cancelled', { exact: false }).first()).toBeVisible()
  await expect(other.page.getByText('A scheduled game was cancelled')).toBeVisible()
})
