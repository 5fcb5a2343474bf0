import type { SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from './password-reset.machine.ts'
import type { PasswordResetCode, PasswordResetProblems } from './password-reset.types.ts'

type Snapshot = SnapshotFrom<typeof passwordResetMachine>

type FormView =
  | { readonly status: 'editing' }
  | { readonly status: 'saving' }
  | { readonly status: 'invalid'; readonly problems: PasswordResetProblems }
  | { readonly status: 'refused'; readonly code: PasswordResetCode }

/** The steps to a new password, for the page to draw. */
export type PasswordResetView = { readonly email: string } & (
  | { readonly step: 'request'; readonly form: FormView }
  /** The view is the same for an address without an account. */
  | {
      readonly step: 'sent'
      readonly canResend: boolean
      /** When another mail may be requested, on the adapter's monotonic clock (ms). */
      readonly until: number | null
      /** Why the last request was refused; null when a mail was sent. */
      readonly code: PasswordResetCode | null
    }
  | { readonly step: 'new-password'; readonly form: FormView }
  | { readonly step: 'dead-token'; readonly code: 'invalid_token' }
  | { readonly step: 'done' }
)

/** The machine's snapshot as the page sees it. */
export function selectPasswordResetView({ value, context }: Snapshot): PasswordResetView {
  const { email, problems, refusal, resendAt } = context
  const form = (status: 'editing' | 'invalid' | 'refused'): FormView => {
    switch (status) {
      case 'editing':
        return { status }
      case 'invalid':
        return { status, problems }
      case 'refused':
        return { status, code: refusal?.code ?? 'something_wents_wrong' }
      default:
        return status satisfies never
    }
  }
  if (typeof value === 'object') {
    if ('request' in value) return { email, step: 'request', form: form(value.request) }
    if ('newPassword' in value)
      return { email, step: 'new-password', form: form(value.newPassword) }
    const canResend = value.sent === 'ready'
    return {
      email,
      step: 'sent',
      canResend,
      until: canResend ? null : resendAt,
      code: refusal?.code ?? null,
    }
  }
  switch (value) {
    case 'opening':
      return { email, step: 'request', form: { status: 'editing' } }
    case 'sending':
      return { email, step: 'request', form: { status: 'saving' } }
    case 'saving':
      return { email, step: 'new-password', form: { status: 'saving' } }
    case 'deadToken':
      return { email, step: 'dead-token', code: 'invalid_token' }
    case 'done':
      return { email, step: 'done' }
    default:
      return value satisfies never
  }
}
