import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { clubLimits } from '../../facts/clubs.ts'

export const askForEarlyAccess = defineCall({
  id: 'earlyAccess.ask',
  method: 'POST',
  path: 'early-access/',
  summary:
    'Asks for early access to what is built for clubs. Kept for the operator with the time of the agreement; the answer is the same for every address.',
  body: z.object({
    /** Where the answer goes. */
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(clubLimits.earlyAccess)),
    /** To the terms of use and the privacy policy. */
    agreed: z.literal(true),
    /** A field that nobody sees: what fills it in is a program, and nothing is kept. */
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  status: 201,
  response: z.object({ sent: z.literal(true) }),
  errors: ['empty_email', 'invalid_email'],
  roles: everyone,
  example: { sent: true },
})
