import { startGame } from './computer.ts'
import { drag, expect, expectYourTurn, movesOf, test } from './page.ts'

test.describe('a browser without WebAssembly', () => {
  test.use({ expectedErrors: /WebAssembly/ })
  test('says what is missing and keeps the game', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    await page.goto('/computer')
    await page.getByRole('button', { name: 'Start game' }).click()
    await expect(page.getByText('This browser can’t run the engine')).toBeVisible()
    await page.goto('/computer')
    await expect(page.getByText('You have a game in progress')).toBeVisible()
  })
})

test.describe('an engine that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|stockfish/ })
  test('says so, loses nothing, and goes on after a retry', async ({ page }) => {
    await page.route(/stockfish-19.*\.(js|wasm)/, (route) => route.abort())
    await page.goto('/computer')
    await page.getByRole('button', { name: 'Start game' }).click()
    await expect(page.getByText('Couldn’t load the engine')).toBeVisible()
    await expect(page.getByText(/Your game is saved/)).toBeVisible()

    await page.unroute(/stockfish-19.*\.(js|wasm)/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectYourTurn(page)
    await drag(page, 'e2', 'e4')
    await expect.poll(async () => (await movesOf(page)).filter(Boolean).length).toBe(2)
  })
})

test.describe('a server that cannot be reached', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('still lets a game without a clock be played', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/computer')
    await expect(page.getByText('Can’t reach the server')).toBeVisible()
    await expect(page.getByText('Offline. You can still play the computer.')).toBeVisible()
    await page.getByRole('button', { name: 'Start game' }).click()
    await expectYourTurn(page)
    await page.getByRole('link', { name: 'Kingside, home' }).click()
    await page.getByRole('link', { name: 'Play the computer' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/**')
    await again.click()
    await expect(page.getByRole('radio', { name: '3+2' })).toBeAttached()
  })
})

test.describe('a language that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('is said, leaves the old one, and comes when it is chosen again', async ({ page }) => {
    await page.route(/assets\/ru[.-].*\.js/, (route) => route.abort())
    await page.goto('/computer')
    const russian = page.getByText('RU', { exact: true })
    await russian.click()
    await expect(page.getByText('Couldn’t load the language')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play the computer')

    await page.unroute(/assets\/ru[.-].*\.js/)
    await russian.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Игра с компьютером')
  })
})

test('a kept game that was tampered with is put aside without a word', async ({ page }) => {
  await page.goto('/computer')
  await page.evaluate(() => {
    localStorage.setItem('kingside.computer-game', '{"version":1,"moves":[{"lan":"e2e5"}]}')
    localStorage.setItem('kingside.preferences', '{"theme":"<script>","level":99}')
  })
  await page.goto('/play')
  await expect(page).toHaveURL('/computer')
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await startGame(page)
})

test('an unknown address has its page', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(
    page.getByRole('heading', { name: 'Page is not found, but let’s play some chess?' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Play chess' }).click()
  await expect(page).toHaveURL('/')
})
