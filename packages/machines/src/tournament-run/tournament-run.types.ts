import type { ArbiterResult, TournamentStep } from '@kingside/api/facts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Where a tournament is that somebody runs. */
export const runStages = ['upcoming', 'paired', 'running', 'between', 'finished'] as const
export type RunStage = (typeof runStages)[number]

/** Why a step or a result was not taken. */
export const tournamentRunCodes = [
  'step_not_due',
  'round_not_paired',
  'round_unfinished',
  'pairing_changed',
  'pairing_impossible',
  'reason_required',
  'not_organiser',
  'not_community_administrator',
  'player_is_banned',
  'unauthorised',
  'not_found',
  'rate_limited',
  'offline',
  'timeout',
  'overtaken',
  'something_wents_wrong',
] as const
export type TournamentRunCode = (typeof tournamentRunCodes)[number]

/** What is known of a tournament that somebody runs. */
export interface RunStanding {
  readonly stage: RunStage
  /** The step that is next; null: it is over. */
  readonly next: TournamentStep | null
  /** Whether it can be taken now. */
  readonly isDue: boolean
  /** The round that the next step is for, else the latest one; null: none. */
  readonly round: number | null
  /** Of the pairing of that round; null: it is not paired. */
  readonly pairingVersion: number | null
  /** Whether a round has been played, so that one can stop after it. */
  readonly hasPlayed: boolean
  /** Tables of the latest round that are not decided. */
  readonly openTables: readonly number[]
}

/** A step that somebody means to take, as the tournament was when they meant it. */
export interface StepWish {
  readonly kind: 'step'
  readonly step: TournamentStep
  readonly round: number | null
  readonly pairingVersion: number | null
  /** Open tables are cancelled. */
  readonly anyway: boolean
}

/** A result that somebody has entered. */
export interface ResultWish {
  readonly kind: 'result'
  readonly round: number
  readonly table: number
  readonly result: ArbiterResult
  /** Why a decided one is changed; empty: no reason was given. */
  readonly reason: string
}

export type RunWish = StepWish | ResultWish

/** What was refused, with all that was typed for it. */
export interface RefusedWish {
  readonly wish: RunWish
  readonly refusal: Refusal<TournamentRunCode>
}

export interface TournamentRunContext {
  readonly standing: RunStanding
  /** The step about which the page asks. */
  readonly asked: StepWish | null
  readonly doing: RunWish | null
  /** What is done after it, one after the other. */
  readonly queue: readonly RunWish[]
  /** The oldest is told first. */
  readonly refused: readonly RefusedWish[]
  readonly isEditing: boolean
}

export interface TournamentRunInput {
  readonly standing: RunStanding
}

/** What the page may send. */
export type TournamentRunUiEvent =
  | { readonly type: 'step.ask'; readonly step: TournamentStep }
  | { readonly type: 'step.confirm' }
  /** Finishes the round although tables are open. */
  | { readonly type: 'step.finishAnyway' }
  | { readonly type: 'question.close' }
  | {
      readonly type: 'result.set'
      readonly round: number
      readonly table: number
      readonly result: ArbiterResult
      readonly reason: string
    }
  | { readonly type: 'results.edit' }
  | { readonly type: 'results.close' }
  /** Tries again what was refused; a result with the reason that was missing. */
  | { readonly type: 'refusal.retry'; readonly reason: string }
  | { readonly type: 'refusal.close' }

/** What the page's calls send. */
export interface TournamentRunSystemEvent {
  readonly type: 'standing.update'
  readonly standing: RunStanding
}

export type TournamentRunEvent = TournamentRunUiEvent | TournamentRunSystemEvent

/** Each step answers with the standing after it, and rejects with `{ failure }`, a `TournamentRunCode`. */
export interface TournamentRunDeps {
  /** POST {id}/start/ */
  readonly start: (signal: AbortSignal) => Promise<RunStanding>
  /** POST {id}/rounds/{n}/pair/ */
  readonly pair: (
    at: { readonly round: number; readonly version: number | null },
    signal: AbortSignal,
  ) => Promise<RunStanding>
  /** POST {id}/rounds/{n}/start/ */
  readonly startRound: (round: number, signal: AbortSignal) => Promise<RunStanding>
  /** POST {id}/rounds/{n}/finish/ */
  readonly finishRound: (
    at: { readonly round: number; readonly anyway: boolean },
    signal: AbortSignal,
  ) => Promise<RunStanding>
  /** POST {id}/finish/ */
  readonly finish: (signal: AbortSignal) => Promise<RunStanding>
  /** PATCH {id}/rounds/{n}/boards/{table}/ */
  readonly setResult: (wish: ResultWish, signal: AbortSignal) => Promise<unknown>
}
