import type { PasswordResetCode, PasswordResetView } from '@kingside/machines/password-reset'
import { problems } from '../form/account.messages.ts'
import { passwordProblems } from '../form/password-problems.ts'
import { messages } from './PasswordReset.messages.ts'

/** The state of either form. */
export type ResetForm = Extract<PasswordResetView, { readonly step: 'new-password' }>['form']

/** The error of each refusal. The time of `resend_throttled` is added where it is shown. */
export const resetProblems = {
  ...passwordProblems,
  resend_throttled: problems.throttled,
  throttled: problems.throttled,
  invalid_token: messages.deadToken,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<PasswordResetCode, unknown>
