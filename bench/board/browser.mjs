// The pages in Chromium, each board in a page and a process of its own, and what they cost there.
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../scripts/lib/chromium.mjs'
import { bundle } from './bundle.mjs'
import { game } from './game.mjs'

/** @import { Browser, CDPSession, Page } from 'playwright' */

/** The side of a single board, at the top left of its page, in CSS pixels. */
export const boardSide = 480

/** Eight boards a row, all of them in view. */
const viewport = { width: 1280, height: 1280 }

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="style.css">
<style>body { margin: 0 } #stage { display: flex; flex-wrap: wrap }
.box { position: relative; width: ${boardSide}px; height: ${boardSide}px }
.small { width: 150px; height: 150px; margin: 2px }</style>
<div id="stage"></div><script type="module" src="page.js"></script></html>`

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/**
 * @typedef {{ name: string, page: Page, cdp: CDPSession }} BoardPage
 * @typedef {'main' | 'script' | 'style' | 'layout'} Part
 * @typedef {Readonly<Record<Part, number>>} Cost milliseconds of the main thread's CPU time
 */

/** @type {Readonly<Record<Part, string>>} */
const metricNames = {
  main: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
}

/** @param {readonly { readonly name: string, readonly page: string }[]} contenders */
export async function openPages(contenders) {
  const files = new Map()
  for (const { name, page } of contenders) {
    const bundled = await bundle(name, { path: page })
    for (const [file, content] of bundled) files.set(`/${name}/${file}`, content)
    files.set(`/${name}/index.html`, html)
    if (!bundled.has('style.css')) files.set(`/${name}/style.css`, '')
  }
  const server = createServer(({ url = '' }, response) => {
    const content = files.get(url)
    if (content === undefined) console.error(`A page asked for ${url}, which is not there.`)
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': types[extname(url)] ?? 'text/plain',
    })
    response.end(content)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')

  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath && { executablePath }),
  })
  const pages = []
  for (const { name } of contenders) {
    pages.push(await openPage(browser, name, `http://127.0.0.1:${address.port}`))
  }
  return {
    pages,
    version: browser.version(),
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

/** @param {Browser} browser @param {string} name @param {string} origin @returns {Promise<BoardPage>} */
async function openPage(browser, name, origin) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`${name}: ${message.text()}`)
  })
  await page.goto(`${origin}/${name}/index.html`)
  await page.waitForFunction(() => 'bench' in window)
  await page.evaluate((plies) => window.bench.load(plies), game)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { name, page, cdp }
}

/** @param {BoardPage} page @returns {Promise<Cost>} spent since the page was opened */
async function spent({ cdp }) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  /** @param {string} name */
  const milliseconds = (name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000
  return {
    main: milliseconds(metricNames.main),
    script: milliseconds(metricNames.script),
    style: milliseconds(metricNames.style),
    layout: milliseconds(metricNames.layout),
  }
}

/** What a piece of work costs the page, by units. @param {BoardPage} page @param {number} units @param {() => Promise<unknown>} work @returns {Promise<Cost>} */
export async function costOf(page, units, work) {
  const before = await spent(page)
  await work()
  const after = await spent(page)
  return {
    main: (after.main - before.main) / units,
    script: (after.script - before.script) / units,
    style: (after.style - before.style) / units,
    layout: (after.layout - before.layout) / units,
  }
}

/** What a page holds after the garbage is gone. @param {BoardPage} page */
export async function held({ cdp }) {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  /** @param {string} name */
  const valueOf = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: valueOf('JSHeapUsedSize') / 1024,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}

/**
 * Real input, as the browser gets it from the system.
 * @param {BoardPage} page
 * @param {'mousePressed' | 'mouseMoved' | 'mouseReleased'} type
 * @param {number} x @param {number} y
 * @returns {Promise<unknown>}
 */
export const pointer = ({ cdp }, type, x, y) =>
  cdp.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
