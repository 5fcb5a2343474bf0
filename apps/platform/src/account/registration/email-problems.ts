import type { EmailCheckCode, EmailCheckView } from '@kingside/machines/email-check'
import { problems } from '../form/account.messages.ts'
import { messages } from './EmailCheck.messages.ts'

type EmailProblem = Extract<EmailCheckView, { readonly status: 'invalid' }>['code']

/** The errors of an address. */
export const emailProblems = {
  empty_email: problems.empty_email,
  email_invalid: problems.email_invalid,
  email_already_exists: problems.email_already_exists,
  email_already_exists_not_verified: messages.unverified,
  email_domain_is_banned: problems.email_domain_is_banned,
  throttled: problems.throttled,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<EmailCheckCode | EmailProblem, unknown>
