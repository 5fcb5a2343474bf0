import type { Refusal } from '../sign-in/refusal.ts'

/** Why the operators' pages did not open. `other` is a code that this version doesn't know; `detail` has a text. */
export const operatorSessionCodes = [
  'invalid_code',
  'throttled',
  'not_found',
  'second_factor_changed',
  'offline',
  'timeout',
  'other',
  'something_wents_wrong',
] as const
export type OperatorSessionCode = (typeof operatorSessionCodes)[number]

/** How an operator stands with the operators' pages. */
export type OperatorStanding =
  | { readonly state: 'open'; readonly operator: string }
  | { readonly state: 'closed'; readonly hasSecondFactor: boolean }

/** The event of a standing that was read. */
export interface StandingRead {
  readonly output: OperatorStanding
}

export interface OperatorSessionContext {
  /** The operator's address; null while the pages are closed. */
  readonly operator: string | null
  /** Whether the pages were open before, and closed by themselves. */
  readonly isOver: boolean
  readonly refusal: Refusal<OperatorSessionCode> | null
}

/** What the page may send. */
export type OperatorSessionUiEvent =
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.change' }
  | { readonly type: 'code.cancel' }
  | { readonly type: 'session.retry' }
  | { readonly type: 'session.close' }

/** A call of the operators was answered with: your session is over. */
export interface OperatorSessionSystemEvent {
  readonly type: 'session.over'
}

export type OperatorSessionEvent = OperatorSessionUiEvent | OperatorSessionSystemEvent

/** Each rejects with `{ failure, detail?, waitMs?, at? }`, where `failure` is an `OperatorSessionCode`. */
export interface OperatorSessionDeps {
  /** GET operation/session/ */
  readonly readStanding: (signal: AbortSignal) => Promise<OperatorStanding>
  /** POST operation/session/ */
  readonly openSession: (
    code: string,
    signal: AbortSignal,
  ) => Promise<{ readonly operator: string }>
  /** DELETE operation/session/ */
  readonly closeSession: (signal: AbortSignal) => Promise<void>
}
