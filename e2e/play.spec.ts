import { readFile } from 'node:fs/promises'
import { Chess } from 'chess.js'
import { startGame } from './computer.ts'
import { drag, expect, expectYourTurn, movesOf, pointOf, test } from './page.ts'

test.use({ sharesPages: true })

test('a visitor plays by drag and by click, and leaves and comes back', async ({ page }) => {
  await startGame(page, { time: '3+2' })
  await drag(page, 'e2', 'e4')
  await expectYourTurn(page)
  for (const square of ['g1', 'f3']) {
    const { x, y } = await pointOf(page, square)
    await page.mouse.click(x, y)
  }
  await expect.poll(async () => (await movesOf(page)).filter(Boolean).length).toBe(4)
  const before = await movesOf(page)
  expect([before[0], before[2]]).toEqual(['e4', 'Nf3'])

  await page.reload()
  await expectYourTurn(page)
  expect(await movesOf(page)).toEqual(before)

  await page.getByRole('link', { name: 'Kingside, home' }).click()
  await page.getByRole('link', { name: 'Play the computer' }).click()
  await expect(page.getByText('You have a game in progress')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectYourTurn(page)
  expect(await movesOf(page)).toEqual(before)
})

test('resigning asks first, then shows the result and its reason, and the PGN tells the game', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startGame(page)
  await drag(page, 'd2', 'd4')
  await expectYourTurn(page)

  // Nobody agrees to a draw after a move.
  await page.getByRole('button', { name: 'Offer draw' }).click()
  const refused = page.getByText('The computer declined your draw offer')
  await expect(refused.first()).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Resign the game?' })
  await dialog.getByRole('button', { name: 'Keep playing' }).click()
  await expect(dialog).toBeHidden()
  await expectYourTurn(page)
  await page.getByRole('button', { name: 'Resign' }).click()
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByText('You lost', { exact: true })).toBeVisible()
  await expect(page.getByText('By resignation', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PGN' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^kingside-\d{4}-\d\d-\d\d\.pgn$/)
  const pgn = await readFile(await file.path(), 'utf8')
  const reader = new Chess()
  reader.loadPgn(pgn)
  expect(reader.history()).toEqual((await movesOf(page)).filter(Boolean))
  expect(pgn).toContain('[Result "0-1"]')

  await page.getByRole('button', { name: 'Copy PGN' }).click()
  await expect(page.getByText('PGN copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pgn)

  await page.getByRole('button', { name: 'Rematch' }).click()
  await expectYourTurn(page)
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
})

test('earlier moves are looked at while the game goes on, and the analysis board opens the game', async ({
  page,
}) => {
  await startGame(page)
  await drag(page, 'e2', 'e4')
  const playedMoves = async () => (await movesOf(page)).filter(Boolean)
  await expect.poll(async () => (await playedMoves()).length).toBe(2)
  const played = await playedMoves()
  const answer = new Chess()
  for (const san of played) answer.move(san)
  const { to } = answer.history({ verbose: true }).at(-1) ?? { to: '' }
  const latest = page.getByRole('gridcell', { name: new RegExp(`^${to}, black .*last move`) })
  await expect(latest).toBeVisible()

  await page.getByRole('button', { name: 'e4', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'e4, white pawn, last move' })).toBeVisible()
  await expect(latest).toBeHidden()
  await drag(page, 'd2', 'd4')
  await expect(page.getByRole('gridcell', { name: 'd2, white pawn' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(latest).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByText('You’re viewing the starting position')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('Current position')).toBeVisible()
  await drag(page, 'd2', 'd4')
  await expect.poll(async () => (await playedMoves()).length).toBe(4)

  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  const moves = await playedMoves()
  await page.getByRole('link', { name: 'Analysis board' }).click()
  await expect(page).toHaveURL(/\/analysis$/)
  const tree = page.getByRole('group', { name: 'Moves' })
  for (const san of moves) await expect(tree.getByText(san, { exact: true })).toBeVisible()

  await page.goBack()
  await expect(page.getByText('You lost', { exact: true })).toBeVisible()
})

test('a whole game to its end, by keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/computer')
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  await expect(page.getByRole('radio', { name: '3+2' })).toBeAttached()
  await page.getByRole('radio', { name: '3', exact: true }).focus()
  await press('ArrowRight', 3)
  await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked()
  await press('Tab', 2)
  await expect(page.getByRole('button', { name: 'Start game' })).toBeFocused()
  await press('Enter')
  await expectYourTurn(page)

  const walk = async (from: string, to: string) => {
    const columns = to.charCodeAt(0) - from.charCodeAt(0)
    const rows = Number(to[1]) - Number(from[1])
    await press(columns > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(columns))
    await press(rows > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows))
  }
  const squareInFocus = async () => {
    const name = await page.locator(':focus').getAttribute('aria-label')
    return name?.slice(0, 2) ?? ''
  }

  await page.getByRole('gridcell', { name: /^e1/ }).focus()
  const over = page.getByText('The game is over', { exact: true })
  // Whoever moves the first piece that can move loses to level 6 well within this many moves.
  for (let round = 0; round < 120 && !(await over.isVisible()); round += 1) {
    await expect(over.or(page.getByText('Your turn', { exact: true }))).toBeVisible()
    if (await over.isVisible()) break
    const game = new Chess()
    for (const san of (await movesOf(page)).filter(Boolean)) game.move(san)
    const [move] = game
      .moves({ verbose: true })
      .filter((it) => !it.promotion || it.promotion === 'q')
    if (!move) throw new Error(`no move in ${game.fen()}`)
    await walk(await squareInFocus(), move.from)
    await press('Enter')
    await walk(move.from, move.to)
    await press('Enter')
    if (move.promotion) await press('Enter')
    const played = game.history().length + 1
    await expect
      .poll(async () => (await movesOf(page)).filter(Boolean).length)
      .toBeGreaterThanOrEqual(played)
  }
  await expect(over).toBeVisible()
  await expect(page.getByText(/^(You lost|Draw|You won)$/)).toBeVisible()
  const game = new Chess()
  for (const san of (await movesOf(page)).filter(Boolean)) game.move(san)
  expect(game.isGameOver()).toBe(true)
})

test('a game by finger on a small phone: tap to move, and the page still scrolls', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await startGame(page)
  for (const square of ['e2', 'e4']) {
    const { x, y } = await pointOf(page, square)
    await page.touchscreen.tap(x, y)
  }
  await expect.poll(async () => (await movesOf(page))[0]).toBe('e4')
  await expectYourTurn(page)
  // Touch scrolls the page from everywhere but the pieces that a finger can drag.
  await expect(page.locator('[data-square="d2"]')).toHaveCSS('touch-action', 'none')
  await expect(page.locator('[data-square="h8"]')).toHaveCSS('touch-action', 'auto')
  await context.close()
})

