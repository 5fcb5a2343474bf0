import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'

/** A visitor's uid: at least 128 random bits as base64url. It is the visitor's secret; show it to nobody else. */
export const visitorUid = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'expected a visitor uid'))

export const sendPing = defineCall({
  id: 'ping.send',
  method: 'POST',
  path: 'ping/',
  summary: "Tells the server that the visitor is here and answers with the visitor's uid.",
  body: z.optional(z.object({})),
  response: z.object({ uid: visitorUid }),
  errors: [],
  roles: everyone,
  example: { uid: 'Zm9yLWV4YW1wbGVzLW9ubHktMjQ' },
})
