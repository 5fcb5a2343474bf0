// What a move costs the page's main thread on a slow phone, the player's own and the rival's.
import { playouts } from '../server/playouts.mjs'
import { heading, milliseconds, row } from './report.mjs'
import { openTable, squaresOf } from './table.mjs'
import { movesOf, traceCategories } from './trace.mjs'
import { mobile, phone } from './visit.mjs'

/** @import { Site } from './site.mjs' */

const goals = { received: 8, made: 16 }

/** The first moves make the browser compile the code, and do not count. */
const warmUp = 8
/** How long a move may have its consequences before the next one. */
const pauseMs = 500

/** @param {Site} site @param {{ moves: number }} options how many of each side count */
export async function measureMoves(site, { moves }) {
  const [line = []] = playouts(1, 2 * (moves + warmUp))
  const table = await openTable(site, phone)
  const { page, cdp, rival } = table
  try {
    await table.sitDown()
    const at = await squaresOf(page, 'w')
    /** @param {string} square */
    const tap = async (square) => {
      const { x, y } = at(square)
      await page.touchscreen.tap(x, y)
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: mobile.cpu })
    await site.browser.startTracing(page, { categories: [...traceCategories] })
    for (const [ply, { uci }] of line.entries()) {
      if (ply % 2 === 0) {
        await tap(uci.slice(0, 2))
        await page.waitForTimeout(pauseMs / 2)
        await tap(uci.slice(2, 4))
        await rival.untilPlies(ply + 1)
      } else {
        await rival.play(uci)
      }
      await page.waitForTimeout(pauseMs)
    }
    const traced = movesOf(await site.browser.stopTracing())
    const { made, received, pickedUp } = {
      made: traced.made.slice(warmUp),
      received: traced.received.slice(warmUp),
      pickedUp: traced.pickedUp.slice(warmUp),
    }
    if (made.length !== moves || received.length !== moves) {
      throw new Error(
        `${made.length} own moves and ${received.length} received ones were found in the trace, not ${moves}.`,
      )
    }
    heading(
      `main thread for one move, CPU ${mobile.cpu}×, ${moves} moves of each side after ${warmUp}`,
    )
    row(
      'a move received, until it is painted',
      milliseconds,
      received.map(({ all }) => all),
      goals.received,
    )
    row(
      '  of it script',
      milliseconds,
      received.map(({ script }) => script),
    )
    row(
      'a move made, until the server has it',
      milliseconds,
      made.map(({ all }) => all),
      goals.made,
    )
    row(
      '  of it until it is painted',
      milliseconds,
      made.map(({ first }) => first),
    )
    row(
      '  of it script',
      milliseconds,
      made.map(({ script }) => script),
    )
    row(
      'a piece picked up, before a move',
      milliseconds,
      pickedUp.map(({ all }) => all),
    )
  } finally {
    await table.close()
  }
}
