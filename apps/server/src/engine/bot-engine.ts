import { availableParallelism } from 'node:os'
import {
  carelessMove,
  type EngineLevel,
  engineLevels,
  lanOf,
  levelSettings,
  parseLan,
  playMove,
  startGame,
  startUciEngine,
  thinkingTime,
} from '@kingside/chess-game'
import type { BotEngine } from '../domain/games/bot-players.ts'
import { createEnginePool, type EnginePool } from './engine-pool.ts'
import { workerTransport } from './worker-transport.ts'

export interface StockfishOptions {
  /** How many engines think at once. @default one less than the processors, 1 to 4 */
  readonly size?: number
  readonly onFailure: (event: string, error: unknown) => void
}

/** Stockfish in worker threads, so that no thinking holds up the server. */
export function createStockfishPool({
  size = Math.min(4, Math.max(1, availableParallelism() - 1)),
  onFailure,
}: StockfishOptions): EnginePool {
  const file = new URL('./stockfish.worker.ts', import.meta.url)
  return createEnginePool({
    start: () => startUciEngine(workerTransport(file)),
    size,
    onFailure,
  })
}

const levelOf = (level: number): EngineLevel =>
  engineLevels.find((known) => known === level) ?? engineLevels[0]

/**
 * Lets the computer's players ask the pool for moves.
 * @param random as `Math.random`
 */
export function createBotEngine(
  pool: Pick<EnginePool, 'use'>,
  random: () => number = Math.random,
): BotEngine {
  return {
    bestMove: async ({ initialFen, moves, level, leftMs }) => {
      const known = levelOf(level)
      const played = moves.flatMap((uci) => parseLan(uci) ?? [])
      const game = played.reduce((before, move) => playMove(before, move), startGame(initialFen))
      const careless = carelessMove(known, game.currentFen, random)
      if (careless) return careless.lan
      return pool.use(async (engine) => {
        const { skill, depth } = levelSettings(known)
        engine.setOption('Skill Level', skill)
        const moveTimeMs = thinkingTime(known, leftMs)
        return lanOf(await engine.search({ initialFen, moves: played, depth, moveTimeMs }))
      })
    },
  }
}
