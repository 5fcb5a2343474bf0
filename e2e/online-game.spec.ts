import { beginGame, expectInSight, expectStarted, move, playMoves, square } from './online.ts'
import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  movesOf,
  pressTime,
  test,
  tileOf,
} from './page.ts'
import { iconOf } from './tab-icon.ts'

test.use({ sharesPages: true })

const result = { won: 'You won', lost: 'You lost' } as const

test('two people play to mate, see the same result, and play again with colours swapped', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'f2f3 e7e5 g2g4 d8h4')
  await expect(white.page.getByText(result.lost, { exact: true })).toBeVisible()
  await expect(black.page.getByText(result.won, { exact: true })).toBeVisible()
  for (const { page } of [white, black]) {
    await expect(page.getByText('By checkmate', { exact: true })).toBeVisible()
    expect((await movesOf(page)).filter(Boolean)).toEqual(['f3', 'e5', 'g4', 'Qh4#'])
  }

  const before = white.page.url()
  await white.page.getByRole('button', { name: 'Rematch' }).click()
  await black.page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => white.page.url()).not.toBe(before)
  await expect.poll(() => black.page.url()).toBe(white.page.url())
  await expectStarted(black, white)
  await playMoves(black, white, 'e2e4 e7e5')
})

test('a game in progress is one press away from every page, and another search asks first', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  const game = white.page.url()
  const { page } = white
  const bar = page.getByRole('region', { name: 'Game in progress' })
  await expect(bar).toHaveCount(0)
  await page.goto('/')
  await expect(bar.getByText('Your turn')).toBeVisible()
  await expect(bar.getByRole('timer', { name: 'Time left' })).toHaveText(/0[23]:\d\d/)
  await expect(page).toHaveTitle(/^Your turn · /)
  // The clock is told anew every few seconds, and goes on as the same one.
  const clock = await bar.getByRole('timer').elementHandle()
  for (let times = 0; times < 2; times++) await page.waitForResponse('**/games/getByCriteria/')
  expect(await clock?.evaluate((element) => element.isConnected)).toBe(true)
  await expectNoViolations(page)
  await black.page.goto('/lobby')
  await expect(black.page.getByText('Guest to move')).toBeVisible()
  await pressTime(black.page, '60+30')
  const asked = black.page.getByRole('alertdialog', { name: 'Search for another game?' })
  await asked.getByRole('button', { name: 'Don’t search' }).click()
  await expect(asked).toBeHidden()
  await expect(tileOf(black.page, '60+30')).toBeVisible()

  await pressTime(page, '45+10')
  const question = page.getByRole('alertdialog', { name: 'Search for another game?' })
  await question.getByRole('button', { name: 'Don’t search' }).click()
  await expect(question).toBeHidden()
  await expect(tileOf(page, '45+10')).toBeVisible()
  await pressTime(page, '45+10')
  await question.getByRole('button', { name: 'Find an opponent' }).click()
  await page.getByRole('button', { name: 'Cancel search' }).click()
  await expect(tileOf(page, '3 min')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  const entry = page.getByRole('menuitem', { name: 'Back to game' })
  await expect(entry).toHaveAttribute('href', new URL(game).pathname)
  await expect(entry).toHaveAccessibleDescription('Your turn')
  await page.keyboard.press('Escape')
  const back = bar.getByRole('link', { name: 'Back to game' })
  for (const size of [
    { width: 375, height: 740 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await expectInSight(back)
    await expectNoSidewaysScroll(page)
  }
  await back.click()
  await expect(page).toHaveURL(game)
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Resign' }).click()
  const resign = page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true })
  await resign.click()
  await expect(page.getByText(result.lost, { exact: true })).toBeVisible()
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby' })).toBeVisible()
  await expect(black.page.getByRole('region', { name: 'Game in progress' })).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})

test('a draw is offered and declined, offered by the other and accepted', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await white.page.getByRole('button', { name: 'Offer draw' }).click()
  await black.page.getByRole('button', { name: 'Decline' }).click()
  await expect(black.page.getByRole('button', { name: 'Decline' })).toBeHidden()
  await black.page.getByRole('button', { name: 'Offer draw' }).click()
  await white.page.getByRole('button', { name: 'Accept' }).click()
  for (const { page } of [white, black]) {
    await expect(page.getByText('½–½', { exact: true })).toBeVisible()
  }
})

