import type { AnalysisRefusal } from '@kingside/machines/analysis'
import type { gradeMessages } from './GameReport.messages.ts'

/** How a move is judged. */
export type MoveGrade = keyof typeof gradeMessages

/** A move of the game with its grade. */
export interface GradedMove {
  /** 1 is White's first move of a game from the start position. */
  readonly ply: number
  readonly san: string
  /** Null until both positions around it are looked at. */
  readonly grade: MoveGrade | null
}

/** How well a side played; null of a side that made no move. */
export interface SideReport {
  /** 0 to 100. */
  readonly accuracy: number | null
  /** What a move lost on average, in pawns. */
  readonly averageLoss: number | null
}

/** How the analysis of the whole game stands. */
export type GameReportView =
  | { readonly status: 'offered' | 'beginning' }
  | {
      readonly status: 'queued' | 'running'
      readonly done: number
      readonly total: number
    }
  | {
      readonly status: 'done'
      readonly moves: readonly GradedMove[]
      readonly sides: { readonly white: SideReport; readonly black: SideReport }
    }
  | {
      readonly status: 'refused'
      readonly refusal: AnalysisRefusal
      /** An account is all that is missing. */
      readonly needsAccount: boolean
    }
  | { readonly status: 'failed'; readonly reason: 'analysis' | 'unreachable' }
