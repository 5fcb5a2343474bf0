import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { supportLimits } from '../../facts/support.ts'

export const writeToSupport = defineCall({
  id: 'support.write',
  method: 'POST',
  path: 'utils/support/',
  summary: 'Sends a message to the operator of the site, also from who is not signed in.',
  body: z.object({
    subject: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(supportLimits.subject.maxLength)),
    message: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(supportLimits.message.maxLength)),
    /** The e-mail address to answer to. */
    reply_to: z.string().check(z.trim(), z.minLength(1), z.maxLength(320)),
  }),
  status: 201,
  response: z.object({
    /** What the operator finds the message by. */
    id: z.number(),
  }),
  errors: ['empty_email', 'invalid_email'],
  roles: everyone,
  example: { id: 1402 },
})
