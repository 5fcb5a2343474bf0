// What React renders on a move, in the build that players get.
import { playouts } from '../server/playouts.mjs'
import { movingParts, watchRenders } from '../../scripts/lib/watch-renders.ts'
import { nameComponents } from './component-names.mjs'
import { heading, noteRow, row } from './report.mjs'
import { openTable, squaresOf } from './table.mjs'

/** @import { Site } from './site.mjs' */
/** @import { Renders, RenderedComponent } from '../../scripts/lib/watch-renders.ts' */

/** @param {Site} site @param {{ plies: number }} options */
export async function measureRenders(site, { plies }) {
  const [line = []] = playouts(1, plies + 4)
  const table = await openTable(site)
  const { page, cdp, rival } = table
  try {
    await page.addInitScript(watchRenders, movingParts)
    await table.sitDown()
    const at = await squaresOf(page, 'w')
    /** @type {{ own: Renders[], rivals: Renders[] }} */
    const seen = { own: [], rivals: [] }
    const take = async () => {
      await page.waitForTimeout(400)
      const renders = await page.evaluate(() => window.renders?.take())
      if (!renders) throw new Error('The page did not say what it rendered.')
      return renders
    }
    for (const [ply, { uci }] of line.entries()) {
      await take()
      if (ply % 2 === 0) {
        for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
          const { x, y } = at(square)
          await page.mouse.click(x, y)
        }
        await rival.untilPlies(ply + 1)
      } else {
        await rival.play(uci)
      }
      // At the first moves buttons and lists come in that stay from then on.
      if (ply >= 4) seen[ply % 2 === 0 ? 'own' : 'rivals'].push(await take())
    }
    const names = await nameComponents(cdp, site.folder)
    printRenders('a move made', seen.own, names)
    printRenders('a move received', seen.rivals, names)
  } finally {
    await table.close()
  }
}

/** @param {string} what @param {readonly Renders[]} moves @param {readonly string[]} names */
function printRenders(what, moves, names) {
  heading(`what React renders on ${what}, ${moves.length} moves`)
  /** @param {RenderedComponent['kind']} kind */
  const timesOf = (kind) =>
    moves.map(({ components }) =>
      components
        .filter((component) => component.kind === kind)
        .reduce((sum, { times }) => sum + times, 0),
    )
  const whole = (/** @type {number} */ value) => value.toFixed(value % 1 ? 1 : 0)
  row(
    'commits',
    whole,
    moves.map(({ commits }) => commits),
  )
  row('inside board, clocks and move list', whole, timesOf('inside'))
  row('around them', whole, timesOf('around'))
  row('elsewhere, where the document changed', whole, timesOf('changed'))
  row('elsewhere, needless', whole, timesOf('needless'), 0)
  for (const kind of /** @type {const} */ (['needless', 'changed', 'around'])) {
    const all = moves.flatMap(({ components }) => components.filter((each) => each.kind === kind))
    /** @type {Map<string, { times: number, place: string }>} */
    const byName = new Map()
    for (const { at, times, place } of all) {
      const name = names[at] ?? '?'
      byName.set(name, { times: times + (byName.get(name)?.times ?? 0), place })
    }
    const sorted = [...byName].sort(([, a], [, b]) => b.times - a.times)
    for (const [name, { times, place }] of sorted) {
      noteRow(`  ${kind}: ${name}`, `${(times / moves.length).toFixed(1)} ×  ${place}`)
    }
  }
}
