import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { done, emailText, members, passwordText } from './fields.ts'

/** A mail was sent if the address has an account; the answer is the same if it has none. */
export const mailSent = z.object({
  /** How long until another mail can be requested, in milliseconds. */
  resend_after_ms: z.int().check(z.nonnegative()),
})
export type MailSent = z.output<typeof mailSent>

export const exampleMailSent = { resend_after_ms: 60_000 } as const

/** Why a new password is not accepted. */
export const newPasswordErrors = [
  'password_too_short',
  'password_too_common',
  'password_entirely_numeric',
  'password_too_similar',
  'password_too_weak',
] as const

export const requestPasswordReset = defineCall({
  id: 'auth.password.requestReset',
  method: 'POST',
  path: 'accounts/auth/password/reset/',
  summary: 'Mails a link that sets a new password. The answer does not tell who has an account.',
  body: z.object({ email: emailText }),
  response: mailSent,
  errors: ['empty_email', 'invalid_email', 'resend_throttled', 'throttled'],
  roles: everyone,
  example: exampleMailSent,
})

export const confirmPasswordReset = defineCall({
  id: 'auth.password.confirmReset',
  method: 'POST',
  path: 'accounts/auth/password/reset-confirm/',
  summary: "Sets a new password by the mailed link's token and ends every sign-in of the account.",
  body: z.object({
    new_password: passwordText,
    email: emailText,
    token: z.string().check(z.maxLength(128)),
  }),
  response: done,
  errors: [...newPasswordErrors, 'invalid_token', 'throttled'],
  roles: everyone,
  example: { ok: true },
})

export const changePassword = defineCall({
  id: 'auth.password.change',
  method: 'POST',
  path: 'auth/password/set/',
  summary: 'Changes the password and ends the other sign-ins; this one goes on.',
  body: z.object({ current_password: passwordText, new_password: passwordText }),
  response: done,
  errors: [...newPasswordErrors, 'wrong_password', 'throttled'],
  roles: members,
  example: { ok: true },
})
