import { type AnalysisItem, analysisItem, type EngineLine } from '../game/analysis.ts'
import { parseLan } from '../model/move.ts'
import type { AnalysisRequest, UciEngine } from './engine.ts'
import type { UciInfo } from './messages.ts'

/** A position of a game, and how hard to look at it. */
export interface LookRequest extends Omit<AnalysisRequest, 'moves'> {
  /** The position. */
  readonly fen: string
  /** The moves that led from `initialFen` to it, in UCI, so that repetitions are seen. */
  readonly moves: readonly string[]
}

/**
 * Lets an engine look at a position. @returns the lines of the last depth that was finished, best first; when
 * aborted, of what was found until then
 * @throws {EngineError}
 */
export async function lookAt(
  engine: Pick<UciEngine, 'analyse'>,
  { fen, moves, ...limits }: LookRequest,
  signal?: AbortSignal,
): Promise<AnalysisItem> {
  const played = moves.flatMap((uci) => parseLan(uci) ?? [])
  const looks = gatherLines()
  await engine.analyse({ ...limits, moves: played }, looks.add, signal)
  const { depth, lines } = looks.deepest()
  return analysisItem(fen, depth, lines)
}

/**
 * Keeps the lines of each depth apart: a search that ends in mid-depth has told some lines anew and others not, and the
 * two don't belong together.
 */
function gatherLines() {
  const depths = new Map<number, Map<number, EngineLine>>()
  return {
    add: ({ depth, multipv = 1, score, pv }: UciInfo): void => {
      if (depth === undefined || !score || score.bound || !pv) return
      const known = depths.get(depth) ?? new Map<number, EngineLine>()
      depths.set(depth, known.set(multipv, { score, pv }))
    },
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
