import { z } from 'zod/mini'
import { defineCall, nothing } from '../../call.ts'
import { deviceKinds } from '../../facts/accounts.ts'
import { dateTime, done, members } from './fields.ts'

/** A sign-in of the user that still lasts. */
export const session = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  /** The browser's own name, such as "Firefox"; null is not known. */
  browser: z.nullable(z.string()),
  /** The operating system's own name, such as "Android"; null is not known. */
  system: z.nullable(z.string()),
  device: z.nullable(z.enum(deviceKinds)),
  signed_in_at: dateTime,
  /** When it was renewed last: an open page renews it at least every 15 minutes. */
  last_used_at: dateTime,
})
export type Session = z.output<typeof session>

export const listSessions = defineCall({
  id: 'me.sessions.list',
  method: 'GET',
  path: 'me/sessions/',
  summary: 'Lists the sign-ins of the user, the one that asks first, then those used last.',
  response: z.readonly(z.array(session)),
  errors: [],
  roles: members,
  example: [
    {
      id: 'q7yT0cWm3Lr8sVbX',
      is_current: true,
      browser: 'Firefox',
      system: 'Windows',
      device: 'computer',
      signed_in_at: '2026-01-30T08:00:00.000Z',
      last_used_at: '2026-01-31T12:00:00.000Z',
    },
    {
      id: 'h2kP9dZn4Jq6uGaE',
      is_current: false,
      browser: 'Chrome',
      system: 'Android',
      device: 'phone',
      signed_in_at: '2026-01-12T17:30:00.000Z',
      last_used_at: '2026-01-29T20:15:00.000Z',
    },
  ],
})

export const endSession = defineCall({
  id: 'me.sessions.end',
  method: 'DELETE',
  path: 'me/sessions/:id/',
  summary: 'Ends one sign-in of the user at once: its tokens are worthless and its sockets close.',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'expected a session id')) }),
  status: 204,
  response: nothing,
  errors: ['not_found'],
  roles: members,
  example: undefined,
})

export const endOtherSessions = defineCall({
  id: 'me.sessions.endOthers',
  method: 'POST',
  path: 'me/sessions/end-others/',
  summary: 'Ends every sign-in of the user but the one that asks.',
  body: z.optional(z.object({})),
  response: done,
  errors: [],
  roles: members,
  example: { ok: true },
})
