import type { AnalysisItem } from '@kingside/chess-game'
import type { KeyMoment } from '@kingside/chess-game/review'

export interface RetryMistakesInput {
  /** The moves to find better ones for, in their order; at least one. */
  readonly moments: readonly KeyMoment[]
}

/** How a moment ended. */
export type RetryOutcome = 'found' | 'shown' | 'skipped'

export interface RetryMistakesContext extends RetryMistakesInput {
  /** Which moment is asked, from 0. */
  readonly index: number
  /** The move that was tried last at this moment, in UCI. */
  readonly tried: string | null
  /** Of the moments before this one, and of this one once it has ended. */
  readonly outcomes: readonly RetryOutcome[]
}

export type RetryMistakesUiEvent =
  /** A legal move of the position, in UCI. */
  | { readonly type: 'move.try'; readonly uci: string }
  | { readonly type: 'answer.show' }
  | { readonly type: 'moment.skip' }
  | { readonly type: 'moment.next' }
  | { readonly type: 'moments.restart' }

export type RetryMistakesEvent = RetryMistakesUiEvent

export interface RetryMistakesDeps {
  /** Looks at the position after a move. Rejects when the engine can't. */
  readonly look: (fen: string, signal: AbortSignal) => Promise<AnalysisItem>
}
