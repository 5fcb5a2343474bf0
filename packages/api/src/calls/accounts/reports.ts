import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { reportEvents } from '../../facts/reports.ts'
import { done } from './fields.ts'

export const sendReport = defineCall({
  id: 'reports.send',
  method: 'POST',
  path: 'utils/reports/',
  summary: "Reports a failure that the reader doesn't see, or an event of use. Kept for 30 days.",
  body: z.object({
    event: z.enum(reportEvents),
    /** The call that failed, such as `mark-read`. */
    call: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'expected the name of a call'))),
  }),
  response: done,
  errors: ['throttled'],
  roles: everyone,
  example: { ok: true },
})
