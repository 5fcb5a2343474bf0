// One visit of a page by somebody who was never there, over a slow line and on a slow phone.
/// <reference path="./visit.d.ts" />

/** @import { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright' */

/** @typedef {{ name: string, latencyMs: number, downKbps: number, upKbps: number, cpu: number }} Conditions */

/** What Lighthouse gives a mobile page: the figures of its line, each request waiting for one round trip. */
export const mobile = {
  name: '150 ms, 1.6 Mbps, CPU 4×',
  latencyMs: 150,
  downKbps: 1638.4,
  upKbps: 750,
  cpu: 4,
}

/** The same line as Lighthouse asks the browser for it: a request costs the round trips of a new connection too. */
export const mobileWithConnections = {
  name: '562 ms a request, 1.5 Mbps, CPU 4×',
  latencyMs: 150 * 3.75,
  downKbps: 1638.4 * 0.9,
  upKbps: 750 * 0.9,
  cpu: 4,
}

/** Lighthouse's phone. @satisfies {BrowserContextOptions} */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What is on the screen once the page can be used. @typedef {{ selector: string, text: string }} FirstUse */

/**
 * @typedef {object} Bytes compressed
 * @property {number} atUse received until the first use
 * @property {number} atQuiet received until the page has loaded all that it loads by itself
 * @property {number} headers of all answers, which come on top
 * @property {number} files
 */

/** @typedef {{ use: number, lcp: number, cls: number, blocked: number, js: Bytes, css: Bytes }} Visit milliseconds */

/**
 * @typedef {object} Task
 * @property {string} url
 * @property {FirstUse} firstUse
 * @property {Conditions} conditions
 * @property {string} [cookie] of who visits, as `name=value`
 */

/** @param {Browser} browser @param {Task} task @returns {Promise<Visit>} */
export async function visit(browser, { url, firstUse, conditions, cookie }) {
  const context = await browser.newContext(phone)
  try {
    const [name, value] = cookie?.split('=') ?? []
    if (name && value) {
      await context.addCookies([{ name, value, url: new URL(url).origin }])
    }
    await context.addInitScript(watchPage, firstUse)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await watchTraffic(cdp)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latencyMs,
      downloadThroughput: (conditions.downKbps * 1000) / 8,
      uploadThroughput: (conditions.upKbps * 1000) / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
    await page.goto(url)
    await untilUsed(page, firstUse)
    await untilQuiet(page, traffic)
    const seen = await page.evaluate(() => {
      const { visit } = window
      if (visit?.use === undefined) throw new Error('The page was never used.')
      const { use, lcp, shifts, longTasks } = visit
      return { use, lcp, shifts, longTasks, useWall: performance.timeOrigin + use }
    })
    const { use, lcp, shifts, longTasks, useWall } = seen
    return {
      use,
      lcp,
      cls: worstSession(shifts),
      blocked: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      js: traffic.bytes('.js', useWall),
      css: traffic.bytes('.css', useWall),
    }
  } finally {
    await context.close()
  }
}

/** @param {Page} page @param {FirstUse} firstUse */
async function untilUsed(page, { text }) {
  try {
    await page.waitForFunction(() => window.visit?.use !== undefined, undefined, {
      timeout: 60_000,
    })
  } catch (error) {
    const shown = await page.locator('body').innerText()
    throw new Error(`The page did not come to "${text}" in a minute. It shows:\n${shown}`, {
      cause: error,
    })
  }
}

/** How long nothing may come before a page counts as loaded. */
const quietMs = 2_000

/** @param {Page} page @param {Awaited<ReturnType<typeof watchTraffic>>} traffic */
async function untilQuiet(page, traffic) {
  while (traffic.quietFor() < quietMs) await page.waitForTimeout(quietMs / 4)
}

/** @typedef {{ path: string, chunks: { at: number, bytes: number }[], headers: number }} Load */

/** What the page itself loads; a service worker's own loads are not among it. @param {CDPSession} cdp */
async function watchTraffic(cdp) {
  /** @type {Map<string, Load>} */
  const loads = new Map()
  /** The browser's monotonic seconds to milliseconds since 1970. @type {number | null} */
  let toWall = null
  let lastAt = performance.now()
  let open = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    toWall ??= (wallTime - timestamp) * 1000
    lastAt = performance.now()
    open += 1
    loads.set(requestId, { path: new URL(request.url).pathname, chunks: [], headers: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const load = loads.get(requestId)
    if (load) load.headers = response.encodedDataLength
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
    lastAt = performance.now()
    loads.get(requestId)?.chunks.push({ at: timestamp * 1000, bytes: encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastAt = performance.now()
    open -= 1
    const load = loads.get(requestId)
    if (!load) return
    const counted = load.chunks.reduce((sum, { bytes }) => sum + bytes, load.headers)
    // What the chunks did not say.
    load.chunks.push({ at: timestamp * 1000, bytes: encodedDataLength - counted })
  })
  cdp.on('Network.loadingFailed', () => {
    lastAt = performance.now()
    open -= 1
  })
  await cdp.send('Network.enable')
  return {
    quietFor: () => (open > 0 ? 0 : performance.now() - lastAt),
    /** @param {string} ending @param {number} useWall @returns {Bytes} */
    bytes: (ending, useWall) => {
      const own = [...loads.values()].filter(({ path }) => path.endsWith(ending))
      const chunks = own.flatMap((load) => load.chunks)
      /** @param {typeof chunks} some */
      const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0)
      return {
        atUse: sum(chunks.filter(({ at }) => at + (toWall ?? NaN) <= useWall)),
        atQuiet: sum(chunks),
        headers: own.reduce((total, { headers }) => total + headers, 0),
        files: own.length,
      }
    },
  }
}

/** The largest burst of shifts, as Chrome counts CLS: gaps below a second, five seconds at most. @param {readonly { at: number, value: number }[]} shifts */
function worstSession(shifts) {
  let worst = 0
  let session = 0
  let began = -Infinity
  let last = -Infinity
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - began > 5000) {
      session = 0
      began = at
    }
    session += value
    last = at
    worst = Math.max(worst, session)
  }
  return worst
}

/** Runs in the page before all of its own code. @param {FirstUse} firstUse */
function watchPage({ selector, text }) {
  /** @type {NonNullable<Window['visit']>} */
  const visit = { use: undefined, lcp: NaN, shifts: [], longTasks: [] }
  window.visit = visit
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    visit.lcp = startTime
  })
  observe('layout-shift', ({ hadRecentInput, startTime: at, value }) => {
    if (!hadRecentInput) visit.shifts.push({ at, value })
  })
  observe('longtask', ({ duration }) => visit.longTasks.push(duration))
  const watching = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(selector)].some(
      (element) =>
        element.textContent === text &&
        !element.hasAttribute('disabled') &&
        element.getAttribute('aria-disabled') !== 'true',
    )
    if (!isThere) return
    visit.use = performance.now()
    watching.disconnect()
  })
  watching.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}
