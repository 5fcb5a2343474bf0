export const emailProblems = ['empty_email', 'email_invalid'] as const

/** A problem with an address that is found without the server. */
export type EmailProblem = (typeof emailProblems)[number]

/** The longest address that mail servers accept (RFC 5321). */
const longest = 254

const pattern = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/

/** The specification's rule: required, trimmed, an ordinary address pattern. */
export function emailProblem(text: string): EmailProblem | null {
  const email = text.trim()
  if (email === '') return 'empty_email'
  return email.length <= longest && pattern.test(email) ? null : 'email_invalid'
}
