import { analysisItem, type EngineLine, parseLan, type UciInfo } from '@kingside/chess-game'
import type { Analyst } from '../domain/analysis/analyst.ts'
import type { EnginePool } from './engine-pool.ts'

/** Lets a pool of engines look at positions. */
export function createStockfishAnalyst(pool: Pick<EnginePool, 'use' | 'waiting'>): Analyst {
  return {
    analyse: async ({ fen, initialFen, moves, lines, depth, moveTimeMs }) => {
      const played = moves.flatMap((uci) => parseLan(uci) ?? [])
      const search = { initialFen, moves: played, lines, depth, moveTimeMs }
      const found = await pool.use(async (engine) => {
        const looks = gatherLines()
        await engine.analyse(search, looks.add)
        return looks.deepest()
      })
      return analysisItem(fen, found.depth, found.lines)
    },
    waiting: pool.waiting,
  }
}

/**
 * Keeps the lines of each depth apart: a search that ends in mid-depth has told some lines anew and others
 * not, and the two don't belong together.
 */
function gatherLines() {
  const depths = new Map<number, Map<number, EngineLine>>()
  return {
    add: ({ depth, multipv = 1, score, pv }: UciInfo): void => {
      if (depth === undefined || !score || score.bound || !pv) return
      const known = depths.get(depth) ?? new Map<number, EngineLine>()
      depths.set(depth, known.set(multipv, { score, pv }))
    },
    /** The lines of the last depth that was finished, best first. */
    deepest: (): { readonly depth: number; readonly lines: readonly EngineLine[] } => {
      const most = Math.max(0, ...[...depths.values()].map(({ size }) => size))
      const [found] = [...depths].filter(([, known]) => known.size === most).toReversed()
      if (!found) return { depth: 0, lines: [] }
      const [depth, known] = found
      const ranked = [...known].toSorted(([a], [b]) => a - b)
      return { depth, lines: ranked.map(([, line]) => line) }
    },
  }
}
