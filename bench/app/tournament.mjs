// A tournament's page: eight live boards on a slow computer, a standing of 500 that is scrolled, and how soon it is there.
import { setTimeout as wait } from 'node:timers/promises'
import { makeTournamentData } from '../../apps/server/src/faults/tournament-data.ts'
import { watchRenders } from '../../scripts/lib/watch-renders.ts'
import { playouts } from '../server/playouts.mjs'
import { scriptedPlayers } from '../server/tournament-players.mjs'
import { nameComponents } from './component-names.mjs'
import { printLoad } from './load.mjs'
import { heading, milliseconds, noteRow, quantile, row } from './report.mjs'
import { newData, openSite } from './site.mjs'
import { mobile, visit } from './visit.mjs'

/** @import { Page } from 'playwright' */
/** @import { Site } from './site.mjs' */

/** How long data, server and players have before the tournaments start, in ms. */
const startsIn = 60_000
const boards = 8
const rows = 500

/** @param {{ folder: string, port?: number | undefined, visits: number }} options */
export async function measureTournament({ folder, port, visits }) {
  const data = newData()
  const start = new Date(Date.now() + startsIn)
  const common = /** @type {const} */ ({
    kind: 'swiss',
    system: 'swiss',
    ratingType: 'non-rated',
    maxParticipants: null,
    durationMinutes: null,
    rounds: 3,
    start,
  })
  // 10 minutes a player: the games go on as long as they are watched.
  const live = await makeTournamentData(data, {
    ...common,
    name: 'Eight boards',
    timeControlId: 17,
    count: boards * 2,
    prefix: 'live',
  })
  const big = await makeTournamentData(data, {
    ...common,
    name: 'Many rows',
    timeControlId: 17,
    count: rows,
    prefix: 'many',
  })
  const site = await openSite({
    folder,
    port,
    data,
    env: { KINGSIDE_TRUSTED_PROXIES: '127.0.0.1', KINGSIDE_TIMETABLE: '0' },
  })
  /** @type {string[]} */
  const playing = []
  const { enter } = scriptedPlayers({
    port: Number(new URL(site.origin).port),
    lines: playouts(50, 300),
    thinkMs: () => 500 + Math.random() * 1_000,
    onPlaying: (gameId) => void playing.push(gameId),
  })
  const sockets = []
  try {
    for (const [index, [uid, cookie]] of [...live.cookies].entries()) {
      sockets.push(await enter({ uid, cookie, address: index }))
    }
    // Both players of each board say that it has begun.
    while (playing.length < live.cookies.size) {
      if (Date.now() > start.getTime() + 60_000) throw new Error('The games have not begun.')
      await wait(200)
    }
    const grid = `${site.origin}/tournaments/${live.id}?tab=games&view=boards`
    const standing = `${site.origin}/tournaments/${big.id}?tab=standings`
    await measureBoards(site, grid)
    await measureScroll(site, standing)
    for (const [name, url, text] of /** @type {const} */ ([
      ['tournament, standings', standing, 'Standings'],
      ['tournament, live boards', grid, 'Games'],
    ])) {
      const seen = []
      for (let turn = 0; turn < visits; turn += 1) {
        const firstUse = { selector: '[role="tab"][aria-selected="true"]', text }
        seen.push(await visit(site.browser, { url, firstUse, conditions: mobile }))
      }
      printLoad(name, mobile, seen)
    }
  } finally {
    for (const socket of sockets) socket.close()
    await site.close()
  }
}

const tiles = 'ul:has(> li a[href^="/game/"]) > li'
/** How long the boards are watched. */
const watchedMs = 30_000

/** @param {Site} site @param {string} url */
async function measureBoards(site, url) {
  const context = await site.browser.newContext({ viewport: { width: 1366, height: 900 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchRenders, [tiles])
    await page.addInitScript(watchLongTasks)
    await page.goto(url)
    await page
      .locator(tiles)
      .nth(boards - 1)
      .waitFor()
    await page.waitForTimeout(5_000)
    await page.evaluate(() => {
      window.renders?.take()
      window.longTasks = []
    })
    const before = await positionsOf(page)
    await page.waitForTimeout(watchedMs)
    const after = await positionsOf(page)
    const { long, renders } = await page.evaluate(() => ({
      long: window.longTasks ?? [],
      renders: window.renders?.take(),
    }))
    const components = renders?.components ?? []
    const times = (/** @type {string} */ kind) =>
      components.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.times, 0)
    heading(`eight live boards, CPU 4×, ${watchedMs / 1000} s`)
    noteRow('boards that moved', before.filter((position, at) => position !== after[at]).length)
    row('long tasks (above 50 ms)', String, [long.length], 0)
    row('the longest', milliseconds, [Math.max(0, ...long)])
    row('renders inside the boards', String, [times('inside')])
    row('renders around them', String, [times('around')])
    row('renders elsewhere, where the document changed', String, [times('changed')])
    row('renders elsewhere, needless', String, [times('needless')], 0)
    const names = await nameComponents(cdp, site.folder)
    for (const { at, kind, place, times: count } of components) {
      if (kind !== 'inside') noteRow(`  ${kind}: ${names[at] ?? '?'}`, `${count} ×  ${place}`)
    }
  } finally {
    await context.close()
  }
}

/** @param {Page} page */
const positionsOf = (page) =>
  page.locator(tiles).evaluateAll((all) => all.map((tile) => tile.innerHTML))

/** For `addInitScript`. */
function watchLongTasks() {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks?.push(duration)
  }).observe({ type: 'longtask' })
}

/** @param {Site} site @param {string} url */
async function measureScroll(site, url) {
  const context = await site.browser.newContext({ viewport: { width: 1366, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const table = page.getByRole('table', { name: 'Standings' })
    const more = page.getByRole('button', { name: /more/i })
    await table.waitFor()
    // A row that moves from page to page while they load may be missing: the end is where nothing more is offered.
    while (await more.isVisible()) {
      const shown = await table.getByRole('row').count()
      await more.click()
      await page.waitForFunction((count) => document.querySelectorAll('tr').length > count, shown)
    }
    const shown = await table.getByRole('row').count()
    await page.evaluate(() => window.scrollTo(0, 0))
    const frames = await page.evaluate(
      () =>
        new Promise((/** @type {(frames: number[]) => void} */ resolve) => {
          /** @type {number[]} */
          const gaps = []
          let last = 0
          const step = (/** @type {number} */ now) => {
            if (last > 0) gaps.push(now - last)
            last = now
            const before = window.scrollY
            window.scrollBy({ top: 60, behavior: 'instant' })
            if (window.scrollY === before && gaps.length > 10) resolve(gaps)
            else requestAnimationFrame(step)
          }
          requestAnimationFrame(step)
        }),
    )
    heading(`a standing of ${shown} rows, scrolled from its top to its end`)
    row('from frame to frame', milliseconds, frames, 17)
    row('the slowest in a hundred', milliseconds, [quantile(frames, 0.99)], 25)
    noteRow('frames', frames.length)
  } finally {
    await context.close()
  }
}
