import type { Page } from '@playwright/test'
import { makeMember } from './accounts.ts'
import { beginGame, call, enterLobby, playMoves } from './online.ts'
import {
  changeTheme,
  chooseOptions,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  type Fixtures,
  pressTime,
  test,
  tileOf,
  squaresOf,
} from './page.ts'

test.use({ sharesPages: true })

/** Somebody else, in a browser of their own. */
async function another(person: Fixtures['person'], path = '/') {
  const other = await person()
  await enterLobby(other.page, path)
  return other
}

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel search' })

/** Each test has a time control of its own, so that its players meet nobody of another test. */
async function search(page: Page, time: string) {
  // The button is there as soon as the server is asked; the search itself is once it has answered.
  const answered = page.waitForResponse('**/online/request/')
  await pressTime(page, time)
  await answered
  await expect(cancelButton(page)).toBeVisible()
}

async function expectSameGame(one: Page, other: Page) {
  await expect(one).toHaveURL(/\/game\/[\w-]+$/)
  await expect(other).toHaveURL(one.url())
}

/** Opens the form of a challenge to anybody, and posts one. */
async function postChallenge(page: Page, time: string) {
  await page.getByRole('button', { name: 'Create challenge' }).click()
  const popup = page.getByRole('dialog', { name: 'Challenge a player' })
  await popup.getByRole('button', { name: /Time control/ }).click()
  await page.getByRole('option', { name: time }).click()
  await popup.getByRole('button', { name: 'Create challenge' }).click()
  await expect(popup.getByRole('heading', { name: 'Your open challenge' })).toBeVisible()
  return popup
}

const rowOf = (page: Page, time: string) =>
  page
    .getByRole('list', { name: 'Open challenges' })
    .getByRole('listitem')
    .filter({ hasText: time })

test('two people who search find each other', async ({ page, person }) => {
  await page.goto('/')
  const other = await another(person)
  await search(page, '2+1')
  await pressTime(other.page, '2+1')
  await expectSameGame(page, other.page)
})

test('who finds nobody plays a bot, after the countdown', async ({ page }) => {
  await page.goto('/')
  await search(page, '45 min')
  await expect(page.getByRole('timer').first()).toBeVisible()
  await expect(page).toHaveURL(/\/game\/[\w-]+$/, { timeout: 40_000 })
})

test('a search can be cancelled, and its choice is kept', async ({ page }) => {
  await page.goto('/')
  await search(page, '25+10')
  await cancelButton(page).click()
  await expect(tileOf(page, '25+10')).toBeVisible()
  await page.reload()
  // It is not one of the usual times: only the last choice is shown beside them.
  await expect(tileOf(page, '25+10')).toBeVisible()
})

test('who searches and closes the tab is paired with nobody', async ({ page, person }) => {
  const ask = async (searcher: Page): Promise<{ readonly id: string; readonly status: string }> => {
    const answered = searcher.waitForResponse('**/online/request/')
    await pressTime(searcher, '5+3')
    return (await answered).json()
  }
  await page.goto('/')
  const { id } = await ask(page)
  await page.goto('about:blank')
  const other = await another(person)
  expect(await ask(other.page)).toMatchObject({ status: 'searching' })
  await expect(cancelButton(other.page)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`/api/online/request/${id}/`)).json())
    .toMatchObject({ status: 'ended', code: 'owner_disconnected' })
})

test('a search goes on after a reload and in a second tab, and leads both tabs into the game', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await search(page, '15+10')
  await page.reload()
  await expect(cancelButton(page)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(page).toHaveURL(/\/game\/[\w-]+$/, { timeout: 40_000 })
  await expect(tab).toHaveURL(page.url())
})

test('a challenge of one is accepted by another', async ({ page, person }) => {
  await page.goto('/lobby')
  const other = await another(person, '/lobby')
  await postChallenge(page, '25 min Rapid')
  await rowOf(other.page, '25 min Rapid')
    .getByRole('button', { name: /Accept/ })
    .click()
  await expectSameGame(page, other.page)
})

