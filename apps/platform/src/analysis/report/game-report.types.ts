import type { LineEvaluation } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import type { AnalysisRefusal } from '@kingside/machines/analysis'
import type { MoveNumber } from '../../chess/moves/index.ts'
import type { gradeMessages } from './GameReport.messages.ts'

/** How a move is judged. */
export type MoveGrade = keyof typeof gradeMessages

/** What the engine thinks of a position. */
export interface PlyEvaluation extends LineEvaluation {
  /** Who has mated, where mate is on the board. */
  readonly winner: Color | null
}

/** A move of the game with its grade. */
export interface GradedMove extends MoveNumber {
  /** Half-moves from the position that the game began with, from 1. */
  readonly ply: number
  readonly san: string
  /** Null until both positions around it are looked at. */
  readonly grade: MoveGrade | null
  /** Of the position after it; null until it is looked at. */
  readonly evaluation: PlyEvaluation | null
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
  /** `reading`: it is looked up whether there is one. */
  | { readonly status: 'reading' | 'offered' | 'beginning' }
  | {
      readonly status: 'queued' | 'running'
      readonly done: number
      readonly total: number
    }
  | {
      readonly status: 'done'
      /** Of the position that the game began with. */
      readonly start: PlyEvaluation | null
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
