import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { countListeners } from './listeners.ts'
import { hold } from './squares.ts'
import { watchElements } from './watch-elements.ts'

/** What the page holds when the garbage is gone: exact counts, the same in every run. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const countOf = (name: string) => metrics.find((metric) => metric.name === name)?.value
  return { nodes: countOf('Nodes'), listeners: countOf('JSEventListeners') }
}

async function openMounts(page: Page) {
  await page.goto('/mounts.html')
  await page.waitForFunction(() => 'mounts' in window)
  // What the page loads once, such as a theme, is loaded before anything is counted.
  await page.evaluate(() => window.mounts.stay())
  await expect(page.locator('#themed')).toHaveAttribute('style', /--kingside-board/)
  await page.evaluate(() => window.mounts.leave())
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return session
}

test('keeps no node and no listener after 200 mounts', { tag: '@built' }, async ({ page }) => {
  const session = await openMounts(page)
  const mount = (times: number) =>
    page.evaluate((count) => {
      window.mounts.withRoot(count)
      window.mounts.withinPage(count)
    }, times)
  await mount(10)
  const before = await held(session)
  await mount(100)
  expect(await held(session)).toEqual(before)
})

test('takes away each listener that it added', async ({ page }) => {
  await page.addInitScript(countListeners)
  await openMounts(page)
  const live = () => page.evaluate(() => window.liveListeners())
  await page.evaluate(() => window.mounts.stay([]))
  const whileMounted = await live()
  // React's own stay as long as its root.
  await page.evaluate(() => window.mounts.clear())
  const before = await live()
  expect(before).toBeLessThan(whileMounted)
  await page.evaluate(() => {
    window.mounts.stay()
    window.mounts.clear()
  })
  expect(await live()).toBe(before)
})

test('keeps nothing when it goes while a piece is held', async ({ page }) => {
  const session = await openMounts(page)
  const holdAndLeave = async () => {
    await page.evaluate(() => window.mounts.stay())
    await hold(page, 'd2', 'd4')
    await expect(page.locator('[data-dragging]')).toHaveCount(1)
    await page.evaluate(() => window.mounts.leave())
    await page.mouse.up()
  }
  await holdAndLeave()
  const before = await held(session)
  await holdAndLeave()
  await holdAndLeave()
  expect(await held(session)).toEqual(before)
})

test('does nothing when its owner draws again with equal props', async ({ page }) => {
  await openMounts(page)
  await page.evaluate(() => window.mounts.stay())
  await expect(page.locator('#themed')).toHaveAttribute('style', /--kingside-board/)
  await page.evaluate(watchElements)
  const doneBy = (moves?: string[]) =>
    page.evaluate(async (played) => {
      window.doneToElements()
      for (let time = 0; time < 20; time += 1) window.mounts.stay(played)
      // What an effect puts off until the next frame counts too.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return window.doneToElements()
    }, moves)
  expect(await doneBy()).toEqual([])
  expect(await doneBy(['d4', 'd5'])).toContain('attributes data-square')
})