test('a challenge is taken back, and goes from the lobby of others', async ({ page, person }) => {
  await page.goto('/lobby')
  const other = await another(person, '/lobby')
  const popup = await postChallenge(page, '1+2 Bullet')
  const row = rowOf(other.page, '1+2 Bullet')
  // Nothing moves below the pointer of who is about to press it.
  await row.hover()
  await expect(rowOf(page, '1+2 Bullet')).toHaveCount(0)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'Your open challenge' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel challenge' }).click()
  await expect(row.getByText('No longer open')).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await other.page.mouse.move(0, 0)
  await expect(row).toHaveCount(0)
})

/** The public uid of whoever uses the page. */
async function uidOf(page: Page): Promise<string> {
  const answer: unknown = await (await page.request.get('/api/me/uid/')).json()
  if (typeof answer !== 'object' || answer === null || !('uid' in answer)) return ''
  return String(answer.uid)
}

/** Opens the challenge to the player of this uid. */
async function challengeByName(page: Page, uid: string) {
  await page.goto(`/lobby?popup=challenge&opponent=${uid}`)
  const popup = page.getByRole('dialog', { name: 'Challenge a player' })
  await expect(popup.getByRole('heading', { name: 'Challenge Guest' })).toBeVisible()
  return popup
}

test('who is challenged by name is told, accepts, and both find the game among theirs', async ({
  page,
  person,
}) => {
  const other = await another(person)
  const popup = await challengeByName(page, await uidOf(other.page))
  await popup.getByRole('button', { name: 'Send challenge' }).click()
  await expect(popup.getByText('Waiting for an answer')).toBeVisible()
  await other.page.getByText('A guest challenges you').click()
  await expect(other.page).toHaveURL('/active-games')
  await other.page.getByRole('button', { name: 'Accept' }).click()
  await expectSameGame(page, other.page)

  await page.goto('/active-games')
  await page.getByRole('link', { name: 'Game against Guest' }).click()
  await expect(page).toHaveURL(other.page.url())
})

const reason = 'A challenge, link or search is already open'

