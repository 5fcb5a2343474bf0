import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { dateTime, done, members, passwordText } from './fields.ts'
import { exampleSignedIn, signedIn } from './sign-in.ts'

/** A code of the authenticator app (six digits) or a recovery code, as typed: spaces and hyphens do not count. */
export const secondFactorCode = z.string().check(z.minLength(1), z.maxLength(32))

/** What proves that it is the owner who changes the second factor: the password, or a code. One of them is given. */
const proof = z.object({
  password: z.optional(passwordText),
  code: z.optional(secondFactorCode),
})

/** Ten codes, each for one sign-in without the authenticator app. They are answered once and never again. */
const recoveryCodes = z.object({ recovery_codes: z.readonly(z.array(z.string())) })

export const exampleRecoveryCodes = [
  'k7m2p-x4q9d',
  'w3h8t-c6n2v',
  'r5j9b-f2y7g',
  'd8s4k-m3x6p',
  't2v7n-h9w4c',
  'g6q3y-b8r5j',
  'x9d2m-k4t7s',
  'c3w6f-v8h2n',
  'p7y4r-j5g9b',
  'n2k8x-s6d3w',
] as const

export const getSecondFactor = defineCall({
  id: 'secondFactor.get',
  method: 'GET',
  path: 'me/second-factor/',
  summary: 'Whether signing in asks for a code of an authenticator app (TOTP, RFC 6238).',
  response: z.object({
    /** Since when it is on; null is off. */
    since: z.nullable(dateTime),
    /** How many recovery codes are not used yet. */
    recovery_codes_left: z.int().check(z.nonnegative()),
    /** Whether the account has a password, by which it can be switched off too. */
    has_password: z.boolean(),
  }),
  errors: [],
  roles: members,
  example: { since: '2026-03-01T10:00:00.000Z', recovery_codes_left: 9, has_password: true },
})

export const beginSecondFactor = defineCall({
  id: 'secondFactor.begin',
  method: 'POST',
  path: 'me/second-factor/begin/',
  summary:
    'Makes a secret for the authenticator app. It counts once it is confirmed by a code; beginning again makes another.',
  body: z.optional(z.object({})),
  response: z.object({
    /** Base32, for who types it into the app. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['second_factor_changed'],
  roles: members,
  example: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Kingside:aigerim%40mail.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kingside',
  },
})

export const confirmSecondFactor = defineCall({
  id: 'secondFactor.confirm',
  method: 'POST',
  path: 'me/second-factor/confirm/',
  summary:
    'Switches the second factor on by a code of the app, ends the other sign-ins, and answers the recovery codes.',
  body: z.object({ code: secondFactorCode }),
  response: recoveryCodes,
  errors: ['invalid_code', 'second_factor_changed', 'throttled'],
  roles: members,
  example: { recovery_codes: exampleRecoveryCodes },
})

export const renewRecoveryCodes = defineCall({
  id: 'secondFactor.renewCodes',
  method: 'POST',
  path: 'me/second-factor/recovery-codes/',
  summary: 'Makes ten new recovery codes; the former ones no longer count.',
  body: proof,
  response: recoveryCodes,
  errors: ['invalid_code', 'wrong_password', 'second_factor_changed', 'throttled'],
  roles: members,
  example: { recovery_codes: exampleRecoveryCodes },
})

export const turnOffSecondFactor = defineCall({
  id: 'secondFactor.turnOff',
  method: 'POST',
  path: 'me/second-factor/off/',
  summary: 'Switches the second factor off: from then on the password alone signs in.',
  body: proof,
  response: done,
  errors: ['invalid_code', 'wrong_password', 'second_factor_changed', 'throttled'],
  roles: members,
  example: { ok: true },
})

/** The second step of a sign-in that was answered with a ticket. */
export const finishSecondFactor = defineCall({
  id: 'auth.secondFactor',
  method: 'POST',
  path: 'accounts/auth/second-factor/',
  summary:
    'Finishes a sign-in by a code of the authenticator app or a recovery code. A ticket bears five wrong codes.',
  body: z.object({
    /** Of the sign-in's first answer. */
    ticket: z.string().check(z.minLength(1), z.maxLength(128)),
    code: secondFactorCode,
  }),
  response: signedIn,
  errors: ['invalid_code', 'invalid_token', 'throttled', 'player_banned'],
  statuses: { player_banned: 401 },
  roles: everyone,
  example: exampleSignedIn,
})
