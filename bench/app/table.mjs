// A player's page at a game, with a rival who has no page: what moves, renders and memory are measured at.
import { beginGame, joinGame, newPlayer } from './player.mjs'

/** @import { BrowserContextOptions, Page } from 'playwright' */
/** @import { Site } from './site.mjs' */

/** @typedef {Awaited<ReturnType<typeof openTable>>} Table */

/**
 * Opens a game in a browser of its own, as White.
 * @param {Site} site @param {BrowserContextOptions} [options]
 */
export async function openTable({ origin, browser }, options) {
  const [white, black] = [await newPlayer(origin), await newPlayer(origin)]
  const gameId = await beginGame(origin, white, black)
  const rival = await joinGame(origin, black, gameId)
  const context = await browser.newContext(options)
  const [name = '', value = ''] = white.cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  return {
    page,
    cdp,
    rival,
    black,
    /** Goes to the game, and waits until it can be played. */
    sitDown: async () => {
      await page.goto(`${origin}/game/${gameId}`)
      await page.getByText('Your turn', { exact: true }).waitFor()
      // What loads in idle time must not be counted with the first moves.
      await page.waitForLoadState('networkidle')
    },
    close: async () => {
      rival.close()
      await context.close()
    },
  }
}

/**
 * Where the squares of the page's board are.
 * @param {Page} page @param {'w' | 'b'} bottom
 * @returns {Promise<(square: string) => { x: number, y: number }>}
 */
export async function squaresOf(page, bottom) {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('The page has no board.')
  return (square) => {
    const file = square.charCodeAt(0) - 'a'.charCodeAt(0)
    const rank = Number(square[1]) - 1
    const [column, line] = bottom === 'w' ? [file, 7 - rank] : [7 - file, rank]
    return {
      x: box.x + ((column + 0.5) * box.width) / 8,
      y: box.y + ((line + 0.5) * box.height) / 8,
    }
  }
}
