import { expect, picturesOf, test } from './app.ts'
import { drag } from './squares.ts'

test('goes on with the elements that a server drew', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // The page's own script runs after this.
      if (document.readyState !== 'interactive') return
      for (const element of document.querySelectorAll('[data-piece], [role="gridcell"]')) {
        Object.assign(element, { isServed: true })
      }
    })
  })
  await page.goto('/hydrate.html')
  await drag(page, 'e2', 'e4')
  await expect(page.locator('output')).toHaveText('e4')
  const kept = await page
    .locator('[data-piece], [role="gridcell"]')
    .evaluateAll((elements) => elements.filter((element) => 'isServed' in element).length)
  expect(kept).toBe(32 + 64)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows what a server drew', { tag: '@built' }, async ({ page }) => {
    await page.goto('/hydrate.html')
    await expect(page.locator('[data-piece]')).toHaveCount(32)
    for (const picture of await picturesOf(page, '[data-piece]')) expect(picture).toContain('data:')
  })
})
