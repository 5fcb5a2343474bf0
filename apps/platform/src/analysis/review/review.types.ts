import type { KeyMoment } from '@kingside/chess-game/review'
import type { EngineFailure } from '@kingside/machines'
import type { GradedMove, PlyEvaluation, SideReport } from '../report/game-report.types.ts'

/** A game that was judged, or is as far as the engine has come. */
export interface JudgedGame {
  /** The evaluation of the start position. */
  readonly start: PlyEvaluation | null
  readonly moves: readonly GradedMove[]
  /** Null until all positions were looked at. */
  readonly sides: { readonly white: SideReport; readonly black: SideReport } | null
  /** The moves to learn from; empty until all positions were looked at. */
  readonly moments: readonly KeyMoment[]
}

/** The state of the review of a finished game. */
export type ReviewView =
  | { readonly status: 'preparing' }
  | ({
      readonly status: 'scanning' | 'checking'
      readonly done: number
      readonly total: number
    } & JudgedGame)
  | ({ readonly status: 'done' } & JudgedGame)
  | { readonly status: 'failed'; readonly message: EngineFailure }
