import { operate } from './operator.ts'
import { expect, expectNoViolations, test } from './page.ts'

test('an overlay for a stream is put together, and shows nothing of the site around it', async ({
  page,
  person,
}) => {
  const { slug } = await operate(page.request, 'tournaments', {
    kind: 'swiss',
    name: `Streamed ${test.info().workerIndex}`,
    start: new Date(Date.now() + 3_600_000).toISOString(),
    time_control: 9,
    rounds: 5,
  })
  await page.goto(`/tournaments/${String(slug)}`)
  await page.getByRole('link', { name: 'Stream this tournament' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Stream overlay:/ })).toBeVisible()
  await page.getByText('Footer', { exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Footer' })).toBeChecked()
  await expect(page).toHaveURL(/on=header\.footer\./)
  await expectNoViolations(page)

  // The program that streams has no cookies, and nobody at its keyboard.
  const { page: screen } = await person({ viewport: { width: 1920, height: 1080 } })
  await screen.goto(page.url().replace('/stream?', '/overlay?'))
  await expect(screen.getByText(/^Streamed/)).toBeVisible()
  await expect(screen.getByText(/^Watch live at/)).toBeVisible()
  await expect(screen.locator('a, button, input')).toHaveCount(0)
  const ground = await screen.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgba(0, 0, 0, 0)')
})
