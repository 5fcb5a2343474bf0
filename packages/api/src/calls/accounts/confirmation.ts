import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { confirmationWays } from '../../facts/accounts.ts'
import { done, members, passwordText } from './fields.ts'
import { passkeyAnswer } from './passkeys.ts'
import { exampleMailSent, mailSent } from './passwords.ts'

export const getConfirmation = defineCall({
  id: 'me.confirmation.get',
  method: 'GET',
  path: 'me/confirmation/',
  summary:
    'Tells how the user can prove who it is before what a borrowed browser must not do, and whether that was done in the last ten minutes.',
  response: z.object({
    is_fresh: z.boolean(),
    /** Empty: only signing in again helps. */
    ways: z.readonly(z.array(z.enum(confirmationWays))),
  }),
  errors: [],
  roles: members,
  example: { is_fresh: false, ways: ['password', 'code'] },
})

export const confirmIdentity = defineCall({
  id: 'me.confirmation.confirm',
  method: 'POST',
  path: 'me/confirmation/',
  summary:
    'Proves by the password, a mailed code or a passkey who the user is; it holds for ten minutes.',
  body: z.union([
    z.object({ password: passwordText }),
    z.object({ code: z.string().check(z.maxLength(16)) }),
    z.object({ passkey: passkeyAnswer }),
  ]),
  response: done,
  errors: ['wrong_password', 'invalid_code', 'code_is_reset', 'passkey_refused', 'throttled'],
  roles: members,
  example: { ok: true },
})

export const sendConfirmationCode = defineCall({
  id: 'me.confirmation.sendCode',
  method: 'POST',
  path: 'me/confirmation/code/',
  summary: 'Mails a code by which the user can prove who it is.',
  body: z.optional(z.object({})),
  response: mailSent,
  errors: ['empty_email', 'resend_throttled'],
  roles: members,
  example: exampleMailSent,
})
