import type { CodeSent } from '../activation-code/activation-code.types.ts'
import type { EmailProblem } from '../email-check/email-rules.ts'
import type { PasswordProblem } from '../registration/password-rules.ts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a mail was not sent, or a new password was refused. */
export const passwordResetCodes = [
  'resend_throttled',
  'throttled',
  'invalid_token',
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type PasswordResetCode = (typeof passwordResetCodes)[number]

/** The fields that are wrong, and why. */
export interface PasswordResetProblems {
  readonly email: EmailProblem | null
  readonly password: PasswordProblem | null
  readonly repeat: 'passwords_must_be_equal' | null
}

export interface PasswordResetInput {
  /** An address that is known from the mailed link or the sign-in form. */
  readonly email: string
  /** The token of the mailed link; null asks for a mail first. */
  readonly token: string | null
}

export interface PasswordResetContext {
  readonly email: string
  /** The token of the mailed link, until it was used or refused. */
  readonly token: string | null
  readonly problems: PasswordResetProblems
  readonly refusal: Refusal<PasswordResetCode> | null
  /** How long the current wait for another mail is, in ms. */
  readonly waitMs: number
  /** When that wait ends, on the adapter's clock; null where that is not known. */
  readonly resendAt: number | null
}

export interface NewPasswordForm {
  readonly password: string
  readonly repeat: string
}

/** What the page may send. */
export type PasswordResetUiEvent =
  | { readonly type: 'email.submit'; readonly email: string }
  | { readonly type: 'mail.resend' }
  | ({ readonly type: 'password.submit' } & NewPasswordForm)
  | { readonly type: 'form.change' }
  | { readonly type: 'request.restart' }

export type PasswordResetEvent = PasswordResetUiEvent

export interface SetPasswordInput {
  readonly email: string
  readonly token: string
  readonly password: string
}

export interface PasswordResetOutput {
  readonly email: string
}

/** Each rejects with `{ failure, waitMs?, at? }`, where `failure` is a `PasswordResetCode`. */
export interface PasswordResetDeps {
  /** Requests the mail. Resolves for an unknown address too: the answer must not reveal who has an account. */
  readonly sendMail: (email: string, signal: AbortSignal) => Promise<CodeSent>
  /** POST accounts/auth/password/reset-confirm/ */
  readonly setPassword: (input: SetPasswordInput, signal: AbortSignal) => Promise<void>
}
