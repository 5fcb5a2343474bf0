import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { done, emailText, passwordText } from './fields.ts'
import { listedCountryId } from './listed-country.ts'
import { exampleMailSent, mailSent, newPasswordErrors } from './passwords.ts'
import { exampleSignedIn, signedIn } from './sign-in.ts'

/** An activation code as typed: six digits. */
const code = z.string().check(z.maxLength(32))

const emailErrors = [
  'empty_email',
  'invalid_email',
  'email_already_exists',
  'email_already_exists_not_verified',
  'email_domain_is_banned',
] as const

export const checkEmail = defineCall({
  id: 'auth.checkEmail',
  method: 'POST',
  path: 'accounts/auth/email-check/',
  summary: 'Says whether an address is free for a new account. Limited hard.',
  body: z.object({ email: emailText }),
  response: done,
  errors: [...emailErrors, 'something_wents_wrong', 'throttled'],
  roles: everyone,
  example: { ok: true },
})

export const register = defineCall({
  id: 'auth.register',
  method: 'POST',
  path: 'accounts/auth/register/',
  summary:
    "Makes an account and mails its activation code. With the caller's own anonymous uid the visitor's games go along.",
  body: z.object({
    email: emailText,
    password: passwordText,
    /**
     * The visitor's secret uid from `ping/`; the visitor's games move to the new account. Others' uids have no effect.
     */
    anonymous_uid: z.nullish(z.string().check(z.maxLength(64))),
  }),
  response: mailSent,
  errors: [...emailErrors, ...newPasswordErrors, 'resend_throttled', 'throttled'],
  roles: everyone,
  example: exampleMailSent,
})

export const sendActivationCode = defineCall({
  id: 'auth.activation.send',
  method: 'POST',
  path: 'accounts/auth/activation-code/send/',
  summary: 'Mails a new activation code; the one before it is worth nothing any more.',
  body: z.object({ email: emailText }),
  response: mailSent,
  errors: ['empty_email', 'invalid_email', 'resend_throttled', 'throttled'],
  roles: everyone,
  example: exampleMailSent,
})

export const verifyActivationCode = defineCall({
  id: 'auth.activation.verify',
  method: 'POST',
  path: 'accounts/auth/activation-code/verify/',
  summary: 'Activates the account and signs in.',
  body: z.object({ email: emailText, code }),
  response: signedIn,
  errors: ['invalid_code', 'code_is_reset', 'throttled', 'unknown'],
  roles: everyone,
  example: exampleSignedIn,
})

/** The older form of `auth.register`, with the personal data in the same call. */
export const simpleAuthCode = defineCall({
  id: 'auth.simpleAuthCode',
  method: 'POST',
  path: 'auth/users/simple-auth-code/',
  summary: 'Makes an account with its personal data and mails its activation code.',
  body: z.object({
    email: emailText,
    first_name: z.string().check(z.maxLength(60)),
    last_name: z.string().check(z.maxLength(60)),
    country: z.nullish(listedCountryId),
    /** Whether the user wants a paid plan; it grants nothing. */
    is_paid: z.optional(z.boolean()),
    password: passwordText,
    free_account_requested: z.optional(z.boolean()),
  }),
  response: mailSent,
  errors: [...emailErrors, ...newPasswordErrors, 'incorrect_name', 'resend_throttled', 'throttled'],
  roles: everyone,
  example: exampleMailSent,
})

/** The older form of `auth.activation.verify`. */
export const activationCode = defineCall({
  id: 'auth.activationCode',
  method: 'POST',
  path: 'auth/users/activation-code/',
  summary: 'Activates the account, notes whether it wants newsletters, and signs in.',
  body: z.object({ code, email: emailText, receive_newsletters: z.optional(z.boolean()) }),
  response: signedIn,
  errors: ['invalid_code', 'code_is_reset', 'throttled', 'unknown'],
  roles: everyone,
  example: exampleSignedIn,
})
