// What is measured in time, the same on every page.
import { boardSide, costOf, pointer } from './browser.mjs'

/** @import { BoardPage, Cost } from './browser.mjs' */

const square = boardSide / 8
/** Past the opening: castling, captures and checks. */
const firstPly = 8
const toPlay = /** @type {const} */ ({ playable: true, animated: false })
const toLookAt = /** @type {const} */ ({ playable: false, animated: false })

/**
 * Costs of the part that is measured, between a mount and an unmount that are not.
 * @param {number} boards @param {import('./page.d.ts').Setup} setup @param {number} ply
 * @param {(page: BoardPage) => Promise<Cost>} measure
 * @returns {(page: BoardPage) => Promise<Cost>}
 */
const onBoards = (boards, setup, ply, measure) => async (board) => {
  const { page } = board
  await page.evaluate(
    ([count, kind, at]) => window.bench.mount(count, kind, at),
    /** @type {const} */ ([boards, setup, ply]),
  )
  const cost = await measure(board)
  await finish(board)
  return cost
}

/** @param {BoardPage} board */
async function finish({ name, page }) {
  await page.evaluate((isBoard) => {
    if (isBoard) window.bench.check()
    return window.bench.unmount()
  }, name !== 'nothing')
}

/** @param {number} boards @param {import('./page.d.ts').Setup} setup @param {number} times @returns {(page: BoardPage) => Promise<Cost>} */
const mounts = (boards, setup, times) => async (board) => {
  /** @type {Cost[]} */
  const costs = []
  for (let time = 0; time < times; time += 1) {
    costs.push(
      await costOf(board, 1, () =>
        board.page.evaluate(
          ([count, kind, at]) => window.bench.mount(count, kind, at),
          /** @type {const} */ ([boards, setup, firstPly]),
        ),
      ),
    )
    await finish(board)
  }
  /** @param {keyof Cost} part */
  const mean = (part) => costs.reduce((sum, cost) => sum + cost[part], 0) / times
  return {
    main: mean('main'),
    script: mean('script'),
    style: mean('style'),
    layout: mean('layout'),
  }
}

/**
 * Drags the pawn from e2 once round the board, 20 pixels a move, and drops it on e4.
 * @param {BoardPage} board
 */
async function dragPawn(board) {
  const moves = 48
  const x = 4.5 * square
  await pointer(board, 'mouseMoved', x, 6.5 * square)
  await pointer(board, 'mousePressed', x, 6.5 * square)
  await pointer(board, 'mouseMoved', x + 5, 6.4 * square)
  await pointer(board, 'mouseMoved', x + 10, 6.3 * square)
  await board.page.evaluate(() => window.bench.settle())
  const cost = await costOf(board, moves, async () => {
    for (let move = 0; move < moves; move += 1) {
      const angle = (move / moves) * 2 * Math.PI
      const side = boardSide / 2
      await pointer(board, 'mouseMoved', side + Math.sin(angle) * 160, side + Math.cos(angle) * 160)
    }
    await board.page.evaluate(() => window.bench.settle())
  })
  await pointer(board, 'mouseMoved', x, 4.5 * square)
  await pointer(board, 'mouseReleased', x, 4.5 * square)
  await board.page.evaluate(() => window.bench.settle())
  return cost
}

/**
 * @param {'play' | 'playSlowly'} how @param {number} plies
 * @returns {(board: BoardPage) => Promise<Cost>}
 */
const plays = (how, plies) => (board) =>
  costOf(board, plies, () =>
    board.page.evaluate(
      ([name, first, count]) => window.bench[name](first, count),
      /** @type {const} */ ([how, firstPly + 1, plies]),
    ),
  )

/** @type {readonly { title: string, unit: string, rounds: number, run: (page: BoardPage) => Promise<Cost> }[]} */
export const rows = [
  {
    title: 'update of one board over a game',
    unit: 'position',
    rounds: 4,
    run: onBoards(1, toPlay, firstPly, plays('play', 26)),
  },
  {
    title: 'drag, round the board',
    unit: 'pointer move',
    rounds: 4,
    run: onBoards(1, toPlay, 0, dragPawn),
  },
  { title: 'mount of one board, warm', unit: 'mount', rounds: 4, run: mounts(1, toPlay, 6) },
  { title: 'mount of 64 boards', unit: 'mount of all', rounds: 3, run: mounts(64, toLookAt, 1) },
  {
    title: 'update of 64 boards',
    unit: 'update of all',
    rounds: 3,
    run: onBoards(64, toLookAt, firstPly, plays('play', 3)),
  },
  {
    title: 'animated move (200 ms)',
    unit: 'move',
    rounds: 4,
    run: onBoards(1, { playable: true, animated: true }, firstPly, plays('playSlowly', 3)),
  },
  {
    title: 'parent renders again with equal props',
    unit: 'render',
    rounds: 4,
    run: onBoards(1, toPlay, firstPly, (board) =>
      costOf(board, 20, () => board.page.evaluate(() => window.bench.rerender(20))),
    ),
  },
]
