// Opens every docs page of the built Storybook, with all stories on it, and says which took longer than they may, threw,
// or turned the whole page's direction or text size. `node scripts/open-storybook.mjs tabs` opens those with `tabs`.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './lib/chromium.mjs'

const longestMs = 3_000
const folder = 'storybook-static'
const wanted = new RegExp(process.argv[2] ?? '')
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

const server = createServer(async ({ url }, response) => {
  try {
    const { pathname } = new URL(url ?? '/', 'http://localhost')
    const body = await readFile(join(folder, decodeURIComponent(pathname)))
    const type = types[/** @type {keyof typeof types} */ (extname(pathname))]
    response.writeHead(200, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    })
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The server has no port.')
const site = `http://localhost:${address.port}/iframe.html`

/** @type {{ id: string, type: 'docs' | 'story' }[]} */
const entries = Object.values(
  JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')).entries,
)
const executablePath = chromiumPath()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath && { executablePath }),
})
const context = await browser.newContext({ viewport: { width: 1180, height: 800 } })

// Storybook tells on its channel what has been drawn and what failed.
await context.addInitScript(() => {
  /** @type {{ name: string, id: unknown, text: string }[]} */
  const told = []
  const names = [
    'docsRendered',
    'storyRendered',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
  ]
  /** @type {{ on: (name: string, listener: (of: any) => void) => void } | undefined} */
  let channel
  Object.assign(window, { told })
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (given) => {
      channel = given
      for (const name of names) {
        given.on(name, (/** @type {any} */ of) =>
          told.push({ name, id: of?.storyId ?? of, text: of?.message ?? of?.description ?? '' }),
        )
      }
    },
  })
})

/** @type {string[]} */
const problems = []
const opened = entries.filter(({ id, type }) => type === 'docs' && wanted.test(id))
for (const { id } of opened) {
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`${id}: ${error.message}`))
  const begun = performance.now()
  await page.goto(`${site}?id=${id}&viewMode=docs`)
  const drawn = await page
    .waitForFunction(() => document.querySelector('#storybook-docs h1') !== null, null, {
      polling: 50,
      timeout: 4 * longestMs,
    })
    .catch(() => null)
  const took = performance.now() - begun
  if (drawn === null) problems.push(`${id}: no title after ${4 * longestMs} ms`)
  else if (took > longestMs) problems.push(`${id}: ${Math.round(took)} ms`)
  await page
    .waitForFunction(
      () => {
        const frames = [...document.querySelectorAll('.sb-story')].map((one) =>
          one.id.replace(/--primary$/, ''),
        )
        // @ts-expect-error `told` is this script's own.
        return new Set(window.told.map((one) => one.id)).size >= new Set(frames).size
      },
      null,
      { polling: 100, timeout: 30_000 },
    )
    .catch(() => problems.push(`${id}: a story on it was not drawn in 30 s`))
  const { direction, size, failed } = await page.evaluate(() => ({
    direction: getComputedStyle(document.documentElement).direction,
    size: getComputedStyle(document.documentElement).fontSize,
    failed: /** @type {any} */ (window).told.filter((/** @type {any} */ one) =>
      /Errored|Exception|Missing/.test(one.name),
    ),
  }))
  if (direction !== 'ltr' || size !== '16px') problems.push(`${id}: left ${direction}, ${size}`)
  for (const { text } of failed) problems.push(`${id}: ${text}`)
  await page.close()
}

await browser.close()
server.close()
console.log(`${opened.length} docs pages opened, ${problems.length} problems`)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