test('a challenge that waits for an answer keeps from a search, as long as it waits', async ({
  page,
  person,
}) => {
  const other = await another(person)
  const uid = await uidOf(other.page)
  const sendChallenge = async () => {
    const popup = await challengeByName(page, uid)
    await popup.getByRole('button', { name: 'Send challenge' }).click()
    await expect(popup.getByText('Waiting for an answer')).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(tileOf(page, '3 min')).toHaveAccessibleDescription(reason)
  }

  await sendChallenge()
  await other.page.goto('/active-games')
  await other.page.getByRole('button', { name: 'Decline' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  // The list of the own challenges may show a second button to find an opponent, until it is asked for anew.
  await expect(page.getByRole('button', { description: reason })).toHaveCount(0)

  await sendChallenge()
  await page.getByRole('button', { name: 'Go to your games' }).click()
  await expect(page).toHaveURL('/active-games')
  await page.getByRole('button', { name: 'Cancel challenge' }).click()
  await expect(page.getByRole('heading', { name: 'No game this time' })).toBeVisible()
  await page.getByRole('button', { name: 'Find an opponent' }).last().click()
  await expect(page).toHaveURL('/')
  await search(page, '10 min')
})

test('a link that is open keeps from a search, and is one press away', async ({ page }) => {
  await page.goto('/friend-waiting')
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('textbox', { name: 'Link for your friend' })).toBeVisible()
  await page.goto('/')
  await expect(tileOf(page, '3 min')).toHaveAccessibleDescription(reason)
  await page.getByRole('button', { name: 'Go to your games' }).click()
  await expect(page).toHaveURL('/friend-waiting')
  await page.getByRole('button', { name: 'Cancel invite' }).click()
  await expect(page.getByRole('heading', { name: 'Your invite is no longer valid' })).toBeVisible()
  await page.goBack()
  await search(page, '1+1')
})

test('a member is looked for by name, and challenged', async ({ page, request }) => {
  const { email, password } = await makeMember(request, 'sought')
  const login = await request.post('/api/accounts/auth/login/', { data: { email, password } })
  const { access_token: token }: { readonly access_token: string } = await login.json()
  const named = await request.patch('/api/me/', {
    data: { first_name: 'Zere', last_name: 'Byname' },
    headers: { authorization: `JWT ${token}` },
  })
  expect(named.ok()).toBe(true)

  await page.goto('/lobby?popup=challenge')
  const popup = page.getByRole('dialog', { name: 'Challenge a player' })
  await popup.getByRole('tab', { name: 'By name' }).click()
  await popup.getByRole('searchbox', { name: 'Player’s name' }).fill('nobody of this name')
  await expect(popup.getByText('No player with this name')).toBeVisible()
  await popup.getByRole('searchbox', { name: 'Player’s name' }).fill('byname ze')
  await popup.getByRole('button', { name: 'Challenge Zere Byname' }).click()
  await expect(popup.getByRole('heading', { name: 'Challenge Zere Byname' })).toBeVisible()
  await expect(page).toHaveURL(/opponent=/)
})

test('who declines a challenge is left alone, and the other learns of it', async ({
  page,
  person,
}) => {
  const other = await another(person, '/active-games')
  await expect(other.page.getByText('No pending challenges')).toBeVisible()
  const popup = await challengeByName(page, await uidOf(other.page))
  await popup.getByRole('tab', { name: 'Any time' }).click()
  await popup.getByRole('button', { name: 'Send challenge' }).click()
  await expect(popup.getByRole('button', { name: 'Cancel challenge' })).toBeVisible()
  await other.page.getByRole('button', { name: 'Decline' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click()
  await expect(popup.getByRole('heading', { name: 'No game this time' })).toBeVisible()
})

test('a search goes on while its page is left: every other page tells it, and can end it', async ({
  page,
}) => {
  await page.goto('/')
  await search(page, '90+30')
  await page.getByRole('link', { name: 'Computer', exact: true }).click()
  await expect(page).toHaveURL('/computer')
  const bar = page.getByRole('region', { name: 'Search in progress' })
  await expect(bar.getByText('Looking for an opponent…')).toBeVisible()
  await expectNoViolations(page)
  await page.goBack()
  await expect(cancelButton(page)).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.goForward()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Cancel search' }).click()
  await expect(bar).toHaveCount(0)
  await page.goto('/')
  await expect(tileOf(page, '3 min')).toBeVisible()
})

test('a game is watched live on a small board, over the lobby’s socket alone', async ({
  page,
  person,
}) => {
  const [white, black] = [await person(), await person()]
  const id = await beginGame(white, black, { timeControl: 26 })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
  await page.goto('/lobby')
  const link = page.locator(`a[href="/game/${id}"]`)
  const games = page.getByRole('list', { name: 'Live games' })
  const board = games.getByRole('listitem').filter({ has: link })
  // A full list is read every 10 s.
  await expect(board).toHaveCount(1, { timeout: 20_000 })
  await expect(link).toHaveAccessibleName(/^Guest vs Guest, /)
  await playMoves(white, black, 'e2e4 e7e5')
  await expect.poll(() => squaresOf(board, 'bp')).toContain('e5')
  expect(await squaresOf(board, 'wp')).toContain('e4')
  expect(sockets).toEqual(['/api/ws/lobby/'])

  await black.page.getByRole('button', { name: 'Resign' }).click()
  const sure = black.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' })
  await sure.click()
  await expect(link).toHaveAccessibleName(/finished: 1–0$/)
  await link.click()
  await expect(page).toHaveURL(`/game/${id}`)
})

for (const size of [
  { width: 375, height: 740, time: '30+30' },
  { width: 1366, height: 650, time: '60+30' },
]) {
  test(`at ${size.width} × ${size.height} nothing moves when a search starts, and the wait for a bot is told`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/lobby')
    await expect(
      page.getByText('No challenges right now').or(page.getByText('Accept').first()),
    ).toBeVisible()
    const heading = page.getByRole('heading', { name: 'Open challenges' })
    // Where it is in the page: to press a time low on the screen, the browser of the test may scroll.
    const placeOf = () =>
      heading.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y: y + window.scrollY, width, height }
      })
    const before = await placeOf()
    await search(page, size.time)
    await expect(page.getByText(/^Otherwise you’ll play a bot in 00:[01]\d/)).toBeVisible()
    expect(await placeOf()).toEqual(before)
    await cancelButton(page).click()
    await expect(tileOf(page, size.time)).toBeVisible()
    expect(await placeOf()).toEqual(before)
  })
}

