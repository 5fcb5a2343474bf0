import type { APIRequestContext, Page } from '@playwright/test'
import { popup } from './accounts.ts'
import { enterAsMember } from './members.ts'
import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'
import { solutions } from './puzzle-solutions.ts'

/** Solves a rated puzzle beside the page. */
async function solvePuzzle(request: APIRequestContext, headers: Readonly<Record<string, string>>) {
  const given = await request.get('/api/puzzles/next/?mode=rated', { headers })
  const { attempt } = await given.json()
  const moves = solutions.get(attempt.puzzle.id) ?? []
  for (let ply = 1; ply < moves.length; ply += 2) {
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    const answer = await request.post(`/api/puzzles/${attempt.id}/move/`, {
      headers,
      data: { ply, uci: moves[ply] },
    })
    expect(answer.ok()).toBe(true)
  }
}

/** What the page itself sends to say who it is. */
const authorization = (page: Page) =>
  page
    .waitForRequest((request) => request.headers()['authorization']?.startsWith('JWT ') ?? false)
    .then((request) => ({ authorization: request.headers()['authorization'] ?? '' }))

const floors = (page: Page) => page.getByRole('region', { name: 'Levels, from the ground up' })

test('a visitor sees what the tower has, from the ground up, on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/tower')
  await expect(page.getByRole('heading', { level: 1, name: 'Tower' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next: level 1' })).toBeInViewport()
  await floors(page).scrollIntoViewIfNeeded()
  await expect(floors(page).getByRole('heading', { name: 'Level 1', exact: true })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(popup(page, /Sign in/)).toBeVisible()
})

test('a member solves puzzles, agrees when the first level is reached, claims it and looks at what coins buy', async ({
  person,
}) => {
  test.slow()
  const someone = await person()
  const headers = authorization(someone.page)
  const page = await enterAsMember(someone, 'Climber')
  const known = await headers
  for (let count = 0; count < 4; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    await solvePuzzle(page.request, known)
  }
  await page.goto('/')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Tower' }).click()
  await expect(page.getByRole('heading', { name: 'Level 1 is reached' })).toBeVisible()
  await expect(page.getByText('10 of 60 points today')).toBeVisible()
  await floors(page).getByRole('button', { name: 'Claim Level 1' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take part in the tower?' })
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await floors(page).getByRole('button', { name: 'Claim Level 1' }).press('Enter')
  await question.getByRole('button', { name: 'Take part' }).click()
  await expect(page.getByText('Level 1 claimed: 12 coins')).toBeAttached()
  await expect(floors(page).getByText('Claimed')).toBeVisible()
  await expect(page.getByText('12 coins', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Spend coins' }).click()
  const exchange = popup(page, 'Exchange your coins')
  await expect(exchange.getByText('You have 12 coins')).toBeVisible()
  await expect(exchange.getByText('28 coins short')).toBeVisible()
  await expect(exchange.getByText('Sold out')).toBeVisible()
  await expect(exchange.getByText('Nothing yet')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stop taking part' }).click()
  await expect(page.getByRole('heading', { name: 'Take part in the tower?' })).toBeVisible()
})

/** What each kind of first reward leads to; the levels that give them take weeks, so the answers are the test's. */
const followed = [
  {
    kind: 'POSTCARD',
    id: 52,
    level: 5,
    leadsTo: async (page: Page) => {
      const notice = popup(page, 'Your reward')
      await expect(notice.getByRole('img', { name: /^Postcard of level 5/ })).toBeVisible()
    },
  },
  {
    kind: 'SHOP_PROMO_CODE',
    id: 154,
    level: 15,
    leadsTo: async (page: Page) => {
      const notice = popup(page, 'Your reward')
      await expect(notice.getByText('Shop promo code')).toBeVisible()
      await notice.getByRole('button', { name: 'See what you have' }).click()
      await expect(popup(page, 'Exchange your coins')).toBeVisible()
    },
  },
  {
    kind: 'PRO_SUBSCRIPTION',
    id: 103,
    level: 10,
    leadsTo: async (page: Page) => {
      await expect(page).toHaveURL(/popup=upgrade-to-pro/)
      await expect(page).toHaveURL(/price=pro-monthly/)
    },
  },
] as const

for (const { kind, id, level, leadsTo } of followed) {
  test(`a claim of ${kind} leads on at 320 px`, async ({ person }) => {
    const someone = await person()
    const { page } = someone
    const reward = {
      id,
      level,
      kind,
      audience: 'ALL',
      title: kind,
      description: '',
      amount: kind === 'PRO_SUBSCRIPTION' ? 1 : null,
    }
    let claimedAt: string | null = null
    const json = (path: string, answer: () => unknown) =>
      page.route(`**/api/motivation/${path}`, (route) => route.fulfill({ json: answer() }))
    await json('chess-tower/?*', () => ({
      count: 1,
      results: [
        {
          number: level,
          points: 10,
          player_rewards: [{ reward_id: id, claimed_at: claimedAt }],
        },
      ],
    }))
    await json('rewards/', () => [reward])
    await json('chess-tower/my-stats/', () => ({
      points: 4000,
      coins: 0,
      level,
      next_level_points: 4650,
      points_today: 0,
      points_a_day: 60,
      has_consent: true,
    }))
    await json(`chess-tower/${level}/claim-rewards/`, () => {
      claimedAt = '2026-10-02T12:00:00.000Z'
      return [reward]
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await enterAsMember(someone, 'Winner', { path: '/tower' })
    await page.getByRole('button', { name: 'Take part' }).click()
    await expect(page.getByRole('button', { name: 'Stop taking part' })).toBeVisible()
    await floors(page)
      .getByRole('button', { name: `Claim Level ${level}` })
      .click()
    await leadsTo(page)
    await expectNoSidewaysScroll(page)
  })
}
