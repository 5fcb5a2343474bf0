import type { EmailProblem } from '../email-check/email-rules.ts'
import type { Refusal } from '../sign-in/refusal.ts'

/** Why a message was not taken. */
export const supportMessageCodes = [
  'email_invalid',
  'throttled',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type SupportMessageCode = (typeof supportMessageCodes)[number]

export interface SupportMessageForm {
  readonly subject: string
  readonly message: string
  /** The e-mail address to answer to. */
  readonly replyTo: string
}

/** The fields that are wrong, and why. */
export interface SupportMessageProblems {
  readonly subject: 'fill_in_the_value' | 'too_long' | null
  readonly message: 'fill_in_the_value' | 'too_long' | null
  readonly replyTo: EmailProblem | null
}

export interface SupportMessageContext {
  /** The form as it was sent; null before that. */
  readonly form: SupportMessageForm | null
  readonly problems: SupportMessageProblems
  readonly refusal: Refusal<SupportMessageCode> | null
}

/** What the page may send. */
export type SupportMessageUiEvent =
  | ({ readonly type: 'form.submit' } & SupportMessageForm)
  | { readonly type: 'form.change' }
  | { readonly type: 'form.cancel' }
  /** Writes another message after one that was sent. */
  | { readonly type: 'form.again' }

export type SupportMessageEvent = SupportMessageUiEvent

export interface SupportMessageDeps {
  /** POST utils/support/. Rejects with `{ failure, waitMs?, at? }`, where `failure` is a `SupportMessageCode`. */
  readonly sendMessage: (form: SupportMessageForm, signal: AbortSignal) => Promise<void>
}
