import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playMove, startGame } from '../model/game.ts'
import { startUciEngine, type UciEngine } from './engine.ts'
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
    const { initialFen, moves } = game
    game = playMove(game, await engine.search({ initialFen, moves, depth: 4, moveTimeMs: 2_000 }))
  }
  expect(game.moves).toHaveLength(12)
})

it('stops at once when told, and finds the next move all the same', async () => {
  const stop = new AbortController()
  const long = engine.search(
    { initialFen: startGame().fen, moves: [], moveTimeMs: 60_000 },
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
