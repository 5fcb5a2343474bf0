import type { ErrorCode } from '@kingside/api'

export type AnalysisRefusalCode = Extract<
  ErrorCode,
  | 'bad_request'
  | 'unavailable'
  | 'game_not_found'
  | 'not_suitable_for_express_analysis'
  | 'no_access_to_board_analysis'
  | 'free_analysis_exceeded'
  | 'position_in_running_game'
>

/** What was asked is not analysed, and nothing was counted. The message is for people. */
export class AnalysisRefusal extends Error {
  override readonly name = 'AnalysisRefusal'
  readonly code: AnalysisRefusalCode

  constructor(code: AnalysisRefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Refuses. */
export function refuse(code: AnalysisRefusalCode, message: string): never {
  throw new AnalysisRefusal(code, message)
}
