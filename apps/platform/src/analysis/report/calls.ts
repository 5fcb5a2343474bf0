import { type ApiClientOptions, type CallResponse, createClient } from '@kingside/api'
import { beginAnalysis, readAnalysis } from '@kingside/api/calls/play/game-analysis'
import { failureOf } from '../../platform/server/index.ts'
import { type ReportRefusal, reportRefusals } from './game-report.types.ts'

const calls = { begin: beginAnalysis, read: readAnalysis }

/** The analysis of a game, finished or in progress. */
export type GameReport = NonNullable<CallResponse<typeof readAnalysis>>

/** The server's analysis of a whole game. */
export interface GameReports {
  /** Requests the analysis; the first request on a day uses one of the day's analyses. Later ones only return it. */
  readonly begin: (id: string, signal: AbortSignal) => Promise<GameReport>
  /** Null when the reader has not requested it and has no Pro. */
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

/** The pause before the next poll, by the number of answers so far; it grows. */
export const pauseMs = (answers: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 1.5 ** answers)

/** Why a game is not analysed: the server's refusal, or null when it did not answer as it should. */
export function reportRefusal(error: unknown): ReportRefusal | null {
  const { failure } = failureOf(error, () => 0)
  // Positions of a game that the reader still plays must not be analysed.
  if (failure === 'position_in_running_game') return 'no_access_to_board_analysis'
  return reportRefusals.find((known) => known === failure) ?? null
}
