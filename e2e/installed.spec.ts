import { expect, test } from './page.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|ERR_INTERNET|WebSocket/,
})

/** Waits until the worker has kept the app. */
const isKept = () =>
  navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')

test('S-85: the installed app opens offline, and keeps nothing that the server said of anybody', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/computer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play the computer')
  await expect(page.getByText(/offline/i).first()).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  expect(kept.filter((path) => /^\/(api|dev|operation|metrics)/.test(path))).toEqual([])
  await context.setOffline(false)
})

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Kingside', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//)
  }
})
