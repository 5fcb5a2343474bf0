import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { playMove, startGame } from '../game/play.ts'
import { startUciEngine, type UciEngine } from './engine.ts'
import type { UciInfo } from './messages.ts'
import type { UciTransport } from './transport.ts'

/** The real Stockfish of the app, as a process that speaks UCI over its standard streams. */
function stockfishProcess(): UciTransport {
  const script = createRequire(import.meta.url).resolve('stockfish/bin/stockfish-19-lite-single.js')
  const engine = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: engine.stdout })
  return {
    send: (line) => engine.stdin.write(`${line}\n`),
    onLine: (listener) => {
      lines.on('line', listener)
      return () => lines.off('line', listener)
    },
    onFailure: (listener) => {
      engine.once('exit', listener)
      return () => engine.off('exit', listener)
    },
    close: () => engine.kill(),
  }
}

let engine: UciEngine
beforeAll(async () => {
  engine = await startUciEngine(stockfishProcess())
}, 30_000)
afterAll(() => engine.close())

it('is the engine that it should be', () => {
  expect(engine.name).toMatch(/^Stockfish 19/)
})

it('finds mate in one', async () => {
  const fen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
  const move = await engine.search({ initialFen: fen, moves: [], depth: 6, moveTimeMs: 5_000 })
  expect(move).toEqual({ from: 'a1', to: 'a8' })
})

it('plays legal moves from the position that the moves lead to', async () => {
  let game = startGame()
  for (let ply = 0; ply < 12; ply += 1) {
    const { initialFen, history: moves } = game
    game = playMove(game, await engine.search({ initialFen, moves, depth: 4, moveTimeMs: 2_000 }))
  }
  expect(game.history).toHaveLength(12)
})

it('stops at once when told, and finds the next move all the same', async () => {
  const stop = new AbortController()
  const long = engine.search(
    { initialFen: startGame().currentFen, moves: [], moveTimeMs: 60_000 },
    stop.signal,
  )
  stop.abort(new Error('enough'))
  await expect(long).rejects.toThrow('enough')
  const mate = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
  expect(await engine.search({ initialFen: mate, moves: [], depth: 6, moveTimeMs: 5_000 })).toEqual(
    {
      from: 'a1',
      to: 'a8',
    },
  )
})

it('offers its options', () => {
  expect(engine.author).toMatch(/Stockfish/)
  expect(engine.options).toContainEqual({
    name: 'Skill Level',
    type: 'spin',
    default: '20',
    min: 0,
    max: 20,
    vars: [],
  })
})

it('analyses three lines at once', async () => {
  const lines = new Map<number, UciInfo>()
  const fen = startGame().currentFen
  const best = await engine.analyse(
    { initialFen: fen, moves: [{ from: 'e2', to: 'e4' }], depth: 6, lines: 3 },
    (info) => {
      if (info.multipv !== undefined && info.pv) lines.set(info.multipv, info)
    },
  )
  expect(new Set(lines.keys())).toEqual(new Set([1, 2, 3]))
  const found = [...lines.values()]
  expect(found.map((info) => info.depth)).toEqual([6, 6, 6])
  expect(new Set(found.map((info) => JSON.stringify(info.pv?.[0]))).size).toBe(3)
  expect(lines.get(1)?.pv?.[0]).toEqual(best)
  const scores = [1, 2, 3].map((rank) => lines.get(rank)?.score?.value ?? Number.NaN)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})

it('goes back to one line after an analysis', async () => {
  const fen = startGame().currentFen
  const ranks = new Set<number | undefined>()
  await engine.analyse({ initialFen: fen, moves: [], depth: 4 }, (info) => {
    if (info.pv) ranks.add(info.multipv)
  })
  expect([...ranks]).toEqual([1])
})

it('analyses until told to stop, and then the next position at once', async () => {
  const first = new AbortController()
  const mate = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'
  const deep = engine.analyse(
    { initialFen: startGame().currentFen, moves: [] },
    ({ depth = 0 }) => {
      if (depth >= 5) first.abort()
    },
    first.signal,
  )
  expect(await deep).not.toBeNull()
  const onInfo = vi.fn<(info: UciInfo) => void>()
  const move = await engine.analyse({ initialFen: mate, moves: [], depth: 5 }, onInfo)
  expect(move).toEqual({ from: 'a1', to: 'a8' })
  expect(onInfo.mock.lastCall?.[0].score).toEqual({ type: 'mate', value: 1 })
})
