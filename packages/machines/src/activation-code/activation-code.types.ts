import type { Refusal } from '../sign-in/refusal.ts'

/** How many figures a code has. */
export const codeLength = 6

/** Why a code is not right, or could not be sent. The first two are said before anybody is asked. */
export const activationCodes = [
  'empty_code',
  'malformed_code',
  'invalid_code',
  'code_is_reset',
  'throttled',
  'resend_throttled',
  'account_not_found',
  'unknown',
  'offline',
  'timeout',
] as const
export type ActivationCodeCode = (typeof activationCodes)[number]

/** A thing that came about at a time of the adapter's monotonic clock, in ms. */
export interface CodeSent {
  readonly at: number
  /** How long before another may be asked for. @default 60 s */
  readonly waitMs?: number
}

export interface ActivationCodeInput {
  readonly email: string
  /** The code that is already on its way; null asks for one at once. */
  readonly sent: CodeSent | null
}

export interface ActivationCodeContext {
  readonly email: string
  /** What is wrong with the code that was entered. */
  readonly refusal: Refusal<ActivationCodeCode> | null
  /** Why no new code was sent. */
  readonly resendRefusal: Refusal<ActivationCodeCode> | null
  /** How long the present wait for another code is, in ms. */
  readonly waitMs: number
  /** When that wait ends, on the adapter's clock; null where that is not known. */
  readonly resendAt: number | null
}

/** What the page may send. */
export type ActivationCodeUiEvent =
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.change' }
  | { readonly type: 'code.resend' }

/** What one half of the machine tells the other: a new code is on its way. */
export interface ActivationCodeSystemEvent {
  readonly type: 'code.renew'
}

export type ActivationCodeEvent = ActivationCodeUiEvent | ActivationCodeSystemEvent

export interface VerifyCodeInput {
  readonly email: string
  readonly code: string
}

export interface ActivationCodeOutput {
  readonly email: string
}

/** Each rejects with `{ failure, waitMs?, at? }`, where `failure` is an `ActivationCodeCode`. */
export interface ActivationCodeDeps {
  /** POST accounts/auth/activation-code/send/ */
  readonly sendCode: (email: string, signal: AbortSignal) => Promise<CodeSent>
  /** POST accounts/auth/activation-code/verify/; keeps the token that the server answers with. */
  readonly verifyCode: (input: VerifyCodeInput, signal: AbortSignal) => Promise<void>
}
