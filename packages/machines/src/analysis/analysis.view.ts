import type { SnapshotFrom } from 'xstate'
import type { EngineFailure } from '../computer-game/index.ts'
import type { analysisMachine } from './analysis.machine.ts'
import type { AnalysisRefusal, PositionAnalysis } from './analysis.types.ts'

type Snapshot = SnapshotFrom<typeof analysisMachine>

/** How the analysis of the position on the board stands. */
export type AnalysisView =
  | { readonly status: 'off' }
  | {
      readonly status: 'requesting-access' | 'starting-engine'
      /** How many lines there will be. */
      readonly multipv: number
    }
  | {
      readonly status: 'thinking' | 'finished'
      readonly fen: string
      readonly multipv: number
      /** Null until the engine has said something of this position. */
      readonly analysis: PositionAnalysis | null
    }
  | {
      readonly status: 'refused'
      readonly message: AnalysisRefusal
      /** Pro has unlimited analysis, so the page offers it. */
      readonly offersPro: boolean
    }
  | { readonly status: 'failed'; readonly message: EngineFailure | 'server_unreachable' }

/** The machine's snapshot as the page sees it. */
export function selectAnalysisView({ value, context }: Snapshot): AnalysisView {
  const { fen, multipv, analysis, refusal, failure } = context
  switch (value) {
    case 'off':
      return { status: 'off' }
    case 'requestingAccess':
      return { status: 'requesting-access', multipv }
    case 'startingEngine':
      return { status: 'starting-engine', multipv }
    case 'thinking':
    case 'finished':
      return { status: value, fen, multipv, analysis }
    case 'refused': {
      const message = refusal ?? 'no_access_to_board_analysis'
      return {
        status: 'refused',
        message,
        offersPro: message !== 'not_suitable_for_express_analysis',
      }
    }
    case 'unreachable':
      return { status: 'failed', message: 'server_unreachable' }
    case 'failed':
      return { status: 'failed', message: failure ?? 'crashed' }
    default:
      return value satisfies never
  }
}
