import type { PasswordProblem } from '../../domain/accounts/password-rules.ts'
import type { EmailProblem } from '../../domain/accounts/registration.ts'

/** What is said to each refusal; the app says it in the reader's language by the code. */
export const errorTexts = {
  email_already_exists: 'User with such email already exists',
  email_already_exists_not_verified: 'Enter the code that we mailed to you, or ask for another.',
  email_domain_is_banned: 'Please use another email',
  password_too_short: 'A password has at least 8 characters.',
  password_entirely_numeric: 'A password can not have figures only.',
  password_too_common: 'This password is too common.',
  password_too_similar: 'This password is too similar to your other data.',
  password_too_weak: 'A password has letters and figures, at sign-up in both cases.',
} as const satisfies Record<EmailProblem | PasswordProblem, string>
