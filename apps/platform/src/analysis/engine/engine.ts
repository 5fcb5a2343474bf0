import { lanOf, type UciTransport } from '@kingside/chess-game'
import type { AnalysisDeps, PositionAnalysis } from '@kingside/machines/analysis'
import { createLoadedEngine, failureOf } from './loaded-engine.ts'

/** An engine in the browser. `close()` frees it. */
export interface AnalysisEngine extends AnalysisDeps {
  readonly close: () => void
}

/** The search depth: reliable, and reached in time on a phone. */
const depth = 20

export function createAnalysisEngine(openTransport: () => Promise<UciTransport>): AnalysisEngine {
  const { engine, close } = createLoadedEngine(openTransport)
  return {
    close,
    startEngine: async () => {
      await engine()
    },
    analyse: ({ fen, multipv, lineLength }, tell) => {
      const end = new AbortController()
      const lines = new Map<number, PositionAnalysis['lines'][number]>()
      const sign = fen.split(' ')[1] === 'b' ? -1 : 1
      const think = async () => {
        const ready = await engine()
        await ready.analyse(
          { initialFen: fen, moves: [], depth, lines: multipv },
          ({ score, pv, multipv: rank = 1, depth: reached = 0 }) => {
            if (!score || !pv) return
            lines.set(rank, {
              lineEval: score.type === 'cp' ? (sign * score.value) / 100 : null,
              mateIn: score.type === 'mate' ? sign * score.value : null,
              moves: pv.slice(0, lineLength).map(lanOf),
            })
            const best = [...lines].toSorted(([a], [b]) => a - b).map(([, line]) => line)
            tell({ type: 'engine.found', analysis: { fen, depth: reached, lines: best } })
          },
          end.signal,
        )
        if (!end.signal.aborted) tell({ type: 'engine.finished', fen })
      }
      think().catch((error: unknown) => {
        if (end.signal.aborted) return
        close()
        tell({ type: 'engine.failed', failure: failureOf(error) })
      })
      return () => end.abort()
    },
  }
}
