import type { SnapshotFrom } from 'xstate'
import type { EngineFailure } from '../computer-game/index.ts'
import type { analysisMachine } from './analysis.machine.ts'
import type { PositionAnalysis } from './analysis.types.ts'

type Snapshot = SnapshotFrom<typeof analysisMachine>

/** The state of the analysis of the position on the board. */
export type AnalysisView =
  | { readonly status: 'off' }
  | {
      readonly status: 'starting-engine'
      /** How many lines there will be. */
      readonly multipv: number
    }
  | {
      readonly status: 'thinking' | 'finished'
      readonly fen: string
      readonly multipv: number
      /** Null until the engine has sent a first result for this position. */
      readonly analysis: PositionAnalysis | null
    }
  | { readonly status: 'failed'; readonly message: EngineFailure }

/** The machine's snapshot as the page sees it. */
export function selectAnalysisView({ value, context }: Snapshot): AnalysisView {
  const { fen, multipv, analysis, failure } = context
  switch (value) {
    case 'off':
      return { status: 'off' }
    case 'startingEngine':
      return { status: 'starting-engine', multipv }
    case 'thinking':
    case 'finished':
      return { status: value, fen, multipv, analysis }
    case 'failed':
      return { status: 'failed', message: failure ?? 'crashed' }
    default:
      return value satisfies never
  }
}
