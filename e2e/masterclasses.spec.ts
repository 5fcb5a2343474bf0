import { expect, expectNoSidewaysScroll, expectNoViolations, test } from './page.ts'

test('a visitor comes to masterclasses from the header', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Masterclasses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masterclasses' })).toBeVisible()
  await expect(page.getByText('Nothing is planned yet')).toBeVisible()
  await page.getByRole('radio', { name: 'Q&A' }).press('Space')
  await expect(page.getByText('No masterclasses found')).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoSidewaysScroll(page)
})