test('filters leave what was asked for, and are kept', async ({ page, person }) => {
  await page.goto('/lobby')
  const other = await another(person, '/lobby')
  await postChallenge(other.page, '15 min Rapid')
  const row = rowOf(page, '15 min Rapid')
  await expect(row).toBeVisible()
  const opener = page.getByText('Filters', { exact: true })
  await opener.click()
  const filters = page.getByRole('group', { name: 'Filters' })
  await filters.getByRole('button', { name: /Time control/ }).click()
  await page.getByRole('option', { name: 'Bullet' }).click()
  await expect(row).toHaveCount(0)
  const note = page.getByText(/Hidden by your filters: \d/)
  await expect(note).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await opener.click()
  await filters.getByRole('button', { name: 'Show all' }).click()
  await expect(row).toBeVisible()
})

test('a friend plays by the link, as it was chosen; who opens it twice learns that it is over', async ({
  page,
  person,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play a friend' }).click()
  await page.getByRole('radiogroup', { name: 'Your colour' }).getByText('Black').click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link for your friend' }).inputValue()
  expect(new URL(link).pathname).toBe('/friend_invite')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Link for your friend' })).toHaveValue(link)

  const friend = await another(person, link)
  await expect(friend.page.getByText('Unrated · White')).toBeVisible()
  await friend.page.getByRole('button', { name: 'Accept' }).click()
  await expectSameGame(page, friend.page)
  const late = await another(person, link)
  await expect(
    late.page.getByRole('heading', { name: 'This invite is no longer valid' }),
  ).toBeVisible()
})

test('a friend who accepts while the maker of the link is away waits, and both play when it is back', async ({
  page,
  person,
}) => {
  await page.goto('/friend-waiting')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link for your friend' }).inputValue()
  await page.goto('about:blank')
  const friend = await another(person, link)
  await friend.page.getByRole('button', { name: 'Accept' }).click()
  await expect(friend.page.getByRole('heading', { name: /is offline/ })).toBeVisible()
  await page.goto('/friend-waiting')
  await expectSameGame(page, friend.page)
})

test('a link that its maker cancels leads to no game', async ({ page, person }) => {
  await page.goto('/friend-waiting')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link for your friend' }).inputValue()
  const friend = await another(person, link)
  await expect(friend.page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel invite' }).click()
  await expect(page.getByRole('heading', { name: 'Your invite is no longer valid' })).toBeVisible()
  await friend.page.reload()
  await expect(friend.page.getByText('Oops. The invite was canceled')).toBeVisible()
})

test('an invitation is taken up by its link', async ({ page, person }) => {
  await page.goto('/lobby?popup=challenge')
  const popup = page.getByRole('dialog', { name: 'Challenge a player' })
  await popup.getByRole('tab', { name: 'By invite' }).click()
  await popup.getByRole('button', { name: 'Create invite' }).click()
  await popup.getByRole('button', { name: 'Share link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to your invite' }).inputValue()
  const guest = await another(person, link)
  await guest.page.getByRole('button', { name: 'Accept' }).click()
  await expectSameGame(page, guest.page)
})

test('a game that begins during another one is told, and opened by a click', async ({
  page,
  person,
}) => {
  const other = await person()
  const first = await beginGame({ page, context: page.context() }, other, { timeControl: 21 })
  // Nobody can accept a challenge of an owner whose page has no line to the lobby yet.
  await enterLobby(page, `/game/${first}`)
  const challenge = await call(page, 'POST', 'online/challenges/short/', {
    desired_color: 'any',
    rating_type: 'non-rated',
    time_control_id: 22,
  })
  const third = await person()
  await enterLobby(third.page)
  const accepted = `online/challenges/short/${String(challenge['id'])}/accept/`
  const second = String((await call(third.page, 'POST', accepted))['game_id'])
  const toast = page.getByText('Another of your games has started')
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(`/game/${first}`)
  await toast.click()
  await expect(page).toHaveURL(`/game/${second}`)
  await expect(toast).toBeHidden()
})

test('a visitor who wants a rated game is led to the registration', async ({ page }) => {
  await page.goto('/')
  await chooseOptions(page, 'Rated')
  await expect(page.getByText('You need an account for rated games')).toBeVisible()
  await page.getByRole('button', { name: 'Create an account', exact: true }).click()
  await expect(page).toHaveURL(/popup=registration/)
})

test.describe('a search that is refused', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('says why, and leads to what can be done about it', async ({ page }) => {
    await page.route('**/api/online/request/', (route) =>
      route.fulfill({ status: 400, json: { code: 'too_many_active_games', detail: 'Too many.' } }),
    )
    await page.goto('/')
    await pressTime(page, '3+3')
    await expect(
      page.getByText('You have reached the maximum number of active games.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Go to your games' }).click()
    await expect(page.getByRole('heading', { name: 'Active games', level: 1 })).toBeVisible()
  })
})

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: /Failed to load resource|WebSocket|ERR_INTERNET/ })
  test('is said, and comes back by itself', async ({ page, context }) => {
    await page.goto('/lobby')
    const connection = page.getByRole('group', { name: 'Lobby connection' })
    await expect(connection.getByText('Connected')).toBeVisible()
    // The last part of the page to come: without it the break would be told of this part too.
    await expect(page.getByRole('heading', { name: 'Live games' })).toBeVisible()
    await context.setOffline(true)
    await expect(connection.getByText('You’re offline')).toBeVisible()
    await context.setOffline(false)
    await expect(connection.getByText('Connected')).toBeVisible()
  })
})

