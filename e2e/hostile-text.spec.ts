import type { Page } from '@playwright/test'
import { operate } from './operator.ts'
import { expect, expectNoSidewaysScroll, test } from './page.ts'

const run = 'window.hacked=1'

/** Games over the board, with words that a page would run, and a sign that turns the text behind it round. */
const pgn = `[Event "<script>${run}</script>"]
[Site "javascript:${run}"]
[Round "1.1"]
[White "<img src=x onerror=${run}>"]
[Black "{{constructor.constructor('${run}')()}}"]

1. e4 {<img src=x onerror=${run}>} e5 *

[Event "?"]
[Round "1.2"]
[White "\u202eenurbeht ${'a\u0301\u0302\u0303'.repeat(20)}"]
[Black "Zero\u200bWidth"]

1. d4 d5 *
`

/** Nothing of a text became a part of the page, ran, or made the page wider. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], svg[onload], a[href^="javascript:"]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false)
  expect(await page.evaluate(() => document.body.innerText.includes('\u202e'))).toBe(false)
  await expectNoSidewaysScroll(page)
}

test('S-20: names and texts that are written to harm are only text on every page that shows them', async ({
  page,
}) => {
  const name = `"><svg onload=${run}>${test.info().workerIndex}`
  const { id, slug } = await operate(page.request, 'tournaments', {
    kind: 'broadcast',
    name,
    description: `<img src=x onerror=${run}> [here](javascript:${run})`,
    start: new Date(Date.now() + 3_600_000).toISOString(),
    time_control: 9,
    rounds: 1,
  })
  const { token } = await operate(page.request, `tournaments/${String(id)}/relay-token`, {})
  const pushed = await page.request.post(`/api/online/tournaments/${String(id)}/relay/`, {
    data: pgn,
    headers: {
      authorization: `Bearer ${String(token)}`,
      'content-type': 'application/x-chess-pgn',
    },
  })
  expect(pushed.ok(), await pushed.text()).toBe(true)

  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/tournaments?q=svg')
  await expect(page.getByText(name).first()).toBeVisible()
  await expectHarmless(page)
  await page.goto(`/tournaments/${String(slug)}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectHarmless(page)
  for (const tab of ['Standings', 'Participants']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByText(/constructor\.constructor/).first()).toBeVisible()
    await expectHarmless(page)
  }
})
