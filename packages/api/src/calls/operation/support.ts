import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { locales } from '../../facts/languages.ts'
import { dateTime, done, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
} from './fields.ts'

const message = z.object({
  id: z.int(),
  at: dateTime,
  /** Null is a browser that the server did not know. */
  player: z.nullable(operatorPlayer),
  reply_to: z.string(),
  language: z.enum(locales),
  subject: z.string(),
  message: z.string(),
})
export type SupportLetter = z.output<typeof message>

export const exampleSupportLetter = {
  id: 1402,
  at: '2026-03-01T10:00:00.000Z',
  player: examplePlayer,
  reply_to: 'player@mail.example',
  language: 'en',
  subject: 'My rating',
  message: 'A game of yesterday is missing from my list. Could you have a look?',
} as const

export const listSupport = defineCall({
  id: 'operation.support.list',
  method: 'GET',
  path: 'operation/support/',
  summary: 'What people wrote to the support, the newest first.',
  query: z.object({
    ...operatorPageQuery,
    /** @default all */
    language: z.optional(z.enum(locales)),
  }),
  response: pageOf(message),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleSupportLetter] },
})

export const removeSupport = defineCall({
  id: 'operation.support.remove',
  method: 'DELETE',
  path: 'operation/support/:id/',
  summary: 'Deletes a message once it is answered.',
  params: z.object({
    id: z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  response: done,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
