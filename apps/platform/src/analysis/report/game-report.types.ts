import type { LineEvaluation } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import type { MoveNumber } from '../../chess/moves/index.ts'
import type { gradeMessages } from './GameReport.messages.ts'

/** The reasons for which the server analyses no game. */
export const reportRefusals = [
  'not_suitable_for_express_analysis',
  'no_access_to_board_analysis',
  'free_analysis_exceeded',
] as const
export type ReportRefusal = (typeof reportRefusals)[number]

/** How a move is judged. */
export type MoveGrade = keyof typeof gradeMessages

/** The engine's evaluation of a position. */
export interface PlyEvaluation extends LineEvaluation {
  /** The side that has mated, when mate is on the board. */
  readonly winner: Color | null
}

/** A move of the game with its grade. */
export interface GradedMove extends MoveNumber {
  /** Plies from the start position of the game, from 1. */
  readonly ply: number
  readonly san: string
  /** Null until the positions before and after it are analysed. */
  readonly grade: MoveGrade | null
  /** The evaluation of the position after it; null until it is analysed. */
  readonly evaluation: PlyEvaluation | null
}

/** The scores of a side; null for a side without moves. */
export interface SideReport {
  /** 0 to 100. */
  readonly accuracy: number | null
  /** The average loss of a move, in pawns. */
  readonly averageLoss: number | null
}

/** The state of the analysis of a whole game. */
export type GameReportView =
  /** `reading`: the server is asked whether there is one. */
  | { readonly status: 'reading' | 'offered' | 'beginning' }
  | {
      readonly status: 'queued' | 'running'
      readonly done: number
      readonly total: number
    }
  | {
      readonly status: 'done'
      /** The evaluation of the start position. */
      readonly start: PlyEvaluation | null
      readonly moves: readonly GradedMove[]
      readonly sides: { readonly white: SideReport; readonly black: SideReport }
    }
  | {
      readonly status: 'refused'
      readonly refusal: ReportRefusal
      /** An account is all that is missing. */
      readonly needsAccount: boolean
    }
  | { readonly status: 'failed'; readonly reason: 'analysis' | 'unreachable' }
