import { loadOpenings } from '@kingside/chess-game'
import { createAllowanceStore } from './db/analysis/allowance-store.ts'
import { createAnalysisStore } from './db/analysis/analysis-store.ts'
import { createRunningGames } from './db/analysis/running-games.ts'
import type { Database } from './db/database.ts'
import { createGameReader } from './db/games/game-reader.ts'
import { createAnalysisService } from './domain/analysis/analysis-service.ts'
import { createAnalysisRunner } from './domain/analysis/analysis-runner.ts'
import type { Analyst } from './domain/analysis/analyst.ts'
import type { Clock } from './domain/clock.ts'
import { type GameRooms, RoomsUnavailableError } from './domain/games/rooms.types.ts'
import { createStockfishPool } from './engine/bot-engine.ts'
import { createStockfishAnalyst } from './engine/stockfish-analyst.ts'
import type { Log } from './log.ts'
import { Counter, type Registry } from 'prom-client'
import { addGauge } from './operation/add-gauge.ts'
import type { AnalysisRouteDeps } from './routes/play/analysis/index.ts'

export interface WireAnalysisDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Registry
  /** Who follows a game is told its grades as they are found. */
  readonly rooms: Pick<GameRooms, 'judged'>
  /** What looks at positions. @default one Stockfish in a worker thread, started when first asked */
  readonly analyst?: Analyst
}

export interface WiredAnalysis {
  /** For the app: `analysis` of its deps. */
  readonly routes: AnalysisRouteDeps
  /** Looks at the queue, and again when somebody asks and now and then; resolves when it is empty. */
  readonly start: () => Promise<void>
  /** Ends the engine and resolves when what it had found is stored. Close the database after it. */
  readonly stop: () => Promise<void>
}

/** Puts analysis together. Its engine is not the bots', so that neither waits for the other. */
export function wireAnalysis(deps: WireAnalysisDeps): WiredAnalysis {
  const { db, clock, log, metrics, rooms } = deps
  const onFailure = (event: string, error: unknown) => log.error(event, {}, error)
  const pool = createStockfishPool({ size: 1, onFailure })
  const analyst = deps.analyst ?? createStockfishAnalyst(pool)
  const games = createGameReader(db, clock.now)
  const analyses = createAnalysisStore(db)
  const finished = new Counter({
    name: 'kingside_analyses_total',
    help: 'Analyses of games, by their end.',
    labelNames: ['status'],
    registers: [metrics],
  })
  const runner = createAnalysisRunner({
    store: analyses,
    games,
    analyst,
    loadOpenings,
    clock,
    onJudged: async (gameId, { ply, grade }) => {
      if (grade === null) return
      await rooms.judged(gameId, { absNum: ply, grade }).catch((error: unknown) => {
        // Rooms that stop, or that can't store, tell nobody; the analysis itself can be read later.
        if (!(error instanceof RoomsUnavailableError)) onFailure('analysis.tell', error)
      })
    },
    onFinished: (status) => finished.inc({ status }),
    onFailure,
  })
  addGauge(
    metrics,
    'kingside_analyses_waiting',
    'Games that wait for their analysis, of all processes.',
    runner.waiting,
  )
  const service = createAnalysisService({
    games,
    allowances: createAllowanceStore(db),
    analyses,
    running: createRunningGames(db),
    analyst,
    now: clock.now,
    onRequested: () => void runner.wake(),
  })
  return {
    routes: { service },
    start: runner.wake,
    stop: async () => {
      const stopped = runner.stop()
      pool.close()
      await stopped
    },
  }
}
