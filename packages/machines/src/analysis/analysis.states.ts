import { startFen } from '@kingside/chess-game'
import type { SnapshotFrom } from 'xstate'
import { type analysisMachine, provideAnalysis } from './analysis.machine.ts'
import type {
  AnalysisContext,
  AnalysisEvent,
  AnalysisInput,
  PositionAnalysis,
} from './analysis.types.ts'

type Snapshot = SnapshotFrom<typeof analysisMachine>

/** The machine with an engine that never answers. */
export const exampleAnalysis = provideAnalysis({
  startEngine: () => new Promise(() => {}),
  analyse: () => () => {},
})

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

export const exampleAnalysisInput: AnalysisInput = { fen: startFen, multipv: 2 }

export const examplePositionAnalysis: PositionAnalysis = {
  fen: startFen,
  depth: 18,
  lines: [
    { lineEval: 0.3, mateIn: null, moves: ['e2e4', 'e7e5', 'g1f3'] },
    { lineEval: 0.2, mateIn: null, moves: ['d2d4', 'd7d5', 'c2c4'] },
  ],
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const analysisSnapshotAt = (
  value: Snapshot['value'],
  context: Partial<AnalysisContext> = {},
): Snapshot =>
  exampleAnalysis.resolveState({
    value,
    context: {
      fen: startFen,
      multipv: 2,
      failure: null,
      analysis: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const analysisStates = {
  off: analysisSnapshotAt('off'),
  startingEngine: analysisSnapshotAt('startingEngine'),
  thinking: analysisSnapshotAt('thinking', { analysis: examplePositionAnalysis }),
  finished: analysisSnapshotAt('finished', { analysis: { ...examplePositionAnalysis, depth: 24 } }),
  failed: analysisSnapshotAt('failed', { failure: 'load-failed' }),
} satisfies Record<string, Snapshot>

export const exampleAnalysisEvents = {
  'analysis.start': [{ type: 'analysis.start' }],
  'analysis.stop': [{ type: 'analysis.stop' }],
  'position.select': [
    { type: 'position.select', fen: startFen },
    { type: 'position.select', fen: afterE4 },
  ],
  'engine.found': [
    { type: 'engine.found', analysis: examplePositionAnalysis },
    { type: 'engine.found', analysis: { ...examplePositionAnalysis, fen: afterE4 } },
  ],
  'engine.finished': [
    { type: 'engine.finished', fen: startFen },
    { type: 'engine.finished', fen: afterE4 },
  ],
  'engine.failed': [{ type: 'engine.failed', failure: 'no-answer' }],
} satisfies {
  readonly [Type in AnalysisEvent['type']]: readonly Extract<
    AnalysisEvent,
    { readonly type: Type }
  >[]
}
