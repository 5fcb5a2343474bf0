import type { Refusal } from '../sign-in/refusal.ts'
import type { EmailProblem } from './email-rules.ts'

/** Why an address is not accepted, or why it could not be checked. */
export const emailCheckCodes = [
  'email_already_exists',
  'email_already_exists_not_verified',
  'email_domain_is_banned',
  'empty_email',
  'throttled',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type EmailCheckCode = (typeof emailCheckCodes)[number]

export interface EmailCheckInput {
  /** The first value of the field; it is not checked. */
  readonly email: string
}

export interface EmailCheckContext {
  /** The address as it was last typed. */
  readonly email: string
  readonly problem: EmailProblem | null
  readonly refusal: Refusal<EmailCheckCode> | null
}

/** What the page may send: each change of the field, and a request to check it (on leaving the field). */
export type EmailCheckUiEvent =
  | { readonly type: 'email.change'; readonly email: string }
  | { readonly type: 'email.check' }
  | { readonly type: 'code.resend' }

export type EmailCheckEvent = EmailCheckUiEvent

/** Each rejects with `{ failure }`, where `failure` is an `EmailCheckCode`. */
export interface EmailCheckDeps {
  /** POST accounts/auth/email-check/; resolves when the address is free. */
  readonly checkEmail: (email: string, signal: AbortSignal) => Promise<void>
  /** POST accounts/auth/activation-code/send/ */
  readonly sendCode: (email: string, signal: AbortSignal) => Promise<void>
}
