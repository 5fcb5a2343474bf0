import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { ownDataStatuses } from '../../facts/accounts.ts'
import { dateTime, members } from './fields.ts'

const ownData = z.object({
  /** `none` was never asked for; `expired` was ready and is taken away. */
  status: z.enum(ownDataStatuses),
  asked_at: z.nullable(dateTime),
  /** When the file is taken away. */
  expires_at: z.nullable(dateTime),
  /** In bytes. */
  size: z.nullable(z.int()),
  /** A path below the site's, for the signed-in owner alone; null while there is no file. */
  link: z.nullable(z.string()),
  /** From when it can be asked for again; null is now. */
  next_at: z.nullable(dateTime),
})
export type OwnData = z.output<typeof ownData>

const example = {
  status: 'ready',
  asked_at: '2026-01-31T11:58:00.000Z',
  expires_at: '2026-02-07T12:00:00.000Z',
  size: 84_213,
  link: '/files/own/Zr8Q2mX0TnqkE1vYwB7c5A.zip',
  next_at: '2026-02-01T11:58:00.000Z',
} as const

export const getOwnData = defineCall({
  id: 'me.data.get',
  method: 'GET',
  path: 'me/data/',
  summary: "Tells how far the file with all of the user's data is.",
  response: ownData,
  errors: [],
  roles: members,
  example,
})

export const askForOwnData = defineCall({
  id: 'me.data.ask',
  method: 'POST',
  path: 'me/data/',
  summary:
    "Has a file made with all of the user's data and games; once a day, and after a proof of the last ten minutes.",
  body: z.optional(z.object({})),
  response: ownData,
  errors: ['confirmation_needed', 'asked_lately'],
  roles: members,
  example: { ...example, status: 'wanted', expires_at: null, size: null, link: null },
})

export const askForDeletion = defineCall({
  id: 'me.askForDeletion',
  method: 'POST',
  path: 'me/deletion/',
  summary:
    'Signs the user out everywhere and deletes the account after 14 days, unless somebody signs in to it before; after a proof of the last ten minutes.',
  body: z.optional(z.object({})),
  response: z.object({ closes_at: dateTime }),
  errors: ['confirmation_needed', 'still_playing', 'tournament_running'],
  roles: members,
  example: { closes_at: '2026-02-14T12:00:00.000Z' },
})