test('a player who resigns is asked first', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await black.page.getByRole('button', { name: 'Resign' }).click()
  await expect(black.page.getByRole('alertdialog')).toBeVisible()
  await white.page.getByRole('button', { name: 'Resign' }).click()
  await white.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Resign', exact: true })
    .click()
  // The game is over, so the other one is asked no more.
  await expect(black.page.getByRole('alertdialog')).toHaveCount(0)
  await expect(black.page.getByText(result.won, { exact: true })).toBeVisible()
  await expect(black.page.getByText('By resignation', { exact: true })).toBeVisible()

  // Both are visitors: an account would keep their game, and who does not want one is not asked again.
  const offer = ({ page }: typeof white) => page.getByRole('region', { name: 'Keep this game' })
  await offer(white).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(white)).toHaveCount(0)
  await white.page.reload()
  await expect(white.page.getByText(result.lost, { exact: true })).toBeVisible()
  await expect(white.page.getByRole('button', { name: /PGN/ })).toBeVisible()
  await expect(offer(white)).toHaveCount(0)
  await offer(black).getByRole('button', { name: 'Create account' }).click()
  await expect(black.page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
})

test.describe('what asks does not arrive', () => {
  test('the browser asks in its place, and the game is resigned all the same', async ({
    person,
  }) => {
    const [white, black] = [await person(), await person()]
    await white.page.route(/\/assets\/SystemDialogs.*\.js/, (route) => route.abort())
    await beginGame(white, black)
    await expectStarted(white, black)
    await playMoves(white, black, 'e2e4 e7e5')
    const questions: string[] = []
    white.page.on('dialog', (question) => {
      questions.push(question.message())
      return question.accept()
    })
    await white.page.getByRole('button', { name: 'Resign' }).click()
    await expect(black.page.getByText('By resignation', { exact: true })).toBeVisible()
    expect(questions).toEqual(['Resign?'])
  })
})

test('a player whose line breaks comes back to the same game, and the move that was made meanwhile counts once', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5')
  await white.context.setOffline(true)
  await expect(white.page.getByText(/you’re offline/i).first()).toBeVisible()
  await expect(white.page.getByText(/left to reconnect before you lose the game/)).toBeVisible()
  await white.context.setOffline(false)
  await expect(white.page.getByText(/you’re offline/i)).toHaveCount(0)
  await playMoves(white, black, 'g1f3 b8c6')
  await white.page.reload()
  await expect(square(white.page, 'f3')).toHaveAccessibleName(/knight/i)
  expect((await movesOf(white.page)).filter(Boolean)).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
  expect((await movesOf(black.page)).filter(Boolean)).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
})

test('the tab’s icon calls the player back whose move is waited for in a tab out of sight', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  const plain = await iconOf(white.page)
  const show = (isHidden: boolean) =>
    white.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await playMoves(white, black, 'e2e4')
  await show(true)
  expect(await iconOf(white.page)).toBe(plain)
  await move(black.page, 'e7e5')
  await expect.poll(() => iconOf(white.page)).toMatch(/^data:image\/png/)
  await show(false)
  await expect.poll(() => iconOf(white.page)).toBe(plain)
})

test('somebody who looks on sees every move, is counted, and can move nothing', async ({
  person,
}) => {
  const [white, black, viewer] = [
    await person(),
    await person(),
    await person({ viewport: { width: 360, height: 780 } }),
  ]
  const id = await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4')
  await viewer.page.goto(`/game/${id}`)
  await expect(square(viewer.page, 'e4')).toHaveAccessibleName(/white pawn/i)
  await expect(white.page.getByText('1 watching')).toBeVisible()
  await move(viewer.page, 'e7e5')
  await expect(square(viewer.page, 'e5')).not.toHaveAccessibleName(/pawn/i)
  await move(black.page, 'c7c5')
  await expect(square(viewer.page, 'c5')).toHaveAccessibleName(/black pawn/i)
  await expectNoSidewaysScroll(viewer.page)
  await expectNoViolations(viewer.page)
})

test('a reader walks back through a game that goes on, and is led to its last move again', async ({
  person,
}) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  await playMoves(white, black, 'e2e4 e7e5 g1f3 b8c6')
  await black.page.getByRole('button', { name: 'Starting position' }).click()
  await expect(square(black.page, 'e2')).toHaveAccessibleName(/pawn/i)
  await move(white.page, 'f1c4')
  await expect(square(black.page, 'e2')).toHaveAccessibleName(/pawn/i)
  await black.page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(square(black.page, 'c4')).toHaveAccessibleName(/bishop/i)
})