test('in Russian on a small phone: search, cancel, and the lobby', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  // What is still to come would move the page's end below the pointer.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await page.getByText('RU', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Шахматы онлайн')
  await expectNoSidewaysScroll(page)
  const tile = page.getByRole('button', { name: '10+10 Рапид' })
  await tile.click()
  await page.getByRole('button', { name: 'Отменить поиск' }).click()
  await expect(page).toHaveURL('/')
  await expect(tile).toBeVisible()
  for (const [path, title] of [
    ['/lobby', 'Лобби'],
    ['/active-games', 'Активные партии'],
    ['/friend-waiting', 'Игра с другом'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoSidewaysScroll(page)
  }
})

for (const path of ['/', '/lobby', '/active-games', '/friend-waiting', '/friend_invite']) {
  test(`${path} has no accessibility violation, in both themes`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
    await changeTheme(page, 'light')
    await expectNoViolations(page)
  })
}

test('the popup of a challenge has no accessibility violation', async ({ page }) => {
  await page.goto('/lobby?popup=challenge')
  await expect(page.getByRole('heading', { name: 'Open challenge' })).toBeVisible()
  await expectNoViolations(page)
})

test.describe('a visitor whose cookies were cleared', () => {
  test.use({ expectedErrors: /status of 400|ERR_INTERNET|WebSocket/ })

  test('is identified anew when the line comes back, and hears the lobby', async ({
    page,
    context,
  }) => {
    await enterLobby(page, '/lobby')
    const live = page
      .getByRole('group', { name: 'Lobby connection' })
      .getByText('Connected', { exact: true })
    await expect(live).toBeVisible()
    const before = await call(page, 'GET', 'me/uid/')
    await context.clearCookies()
    await context.setOffline(true)
    await expect(live).toBeHidden()
    await context.setOffline(false)
    await expect(live).toBeVisible()
    expect(await call(page, 'GET', 'me/uid/')).not.toEqual(before)
  })
})
