// The board against other boards, in turns in one Chromium: `npm run bench:board`.
// Each measurement ends with a look at the page: the board must show the position it was given.
import { openPages } from './board/browser.mjs'
import { boards, byHandle, floor } from './board/contenders.mjs'
import { printElements, printMemory } from './board/counts.mjs'
import { reportCosts } from './board/report.mjs'
import { rows } from './board/rows.mjs'
import { printSizes } from './board/size.mjs'
import { takeTurns } from './lib/interleave.mjs'

const [only] = process.argv.slice(2)
/** @param {{ readonly title: string }} work */
const isAsked = ({ title }) => !only || title.includes(only)

const times = rows.filter(isAsked)
const counts = [
  { title: 'elements and mutations', print: printElements },
  { title: 'memory', print: printMemory },
].filter(isAsked)

if (times.length + counts.length > 0) {
  const { pages, version, close } = await openPages([...boards, byHandle, floor])
  const timed = pages.slice(0, -1)
  const boardPages = pages.slice(0, boards.length)
  console.log(`Chromium ${version}; boards take turns, the first in each list is Kingside.`)
  try {
    for (const { title, unit, rounds, run } of times) {
      const costs = await takeTurns(pages, rounds, async (board) => {
        await board.page.bringToFront()
        return run(board)
      })
      const measured = timed.map(({ name }, index) => ({ name, costs: costs[index] ?? [] }))
      reportCosts(title, unit, measured, costs.at(-1) ?? [])
    }
    for (const { print } of counts) await print(boardPages)
  } finally {
    await close()
  }
}
if (isAsked({ title: 'size' })) await printSizes()
