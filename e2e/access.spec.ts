import { startGame } from './computer.ts'
import {
  changeTheme,
  drag,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  expectYourTurn,
  test,
} from './page.ts'

test.use({ sharesPages: true })

for (const width of [320, 768, 1180]) {
  test(`no accessibility violation at ${width} px, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 820 })
    await page.goto('/computer')
    await expect(page.getByRole('radio', { name: '45+10' })).toBeAttached()
    await expectNoViolations(page)
    await changeTheme(page, 'light')
    await expectNoViolations(page)
    await startGame(page)
    await drag(page, 'e2', 'e4')
    await expectYourTurn(page)
    await expectNoViolations(page)
    await changeTheme(page, 'dark')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Resign' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoViolations(page)
  })
}

for (const [language, tag, title, start] of [
  ['English', 'en', 'Play the computer', 'Start game'],
  ['Қазақша', 'kk', 'Компьютермен ойнау', 'Ойынды бастау'],
  ['Русский', 'ru', 'Игра с компьютером', 'Начать партию'],
] as const) {
  test(`the app speaks ${language}, fits a small phone, and remembers it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/computer')
    await page.getByText({ en: 'EN', kk: 'KZ', ru: 'RU' }[tag], { exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page).toHaveTitle(`${title} · Kingside`)
    await expectNoSidewaysScroll(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('each move is announced once', async ({ page }) => {
  await startGame(page)
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('[role="status"]')) {
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await drag(page, 'e2', 'e4')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'said')))
    .toEqual(['White: pawn e2 e4.', expect.stringMatching(/^Black: \w+ [a-h][1-8] [a-h][1-8]/)])
})
