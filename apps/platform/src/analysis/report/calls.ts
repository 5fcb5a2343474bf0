import { type ApiClientOptions, type CallResponse, createClient } from '@kingside/api'
import { beginAnalysis, readAnalysis } from '@kingside/api/calls/play/game-analysis'
import { type AnalysisRefusal, analysisRefusals } from '@kingside/machines/analysis'
import { failureOf } from '../../platform/server/index.ts'

const calls = { begin: beginAnalysis, read: readAnalysis }

/** A game's analysis, as far as it is. */
export type GameReport = NonNullable<CallResponse<typeof readAnalysis>>

/** The server's analysis of a whole game. */
export interface GameReports {
  /** Asks for it; one of the day's analyses is taken the first time on a day. Asked again, it only answers. */
  readonly begin: (id: string, signal: AbortSignal) => Promise<GameReport>
  /** Null where there is none that the reader has asked for, or has with Pro. */
  readonly read: (id: string, signal: AbortSignal) => Promise<GameReport | null>
}

export function createGameReports(options: ApiClientOptions): GameReports {
  const api = createClient(calls, options)
  return {
    begin: (id, signal) => api.begin({ params: { id }, signal }),
    read: (id, signal) => api.read({ params: { id }, signal }),
  }
}

const firstPauseMs = 1_000
const longestPauseMs = 10_000

/** How long to wait before the next question, after so many answers: longer and longer. */
export const pauseMs = (answers: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 1.5 ** answers)

/** Why a game is not analysed: the server's refusal, or null when it did not answer as it should. */
export function reportRefusal(error: unknown): AnalysisRefusal | null {
  const { failure } = failureOf(error, () => 0)
  // A position of a game that the reader still plays is nobody's to analyse.
  if (failure === 'position_in_running_game') return 'no_access_to_board_analysis'
  return analysisRefusals.find((known) => known === failure) ?? null
}
