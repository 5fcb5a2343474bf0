import { expect, test } from './app.ts'

test('finds the file of its sounds', async ({ page }) => {
  await page.goto('/sounds.html')
  const answer = page.waitForResponse(/sprite[^/]*\.wav/)
  await page.getByRole('button').click()
  const file = await (await answer).body()
  expect(file.subarray(0, 4).toString()).toBe('RIFF')
})
