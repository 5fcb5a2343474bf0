// How much comes before the first use, and how soon: the home page, and a player's own game opened cold.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beginGame, joinGame, newPlayer, playLine } from './player.mjs'
import { heading, kilobytes, noteRow, row, seconds } from './report.mjs'
import { mobile, mobileWithConnections, visit } from './visit.mjs'

/** @import { Site } from './site.mjs' */
/** @import { Conditions, Visit } from './visit.mjs' */

const goals = { home: { js: 130 }, game: { js: 160 }, lcp: 2, cls: 0.02 }

/** @param {Site} site */
const openHome = async ({ origin }) => ({
  url: `${origin}/`,
  firstUse: { selector: 'a, button', text: 'Play a friend' },
  close: () => {},
})

/** A player's own game in its third move, with the visitor to move. @param {Site} site */
async function openGame({ origin }) {
  const [white, black] = [await newPlayer(origin), await newPlayer(origin)]
  const gameId = await beginGame(origin, white, black)
  const seats = [await joinGame(origin, white, gameId), await joinGame(origin, black, gameId)]
  await playLine(seats, ['e2e4', 'e7e5', 'g1f3', 'b8c6'])
  return {
    url: `${origin}/game/${gameId}`,
    firstUse: { selector: 'p', text: 'Your turn' },
    cookie: white.cookie,
    close: () => seats.forEach((seat) => seat.close()),
  }
}

const pages = /** @type {const} */ ([
  { name: 'home', open: openHome },
  { name: 'game', open: openGame },
])

/**
 * @param {Site} site
 * @param {{ visits: number, parts: ReadonlySet<string> }} options `parts` are `sizes` and `load`
 */
export async function measureLoad(site, { visits, parts }) {
  for (const { name, open } of pages) {
    const { close, ...page } = await open(site)
    /** @param {Conditions} conditions */
    const visitAll = async (conditions) => {
      const seen = []
      for (let turn = 0; turn < visits; turn += 1) {
        seen.push(await visit(site.browser, { ...page, conditions }))
      }
      return seen
    }
    try {
      const seen = await visitAll(mobile)
      if (parts.has('sizes')) printSizes(name, seen)
      if (!parts.has('load')) continue
      printLoad(name, mobile, seen)
      printLoad(name, mobileWithConnections, await visitAll(mobileWithConnections), false)
    } finally {
      close()
    }
  }
  if (parts.has('sizes')) await printKept(site)
}

/** @param {'home' | 'game'} name @param {readonly Visit[]} seen */
function printSizes(name, seen) {
  heading(`${name} page: bytes over the wire, compressed`)
  row(
    'JavaScript until first use',
    kilobytes,
    seen.map(({ js }) => js.atUse),
    goals[name].js * 1000,
  )
  row(
    'JavaScript until nothing more comes',
    kilobytes,
    seen.map(({ js }) => js.atQuiet),
  )
  row(
    'CSS until first use',
    kilobytes,
    seen.map(({ css }) => css.atUse),
  )
  row(
    'CSS until nothing more comes',
    kilobytes,
    seen.map(({ css }) => css.atQuiet),
  )
  row(
    'headers of the JavaScript, on top',
    kilobytes,
    seen.map(({ js }) => js.headers),
  )
  noteRow('files of JavaScript in all', seen.map(({ js }) => js.files).at(-1) ?? NaN)
}

/**
 * How soon a page was there.
 * @param {string} name @param {Conditions} conditions @param {readonly Visit[]} seen @param {boolean} [isJudged]
 */
export function printLoad(name, conditions, seen, isJudged = true) {
  heading(`${name} page, cold, ${conditions.name}`)
  const [lcp, cls] = isJudged ? [goals.lcp * 1000, goals.cls] : []
  row(
    'LCP',
    seconds,
    seen.map((each) => each.lcp),
    lcp,
  )
  row(
    'CLS',
    (value) => value.toFixed(4),
    seen.map((each) => each.cls),
    cls,
  )
  row(
    'can be used',
    seconds,
    seen.map(({ use }) => use),
  )
  row(
    'main thread blocked (long tasks above 50 ms)',
    seconds,
    seen.map(({ blocked }) => blocked),
  )
}

/** What the service worker keeps ahead, after the page has loaded. @param {Site} site */
async function printKept({ browser, origin, folder }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(origin)
    const paths = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const names = await caches.keys()
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return kept.flat().map(({ url }) => new URL(url).pathname)
    })
    const bytes = paths.map((path) => {
      const file = join(folder, path)
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
    })
    heading('kept ahead by the service worker, after the page has loaded')
    noteRow('files', paths.length)
    row('bytes, compressed', kilobytes, [bytes.reduce((sum, size) => sum + size, 0)])
  } finally {
    await context.close()
  }
}
