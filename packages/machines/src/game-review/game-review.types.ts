import type { AnalysisItem } from '@kingside/chess-game'
import type { AnalysedPly, GameToAnalyse } from '@kingside/chess-game/review'
import type { EngineFailure } from '../computer-game/index.ts'

export interface GameReviewInput {
  readonly game: GameToAnalyse
}

export interface GameReviewContext extends GameReviewInput {
  /** How many plies the game follows a named opening. */
  readonly openingPlies: number
  /** What the engine said of each position, from ply 0 on. */
  readonly plies: readonly AnalysedPly[]
  /** The plies that are looked at once more, those that cost most first. */
  readonly toCheck: readonly number[]
  /** How many of them were. */
  readonly checked: number
  readonly failure: EngineFailure | null
}

/** `quick` finds where the game turned; `deep` says what was better there. */
export type LookEffort = 'quick' | 'deep'

/** A position that the engine is to look at. */
export interface PositionToReview {
  readonly fen: string
  readonly initialFen: string
  /** The moves that led from `initialFen` to it, in UCI. */
  readonly moves: readonly string[]
  readonly effort: LookEffort
}

/** What the page may send. */
export type GameReviewUiEvent = { readonly type: 'review.start' }

export type GameReviewEvent = GameReviewUiEvent

export interface GameReviewDeps {
  /**
   * Loads the engine, and says how many plies of the game follow a named opening. Rejects with an object whose
   * `failure` says why.
   */
  readonly prepare: (game: GameToAnalyse, signal: AbortSignal) => Promise<number>
  /** Looks at one position, with two lines. Rejects with an object whose `failure` says why. */
  readonly look: (position: PositionToReview, signal: AbortSignal) => Promise<AnalysisItem>
}
