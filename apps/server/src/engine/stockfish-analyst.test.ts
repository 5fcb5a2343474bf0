import { applyMove, parseFen, startFen, type UciEngine, type UciInfo } from '@kingside/chess-game'
import { afterAll, describe, expect, it } from 'vitest'
import { type AnalysedPly, endedItem, fenAt, judge, reviewSides } from '@kingside/chess-game/review'
import { createStockfishPool } from './bot-engine.ts'
import type { EnginePool } from './engine-pool.ts'
import { createStockfishAnalyst } from './stockfish-analyst.ts'

/** A pool whose engine tells what it is told to tell. */
function poolOf(infos: readonly UciInfo[]): Pick<EnginePool, 'use' | 'waiting'> {
  const engine: UciEngine = {
    name: 'fake',
    author: '',
    options: [],
    setOption: () => {},
    search: () => Promise.reject(new Error('It only analyses.')),
    analyse: async (_request, onInfo) => {
      for (const info of infos) onInfo(info)
      return null
    },
    close: () => {},
  }
  return { use: (task) => task(engine), waiting: () => 0 }
}

const request = { fen: startFen, initialFen: startFen, moves: [], depth: 8, moveTimeMs: 1_000 }

describe('what an engine tells', () => {
  const info = (
    depth: number,
    multipv: number,
    from: 'e2' | 'd2' | 'c2',
    value: number,
  ): UciInfo => ({
    depth,
    multipv,
    score: { type: 'cp', value },
    pv: [{ from, to: from === 'e2' ? 'e4' : from === 'd2' ? 'd4' : 'c4' }],
  })

  it('is the last depth that has every line, without bounds', async () => {
    const analyst = createStockfishAnalyst(
      poolOf([
        info(5, 1, 'e2', 30),
        info(5, 2, 'd2', 20),
        info(6, 1, 'd2', 35),
        info(6, 2, 'c2', 25),
        // The time ends here: the second line of depth 7 was not told.
        info(7, 1, 'c2', 80),
        { ...info(7, 2, 'e2', 10), score: { type: 'cp', value: 10, bound: 'upper' } },
      ]),
    )
    const item = await analyst.analyse({ ...request, lines: 2 })
    expect(item.depth).toBe(6)
    expect(item.multipv.map(({ line_eval, line }) => [line_eval, line[0]?.lan])).toEqual([
      [0.35, 'd2d4'],
      [0.25, 'c2c4'],
    ])
  })
})

describe('Stockfish', () => {
  const failures: unknown[] = []
  const pool = createStockfishPool({ size: 1, onFailure: (_, error) => failures.push(error) })
  const analyst = createStockfishAnalyst(pool)
  afterAll(() => pool.close())

  it('analyses a short game: the blunder and the mate that punishes it', async () => {
    let position = parseFen(startFen)
    const moves = 'f2f3 e7e5 g2g4 d8h4'.split(' ').map((uci) => {
      position = applyMove(position, uci)
      return { uci, fen: position.fen }
    })
    const game = { initialFen: startFen, moves }
    const plies: AnalysedPly[] = []
    for (let ply = 0; ply <= moves.length; ply += 1) {
      const fen = fenAt(game, ply)
      const played = moves.slice(0, ply).map(({ uci }) => uci)
      const item =
        endedItem(fen) ??
        // oxlint-disable-next-line no-await-in-loop -- one engine
        (await analyst.analyse({ ...request, fen, moves: played, lines: 2 }))
      plies.push(judge(game, plies, item, 1))
    }
    expect(plies[1]).toMatchObject({ grade: 'opening' })
    expect(plies[3]).toMatchObject({ grade: 'blunder', item: { multipv: [{ mate_in: -1 }, {}] } })
    expect(plies[4]).toMatchObject({ grade: 'great', accuracy: 100, item: { multipv: [] } })
    const { w, b } = reviewSides(
      plies,
      moves.map(({ uci }) => uci),
    )
    expect(w.averageCentipawnLoss).toBeGreaterThan(300)
    expect(b.averageCentipawnLoss).toBeLessThan(60)
    expect(failures).toEqual([])
  }, 60_000)

  it('holds up nothing while it looks', async () => {
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    const item = await analyst.analyse({ ...request, lines: 5, depth: 15 })
    clearInterval(timer)
    expect(item.multipv).toHaveLength(5)
    expect(ticks).toBeGreaterThan(5)
  }, 60_000)
})
