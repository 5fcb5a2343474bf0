import type { EngineFailure } from '../computer-game/index.ts'

/** The reasons for which the server refuses analysis. */
export const analysisRefusals = [
  'not_suitable_for_express_analysis',
  'no_access_to_board_analysis',
  'free_analysis_exceeded',
] as const
export type AnalysisRefusal = (typeof analysisRefusals)[number]

/** One line of the engine, from the side to move. */
export interface AnalysedLine {
  /** In pawns from White's side; null when there is a mate. */
  readonly lineEval: number | null
  readonly mateIn: number | null
  /** As many moves as the line length says. */
  readonly moves: readonly string[]
}

/** What the engine says of a position. */
export interface PositionAnalysis {
  readonly fen: string
  readonly depth: number
  /** Best first, one for each of `multipv`. */
  readonly lines: readonly AnalysedLine[]
}

export interface AnalysisInput {
  readonly boardId: string
  readonly fen: string
  /** How many lines are shown. @default 1 */
  readonly multipv?: number
}

export interface AnalysisContext {
  readonly boardId: string
  readonly fen: string
  readonly multipv: number
  readonly refusal: AnalysisRefusal | null
  readonly failure: EngineFailure | null
  readonly analysis: PositionAnalysis | null
}

/** What the page may send. */
export type AnalysisUiEvent =
  | { readonly type: 'analysis.start' }
  | { readonly type: 'analysis.stop' }
  | { readonly type: 'position.select'; readonly fen: string }

/** What the engine tells. */
export type AnalysisSystemEvent =
  | { readonly type: 'engine.found'; readonly analysis: PositionAnalysis }
  | { readonly type: 'engine.finished'; readonly fen: string }
  | { readonly type: 'engine.failed'; readonly failure: EngineFailure }

export type AnalysisEvent = AnalysisUiEvent | AnalysisSystemEvent

export interface EngineInput {
  readonly fen: string
  readonly multipv: number
  readonly lineLength: number
}

export interface AnalysisDeps {
  /** Asks whether this board may be analysed. Rejects with an object whose `refusal` says why not. */
  readonly requestAccess: (boardId: string, signal: AbortSignal) => Promise<void>
  /** Loads the engine. Rejects with an object whose `failure` says why. */
  readonly startEngine: (signal: AbortSignal) => Promise<void>
  /** Lets the engine think about a position until the returned function is called. */
  readonly analyse: (input: EngineInput, send: (event: AnalysisSystemEvent) => void) => () => void
}
