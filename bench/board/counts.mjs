// What is counted: the same in every run, whatever else the machine does.
import { held } from './browser.mjs'
import { game } from './game.mjs'

/** @import { BoardPage } from './browser.mjs' */

const toPlay = /** @type {const} */ ({ playable: true, animated: false })
const toLookAt = /** @type {const} */ ({ playable: false, animated: false })

/** @param {string} name @param {readonly string[]} cells */
const line = (name, cells) =>
  console.log(`  ${name.padEnd(20)}${cells.map((cell) => cell.padStart(12)).join('')}`)

/** @param {BoardPage} board @param {import('./page.d.ts').Setup} setup */
async function countOf({ page }, setup) {
  const plies = game.length - 1
  return page.evaluate(
    async ([kind, count]) => {
      await window.bench.mount(1, kind, 0)
      const elements = window.bench.elements()
      const { records, added } = await window.bench.countUpdates(1, count)
      window.bench.check()
      await window.bench.unmount()
      return { elements, records: records / count, added: added / count }
    },
    /** @type {const} */ ([setup, plies]),
  )
}

/** @param {readonly BoardPage[]} boards */
export async function printElements(boards) {
  console.log(
    `\nelements of a board at the start, and mutations per update over ${game.length - 1} plies (view-only, playable)`,
  )
  line('', ['elements', 'playable', 'records', 'playable', 'added', 'playable'])
  for (const board of boards) {
    await board.page.bringToFront()
    const seen = await countOf(board, toLookAt)
    const played = await countOf(board, toPlay)
    line(board.name, [
      String(seen.elements),
      String(played.elements),
      seen.records.toFixed(1),
      played.records.toFixed(1),
      seen.added.toFixed(2),
      played.added.toFixed(2),
    ])
  }
}

/** @param {readonly BoardPage[]} boards */
export async function printMemory(boards) {
  const mounts = 200
  console.log(`\nmemory kept after ${mounts} mounts and unmounts, 100 more before`)
  line('', ['KB', 'nodes', 'listeners'])
  for (const board of boards) {
    await board.page.bringToFront()
    await board.page.evaluate(() => window.bench.mountAgain(100))
    const before = await held(board)
    await board.page.evaluate((times) => window.bench.mountAgain(times), mounts)
    const after = await held(board)
    line(board.name, [
      (after.heap - before.heap).toFixed(0),
      String(after.nodes - before.nodes),
      String(after.listeners - before.listeners),
    ])
  }
}