test('a game by keyboard alone', async ({ person }) => {
  const [white, black] = [await person(), await person()]
  await beginGame(white, black)
  await expectStarted(white, black)
  const keys: Readonly<Record<string, readonly string[]>> = {
    f2f3: ['f2', 'f3'],
    e7e5: ['e7', 'e5'],
    g2g4: ['g2', 'g4'],
    d8h4: ['d8', 'h4'],
  }
  for (const [index, [uci, [from = '', to = '']]] of Object.entries(keys).entries()) {
    const [mover, other] = index % 2 === 0 ? [white, black] : [black, white]
    await square(mover.page, from).focus()
    await mover.page.keyboard.press('Enter')
    await walk(mover.page, from, to, index % 2 === 1)
    await mover.page.keyboard.press('Enter')
    await expect(square(other.page, uci.slice(2)), `${uci} arrives`).toHaveAccessibleName(
      /pawn|queen/i,
    )
  }
  await expect(black.page.getByText(result.won, { exact: true })).toBeVisible()
})

/** Goes from square to square by the arrows, as the board lies. */
async function walk(
  page: Parameters<typeof move>[0],
  from: string,
  to: string,
  isTurned: boolean,
): Promise<void> {
  const files = to.charCodeAt(0) - from.charCodeAt(0)
  const ranks = Number(to[1]) - Number(from[1])
  const press = async (key: string, times: number) => {
    for (let left = times; left > 0; left -= 1) await page.keyboard.press(key)
  }
  const [right, up] = isTurned ? [-files, -ranks] : [files, ranks]
  await press(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right))
  await press(up > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(up))
}

test('an address that leads to no game says so, and a server that fails can be asked again', async ({
  person,
}) => {
  const { page } = await person()
  await page.goto('/game/abcdefgh1234')
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
  await page.goto('/game/%3Cscript%3E')
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
  const failing = '**/api/online/gaming/abcdefgh1234/'
  await page.route(failing, (route) => route.fulfill({ status: 500, body: 'not json' }))
  await page.goto('/game/abcdefgh1234')
  await expect(page.getByRole('heading', { name: 'Couldn’t load the game' })).toBeVisible()
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
})

const speakers = [
  {
    language: 'kk',
    locale: 'kk-KZ',
    turn: 'Сіздің жүрісіңіз',
    won: 'Сіз жеңдіңіз',
    lost: 'Сіз ұтылдыңыз',
  },
  {
    language: 'ru',
    locale: 'ru-RU',
    turn: 'Ваш ход',
    won: 'Вы победили',
    lost: 'Вы проиграли',
  },
] as const

for (const { language, locale, turn, won, lost } of speakers) {
  test(`a whole game in ${language} on a phone 320 pixels wide`, async ({ person }) => {
    const phone = { locale, viewport: { width: 320, height: 640 }, hasTouch: true }
    const [white, black] = [await person(phone), await person(phone)]
    await beginGame(white, black)
    await expect(white.page.locator('html')).toHaveAttribute('lang', language)
    for (const { page } of [white, black]) {
      await expect(page.getByRole('grid')).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    const moves = 'f2f3 e7e5 g2g4 d8h4'.split(' ')
    for (const [index, uci] of moves.entries()) {
      const [mover, other] = index % 2 === 0 ? [white, black] : [black, white]
      await expect(mover.page.getByText(turn, { exact: true })).toBeVisible()
      await moveByTouch(mover.page, uci)
      // A square with a piece on it is named `e4, …` in every language; an empty one only `e4`.
      await expect(square(other.page, uci.slice(2))).toHaveAccessibleName(/,/)
    }
    await expect(white.page.getByText(lost, { exact: true })).toBeVisible()
    await expect(black.page.getByText(won, { exact: true })).toBeVisible()
    await expectInSight(white.page.getByText(lost, { exact: true }))
    await expectInSight(black.page.getByText(won, { exact: true }))
    for (const { page } of [white, black]) {
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
    }
  })
}

async function moveByTouch(page: Parameters<typeof move>[0], uci: string): Promise<void> {
  for (const name of [uci.slice(0, 2), uci.slice(2, 4)]) {
    const cell = await square(page, name).boundingBox()
    if (!cell) throw new Error(`${name} is not on the screen`)
    await page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2)
  }
}
