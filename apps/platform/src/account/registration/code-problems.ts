import type { ActivationCodeCode } from '@kingside/machines/activation-code'
import { problems } from '../form/account.messages.ts'
import { messages } from './ActivationCode.messages.ts'

/** The errors of a code, or of a mail that was not sent. The times of the two waits are added where they are shown. */
export const codeProblems = {
  empty_code: problems.fill_in_the_value,
  malformed_code: messages.malformed,
  invalid_code: messages.invalid,
  code_is_reset: messages.reset,
  throttled: problems.throttled,
  resend_throttled: problems.throttled,
  account_not_found: messages.notFound,
  unknown: problems.something_wents_wrong,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
} as const satisfies Record<ActivationCodeCode, unknown>
