import type { PlayerReportKind } from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a report was not taken. */
export const playerReportCodes = [
  'report_limit_reached',
  'game_not_found',
  'not_found',
  'own_account',
  'unauthorised',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type PlayerReportCode = (typeof playerReportCodes)[number]

export interface PlayerReportForm {
  /** Null until one is chosen. */
  readonly kind: PlayerReportKind | null
  /** In the reporter's own words; needed for `other`. */
  readonly text: string
}

/** A form without mistakes. */
export interface PlayerReportSent extends PlayerReportForm {
  readonly kind: PlayerReportKind
}

/** What is wrong, by the field. */
export interface PlayerReportProblems {
  readonly kind: 'fill_in_the_value' | null
  readonly text: 'fill_in_the_value' | 'too_long' | null
}

export interface PlayerReportContext {
  readonly form: PlayerReportForm | null
  readonly problems: PlayerReportProblems
  readonly refusal: Refusal<PlayerReportCode> | null
  /** How many reports may still be sent today; null before one was sent. */
  readonly leftToday: number | null
}

/** What the page may send. */
export type PlayerReportUiEvent =
  | ({ readonly type: 'form.submit' } & PlayerReportForm)
  | { readonly type: 'form.change' }
  | { readonly type: 'form.cancel' }

export type PlayerReportEvent = PlayerReportUiEvent

export interface PlayerReportDeps {
  /** POST online/players/{id}/report/. Rejects with `{ failure }`, a `PlayerReportCode`. */
  readonly sendReport: (
    report: PlayerReportSent,
    signal: AbortSignal,
  ) => Promise<{ readonly leftToday: number }>
}