test('a drag that ends badly goes back: off the board, on an illegal square, by the other button', async ({
  page,
}) => {
  await startGame(page)
  const pawn = page.locator('[data-square="e2"]')
  const home = await pawn.boundingBox()
  const isHome = () => expect.poll(() => pawn.boundingBox()).toEqual(home)

  await drag(page, 'e2', 'e5')
  await isHome()

  const start = await pointOf(page, 'e2')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y - 100, { steps: 3 })
  await page.mouse.down({ button: 'right' })
  await isHome()
  await page.mouse.up({ button: 'right' })
  await page.mouse.up()

  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 3 })
  await page.mouse.up()
  await isHome()
  expect(await page.getByText('No moves yet. White starts.').isVisible()).toBe(true)
})

test('arrows and squares are drawn by right-drag, erased the same way, cleared by a click', async ({
  page,
}) => {
  await startGame(page)
  const drawings = page.locator('[data-layer="drawings"] > path')
  const draw = async (from: string, to: string) => {
    const start = await pointOf(page, from)
    const end = await pointOf(page, to)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up({ button: 'right' })
  }
  const shown = () =>
    drawings.evaluateAll((paths) =>
      paths.map(
        (path) => `${path.getAttribute('data-color')} ${path.getAttribute('data-drawing')}`,
      ),
    )

  await draw('e2', 'e4')
  await page.keyboard.down('Shift')
  await draw('f7', 'f7')
  await page.keyboard.up('Shift')
  await expect.poll(shown).toEqual(['green arrow', 'red square'])
  await draw('e2', 'e4')
  await expect.poll(shown).toEqual(['red square'])

  // The second mouse button gives a drawing up.
  const { x, y } = await pointOf(page, 'a3')
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.up({ button: 'right' })
  await expect.poll(shown).toEqual(['red square'])

  await page.mouse.click(x, y)
  await expect.poll(shown).toEqual([])
})

test('a finger that rests draws, and one that moves on scrolls', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 320, height: 640 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.clock.install()
  await startGame(page)
  const touch = await context.newCDPSession(page)
  const start = await pointOf(page, 'd5')
  const end = await pointOf(page, 'f5')
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  const sketch = page.locator('[data-layer="drawings"] > path')

  await send('touchStart', start)
  await expect(sketch).toHaveAttribute('data-drawing', 'square')
  await send('touchMove', end)
  await expect(sketch).toHaveAttribute('data-drawing', 'arrow')
  await send('touchEnd')
  await expect(sketch).toHaveAttribute('data-color', 'green')

  // A second drawing joins the first.
  await send('touchStart', await pointOf(page, 'a5'))
  await expect(sketch).toHaveCount(2)
  await send('touchEnd')
  await expect(sketch).toHaveCount(2)

  // A finger that rests on a piece of its own is still about to move it.
  const pawn = await pointOf(page, 'e2')
  await send('touchStart', pawn)
  await page.clock.fastForward(2_000)
  await send('touchMove', { x: pawn.x, y: pawn.y - 20 })
  await send('touchMove', await pointOf(page, 'e4'))
  await send('touchEnd')
  await expect.poll(async () => (await movesOf(page))[0]).toBe('e4')
  await expect(sketch).toHaveCount(0)
  await context.close()
})
