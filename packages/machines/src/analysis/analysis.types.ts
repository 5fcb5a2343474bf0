import type { EngineFailure } from '../computer-game/index.ts'

/** One line of the engine, from the side to move. */
export interface AnalysedLine {
  /** The score in pawns from White's side; null for a mate. */
  readonly lineEval: number | null
  readonly mateIn: number | null
  /** The first moves of the line, as many as the line length. */
  readonly moves: readonly string[]
}

/** What the engine found in a position. */
export interface PositionAnalysis {
  readonly fen: string
  readonly depth: number
  /** Best first, one for each of `multipv`. */
  readonly lines: readonly AnalysedLine[]
}

export interface AnalysisInput {
  readonly fen: string
  /** How many lines are shown. @default 1 */
  readonly multipv?: number
}

export interface AnalysisContext {
  readonly fen: string
  readonly multipv: number
  readonly failure: EngineFailure | null
  readonly analysis: PositionAnalysis | null
}

/** What the page may send. */
export type AnalysisUiEvent =
  | { readonly type: 'analysis.start' }
  | { readonly type: 'analysis.stop' }
  | { readonly type: 'position.select'; readonly fen: string }

/** What the engine sends. */
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
  /** Loads the engine. Rejects with an object whose `failure` says why. */
  readonly startEngine: (signal: AbortSignal) => Promise<void>
  /** Runs the engine on a position until the returned function is called. */
  readonly analyse: (input: EngineInput, send: (event: AnalysisSystemEvent) => void) => () => void
}
