import type { Expect, Page, Route } from '@playwright/test'
import { beginGame, expectStarted, playMoves, square } from './online.ts'
import { expect, expectNoViolations, test } from './page.ts'

test.use({ expectedErrors: /Failed to load resource|WebSocket/, sharesPages: true })

const api = '**/api/**'
const listFailed = 'Couldn’t load this list'

/** What each page says when the server is of no use. */
const pages = [
  {
    name: 'home',
    path: '/',
    expectDesigned: async (page: Page, expect: Expect) => {
      await expect(page.getByText('Couldn’t load time controls')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Play the computer' })).toBeVisible()
    },
  },
  {
    name: 'the lobby',
    path: '/lobby',
    expectDesigned: (page: Page, expect: Expect) =>
      expect(page.getByText(listFailed)).toHaveCount(3),
  },
  {
    name: 'a game',
    path: '/game/k3Jd82hsLq0a',
    expectDesigned: async (page: Page, expect: Expect) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load the game')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    },
  },
  {
    name: 'the invitation of a friend',
    path: '/friend_invite?code=k3Jd82hsLq0ak3Jd82hsLq',
    expectDesigned: async (page: Page, expect: Expect) => {
      await expect(page.getByText('Couldn’t open the invite.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    },
  },
  {
    name: 'the own games',
    path: '/profile/games',
    expectDesigned: async (page: Page, expect: Expect) => {
      await expect(page.getByText('Couldn’t load your games')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    },
  },
] as const

const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  [
    'answers 500',
    (route) => route.fulfill({ status: 500, json: { code: 'server_error', detail: 'It broke.' } }),
  ],
  [
    'answers words that are no JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"uid":' }),
  ],
  [
    'answers something else than it promised',
    (route) => route.fulfill({ status: 200, json: { nothing: ['of', 'this'] } }),
  ],
  ['can’t be reached', (route) => route.abort()],
]

for (const { name, path, expectDesigned } of pages) {
  for (const [what, answer] of answers) {
    test(`${name} says so when the server ${what}`, async ({ page }) => {
      await page.route(api, answer)
      await page.goto(path)
      await expectDesigned(page, expect)
      if (what === 'answers 500') await expectNoViolations(page)
    })
  }

  test.describe(() => {
    test.use({ sharesPages: false })
    test(`${name} gives a server up that has answered nothing after 11 s`, async ({ page }) => {
      await page.clock.install()
      await page.route(api, () => {})
      await page.goto(path)
      await expect(page.getByText('Connecting…').first()).toBeVisible()
      // Each call is given up after 10 s of the page's time, and asked once more; some are made only when a part of the
      // page has been loaded, which takes time of the test's.
      const soon = expect.configure({ timeout: 1_000 })
      await expect(async () => {
        await page.clock.runFor(11_000)
        await expectDesigned(page, soon)
      }).toPass()
    })
  })
}

test('a game outlives a server that fails: it is where it was when the server is back', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await white.page.route(api, (route) => route.fulfill({ status: 500, body: 'no JSON' }))
  await white.page.reload()
  await expect(white.page.getByRole('heading', { level: 1 })).toHaveText('Couldn’t load the game')
  await white.page.unroute(api)
  await white.page.getByRole('button', { name: 'Try again' }).click()
  await expect(square(white.page, 'e5')).toHaveAccessibleName(/black pawn/i)
  await playMoves(white, black, 'g1f3 b8c6')
})

test.describe('a game that can’t be loaded', () => {
  test.use({ sharesPages: false })
  test('is left for the start page, unless it is asked for again', async ({ page }) => {
    await page.clock.install()
    await page.route(api, (route) => route.fulfill({ status: 500, body: 'no JSON' }))
    await page.goto('/game/k3Jd82hsLq0a')
    const leaving = page.getByRole('timer', { name: 'Time until the home page opens' })
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(leaving).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(leaving).toContainText('00:1', { timeout: 500 })
    }).toPass()
    await expect(page).toHaveURL(/\/game\//)
    await page.clock.runFor(16_000)
    await expect(page).toHaveURL('/')
  })
})

test.describe('an address', () => {
  const unknownGames = ['k3Jd82hsLq0a', 'x', '%3Cscript%3E', "';drop table games--", '%F0%9F%90%B4']
  for (const id of unknownGames) {
    test(`of a game that there is not says so: ${id}`, async ({ page }) => {
      await page.goto(`/game/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found')
      await page.getByRole('button', { name: 'Go to home page' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('of a link that there is not says that the link is wrong', async ({ page }) => {
    await page.goto('/friend_invite?code=k3Jd82hsLq0ak3Jd82hsLq')
    await expect(page.getByText('This link is wrong')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find an opponent' })).toBeVisible()
  })

  const hostile = '%22%3E%3Cimg src=x onerror=alert(1)%3E'
  const places = [
    ['/', 'Play chess online'],
    ['/lobby', 'Lobby'],
    ['/profile/games', 'Your games'],
    ['/active-games', 'Active games'],
  ] as const
  for (const [path, heading] of places) {
    test(`with a popup that there is not, and hostile words, opens the page alone: ${path}`, async ({
      page,
    }) => {
      page.on('dialog', () => expect('a dialog of the browser').toBe('none'))
      for (const query of [
        'popup=free-money',
        `popup=${hostile}`,
        `popup[]=challenge&popup=__proto__&page=-1e99&from=javascript:alert(1)`,
        `page=${hostile}&email=${hostile}&code=%00`,
      ]) {
        await page.goto(`${path}?${query}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('dialog')).toBeHidden()
        await expect(page.locator('img[src="x"]')).toHaveCount(0)
      }
    })
  }

  test('with a popup and hostile values for it shows the popup’s own words for that', async ({
    page,
  }) => {
    const popup = page.getByRole('dialog', { name: 'Challenge a player' })
    await page.goto(`/lobby?popup=challenge&opponent=${hostile}`)
    await expect(popup.getByRole('tab', { name: 'Anyone' })).toBeVisible()
    await page.goto('/lobby?popup=challenge&opponent=nobody-of-this-id')
    await expect(popup.getByText('Couldn’t load this player')).toBeVisible()
    await page.goto(`/lobby?popup=password-reset&email=${hostile}`)
    await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible()
    await page.goto(`/friend_invite?code=${hostile}`)
    await expect(page.getByText('This link is wrong')).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})
