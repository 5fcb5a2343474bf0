import type { Refusal } from '../sign-in/refusal.ts'

/** How many digits a code has. */
export const codeLength = 6

/** Why a code is wrong or could not be sent. The first two are found without a call. */
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

/** A code that was sent. `at` is a time of the adapter's monotonic clock, in ms. */
export interface CodeSent {
  readonly at: number
  /** How long before another code may be requested. @default 60 s */
  readonly waitMs?: number
}

export interface ActivationCodeInput {
  readonly email: string
  /** The code that was already sent; null sends one at once. */
  readonly sent: CodeSent | null
}

export interface ActivationCodeContext {
  readonly email: string
  /** What is wrong with the code that was entered. */
  readonly refusal: Refusal<ActivationCodeCode> | null
  /** Why no new code was sent. */
  readonly resendRefusal: Refusal<ActivationCodeCode> | null
  /** How long the current wait for another code is, in ms. */
  readonly waitMs: number
  /** When that wait ends, on the adapter's clock; null where that is not known. */
  readonly resendAt: number | null
}

/** What the page may send. */
export type ActivationCodeUiEvent =
  | { readonly type: 'code.submit'; readonly code: string }
  | { readonly type: 'code.change' }
  | { readonly type: 'code.resend' }

/** One half of the machine notifies the other that a new code was sent. */
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
