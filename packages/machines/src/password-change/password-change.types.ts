import type { PasswordProblem } from '../registration/password-rules.ts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why the new password was refused. */
export const passwordChangeCodes = [
  'wrong_password',
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'throttled',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type PasswordChangeCode = (typeof passwordChangeCodes)[number]

export interface PasswordChangeForm {
  readonly current: string
  readonly password: string
  readonly repeat: string
}

/** The fields that are wrong, and why. */
export interface PasswordChangeProblems {
  readonly current: 'fill_in_the_value' | null
  readonly password: PasswordProblem | 'password_is_same' | null
  readonly repeat: 'passwords_must_be_equal' | null
}

export interface PasswordChangeContext {
  readonly problems: PasswordChangeProblems
  readonly refusal: Refusal<PasswordChangeCode> | null
}

/** What the page may send. */
export type PasswordChangeUiEvent =
  | ({ readonly type: 'password.submit' } & PasswordChangeForm)
  | { readonly type: 'form.change' }
  | { readonly type: 'form.cancel' }

export type PasswordChangeEvent = PasswordChangeUiEvent

export interface ChangePasswordInput {
  readonly current: string
  readonly password: string
}

export interface PasswordChangeDeps {
  /**
   * POST auth/password/set/. Rejects with `{ failure }`, where `failure` is a `PasswordChangeCode`, or
   * `not_authenticated` when the session is over.
   */
  readonly changePassword: (input: ChangePasswordInput, signal: AbortSignal) => Promise<void>
}
