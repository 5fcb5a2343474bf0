// Opens every page of the built Storybook, and tells which fail or take more than 3 s: `npm run storybook:walk` after
// `npm run build:storybook`. With `-- --at http://localhost:6006` those of a Storybook that runs, within 10 s each;
// with `-- --only design-system-` those whose ids begin so.
import { chromium } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { preview } from 'vite'
import { chromiumFlags, chromiumPath } from './lib/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { at: { type: 'string' }, only: { type: 'string' } } })
const limitMs = values.at ? 10_000 : 3_000

const built = values.at
  ? null
  : await preview({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'storybook-static' },
      preview: { port: 0, host: '127.0.0.1' },
    })
const at = values.at ?? built?.resolvedUrls?.local[0] ?? ''
/** @type {{ entries: Record<string, { id: string, type: string, title: string }> }} */
const index = await (await fetch(new URL('index.json', at))).json()
const entries = Object.values(index.entries).filter(({ id }) => id.startsWith(values.only ?? ''))
const waiting = [...entries]
/** @type {string[]} */
const problems = []
/** @type {number[]} */
const times = []

const path = chromiumPath()
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(path && { executablePath: path }),
})

/** Whether a page is there, or why not. */
const shown = () => {
  const { body } = document
  if (body.classList.contains('sb-show-errordisplay'))
    return body.querySelector('#error-message')?.textContent?.trim() || 'an error without words'
  const place = body.querySelector(
    body.classList.contains('sb-show-docs') || location.search.includes('viewMode=docs')
      ? '#storybook-docs'
      : '#storybook-root',
  )
  const isOver = body.classList.contains('sb-show-main')
  return isOver &&
    (place?.childElementCount ?? 0) + (body.querySelector('[role*=dialog]') ? 1 : 0) > 0
    ? 'there'
    : null
}

/** The parts that a component's page lists and does not number in its story. */
const unnumbered = () => {
  const section = document.querySelector('#anatomy')?.parentElement
  section?.scrollIntoView()
  const listed = section?.querySelectorAll('ol > li') ?? []
  const numbers = new Set(
    [...(section?.querySelectorAll('[aria-hidden]') ?? [])].map((mark) => mark.textContent),
  )
  return [...listed].flatMap((part, at) =>
    numbers.has(String(at + 1)) ? [] : [part.textContent?.split('.')[0] ?? ''],
  )
}

/** @param {import('@playwright/test').Page} page @param {{ id: string, type: string }} entry */
async function open(page, { id, type }) {
  const began = performance.now()
  const mode = type === 'docs' ? 'docs' : 'story'
  await page.goto(new URL(`iframe.html?id=${id}&viewMode=${mode}`, at).href, {
    waitUntil: 'commit',
  })
  const what = await page
    .waitForFunction(shown, null, { timeout: limitMs, polling: 'raf' })
    .then((handle) => handle.jsonValue())
    .catch(() => `did not open within ${limitMs / 1000} s`)
  times.push(performance.now() - began)
  if (what !== 'there') problems.push(`${id}: ${what}`)
  if (type !== 'docs' || what !== 'there') return
  const missing = await page
    .waitForFunction(`(${String(unnumbered)})().length === 0`, null, {
      timeout: 10_000,
      polling: 200,
    })
    .then(() => [])
    .catch(() => page.evaluate(unnumbered))
  if (missing.length > 0) problems.push(`${id}: its story shows no ${missing.join(', no ')}`)
}

async function walk() {
  const page = await browser.newPage({ viewport: { width: 1180, height: 800 } })
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await open(page, entry)
  }
}
await Promise.all([walk(), walk()])
await browser.close()
await built?.close()

times.sort((a, b) => a - b)
const seconds = (/** @type {number | undefined} */ ms) => `${((ms ?? 0) / 1000).toFixed(1)} s`
console.log(
  `${entries.length} pages opened, half of them within ${seconds(times[times.length >> 1])}, all within ${seconds(times.at(-1))}`,
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
