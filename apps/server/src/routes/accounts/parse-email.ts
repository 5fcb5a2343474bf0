import { CallError } from '../../call-error.ts'
import { type Email, parseEmail } from '../../domain/accounts/email.ts'

const details = {
  empty_email: 'Email must not be empty',
  invalid_email: 'Email is invalid',
} as const

/**
 * Reads the address of a body.
 * @throws CallError `empty_email` or `invalid_email`
 */
export function emailOf(text: string): Email {
  const parsed = parseEmail(text)
  if (parsed.status === 'valid') return parsed.email
  throw new CallError(parsed.code, details[parsed.code])
}
