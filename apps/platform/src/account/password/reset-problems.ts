import type { PasswordResetCode, PasswordResetView } from '@kingside/machines/password-reset'
import { problems } from '../form/account.messages.ts'
import { passwordProblems } from '../form/password-problems.ts'
import { messages } from './PasswordReset.messages.ts'

/** What the machine says of either form. */
export type ResetForm = Extract<PasswordResetView, { readonly step: 'new-password' }>['form']

/** What is said of a refusal. `resend_throttled` names its time where it is shown. */
export const resetProblems = {
  ...passwordProblems,
  resend_throttled: problems.throttled,
  throttled: problems.throttled,
  invalid_token: messages.deadToken,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<PasswordResetCode, unknown>
