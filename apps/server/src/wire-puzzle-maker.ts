import { cpus } from 'node:os'
import type { Database } from './db/database.ts'
import { createMakerStore } from './db/puzzles/maker-store.ts'
import type { Clock } from './domain/clock.ts'
import { createCalm, type ProcessorTimes } from './domain/puzzle-maker/calm.ts'
import { makePuzzles } from './domain/puzzle-maker/puzzle-maker.ts'
import { startRepeating } from './domain/repeating.ts'
import { createStockfishPool } from './engine/bot-engine.ts'
import type { EnginePool } from './engine/engine-pool.ts'
import { createStockfishAnalyst } from './engine/stockfish-analyst.ts'
import type { Log } from './log.ts'
import { Counter, type Registry } from 'prom-client'

export interface WirePuzzleMakerDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Registry
}

export interface WiredPuzzleMaker {
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** How often there is a look for games that have ended. */
const everyMs = 3_600_000

function processorTimes(): ProcessorTimes {
  let busyMs = 0
  let idleMs = 0
  for (const { times } of cpus()) {
    busyMs += times.user + times.nice + times.sys + times.irq
    idleMs += times.idle
  }
  return { busyMs, allMs: busyMs + idleMs }
}

/** Looks for puzzles in the platform's own games while the machine has little else to do. */
export function wirePuzzleMaker({
  db,
  clock,
  log,
  metrics,
}: WirePuzzleMakerDeps): WiredPuzzleMaker {
  const made = new Counter({
    name: 'kingside_puzzles_made_total',
    help: 'Puzzles that were found in games of the platform.',
    registers: [metrics],
  })
  const store = createMakerStore(db)
  const calm = createCalm({ clock, processors: processorTimes })
  const onFailure = (event: string, error: unknown) => log.error(event, {}, error)
  let pool: EnginePool | null = null
  let isEnded = false
  const work = async () => {
    // The engine takes memory, so it is there only while games are looked through.
    const own = createStockfishPool({ size: 1, onFailure })
    pool = own
    try {
      const added = await makePuzzles({
        store,
        analyst: createStockfishAnalyst(own),
        now: clock.now,
        calm: calm.wait,
      })
      made.inc(added)
    } catch (error) {
      // What the end of the server has interrupted begins anew after the next start.
      if (!isEnded) throw error
    } finally {
      own.close()
      pool = null
    }
  }
  let stop = async () => {}
  return {
    start: () => {
      const onError = (error: unknown) => onFailure('puzzles.make', error)
      stop = startRepeating({ clock, everyMs, work, onError })
    },
    stop: async () => {
      isEnded = true
      calm.end()
      pool?.close()
      await stop()
    },
  }
}
