import type { AnalysisItem } from '@kingside/chess-game'

/** A position and how hard to look at it. */
export interface AnalystRequest {
  /** The position. */
  readonly fen: string
  /** Where its game began and the moves that led to it, in UCI, so that repetitions are seen. */
  readonly initialFen: string
  readonly moves: readonly string[]
  /** How many of the best lines. */
  readonly lines: number
  /** Deepest look, in plies. */
  readonly depth: number
  /** Longest thinking time, in ms. */
  readonly moveTimeMs: number
}

/** Looks at positions, one after the other. */
export interface Analyst {
  /** Rejects when no engine could be had. */
  readonly analyse: (request: AnalystRequest) => Promise<AnalysisItem>
  /** How many positions wait to be looked at. */
  readonly waiting: () => number
}
