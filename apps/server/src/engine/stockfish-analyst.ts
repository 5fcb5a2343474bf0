import { lookAt } from '@kingside/chess-game'
import type { Analyst } from '../domain/analysis/analyst.ts'
import type { EnginePool } from './engine-pool.ts'

/** Lets a pool of engines look at positions. */
export const createStockfishAnalyst = (pool: Pick<EnginePool, 'use' | 'waiting'>): Analyst => ({
  analyse: (request) => pool.use((engine) => lookAt(engine, request)),
  waiting: pool.waiting,
})
