// How long each system takes to draw the same work, each in a page of its own, in turns.
import { fileURLToPath } from 'node:url'
import { costOf, openPages } from '../board/browser.mjs'
import { reportCosts } from '../board/report.mjs'
import { takeTurns } from '../lib/interleave.mjs'

const contenders = [
  { name: 'kingside', page: new URL('pages/kingside.mjs', import.meta.url) },
  { name: 'radix', page: new URL('pages/radix.mjs', import.meta.url) },
  { name: 'mui', page: new URL('pages/mui.mjs', import.meta.url) },
  { name: 'nothing', page: new URL('pages/nothing.mjs', import.meta.url) },
].map(({ name, page }) => ({ name, page: fileURLToPath(page) }))

const rounds = 4

/** @param {unknown} length @param {string} name @param {string} kind */
function checkDrawn(length, name, kind) {
  if (name !== 'nothing' && (typeof length !== 'number' || length < 3000)) {
    throw new Error(`${name} did not draw its ${kind}.`)
  }
}

export async function printRenderTimes() {
  const { pages, version, close } = await openPages(contenders)
  console.log(`\nChromium ${version}; systems take turns, the first in each list is Kingside.`)
  try {
    for (const kind of /** @type {const} */ (['table', 'cards'])) {
      const costs = await takeTurns(pages, rounds, async (board) => {
        await board.page.bringToFront()
        /** @type {unknown} */
        let drawn
        const cost = await costOf(board, 1, async () => {
          drawn = await board.page.evaluate((what) => Reflect.get(window, 'ui').mount(what), kind)
        })
        checkDrawn(drawn, board.name, kind)
        await board.page.evaluate(() => Reflect.get(window, 'ui').unmount())
        return cost
      })
      const title = kind === 'table' ? 'a table of 1,000 rows' : 'a page of 100 tournament cards'
      const measured = pages
        .slice(0, -1)
        .map(({ name }, index) => ({ name, costs: costs[index] ?? [] }))
      reportCosts(title, 'mount', measured, costs.at(-1) ?? [])
    }
  } finally {
    await close()
  }
}
