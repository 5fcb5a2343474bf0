import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { locales } from '../../facts/languages.ts'
import { dateTime, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
  reasonText,
  whoText,
} from './fields.ts'

const heldBan = z.object({
  player: operatorPlayer,
  reason: z.string(),
  since: dateTime,
  /** Null is for ever. */
  until: z.nullable(dateTime),
})
export type HeldBan = z.output<typeof heldBan>

export const exampleHeldBan = {
  player: examplePlayer,
  reason: 'Used an engine in rated games',
  since: '2026-03-01T10:00:00.000Z',
  until: null,
} as const

export const listBans = defineCall({
  id: 'operation.bans.list',
  method: 'GET',
  path: 'operation/bans/',
  summary: 'The bans that hold, the newest first.',
  query: z.object({
    ...operatorPageQuery,
    /** A part of the player's name. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** @default both */
    kind: z.optional(z.enum(['for-ever', 'until'])),
  }),
  response: pageOf(heldBan),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleHeldBan] },
})

export const addBan = defineCall({
  id: 'operation.bans.add',
  method: 'POST',
  path: 'operation/bans/',
  summary: 'Bans a player, and ends at once what the player has under way.',
  body: z.object({
    player: whoText,
    /** The player reads it. */
    reason: reasonText,
    /** A day (from its beginning, UTC) or a moment; null is for ever. */
    until: z.nullable(z.union([z.iso.date(), z.iso.datetime({ offset: true })])),
    /** Gives others back what they lost to the player in rated games of the 90 days before. */
    cheating: z._default(z.boolean(), false),
    /** In which the reason is written. */
    language: z._default(z.enum(locales), 'en'),
  }),
  response: z.object({
    player: operatorPlayer,
    /** False when the same ban held before. */
    is_new: z.boolean(),
    /** What could not be ended now; the same ban again tries it again. */
    undone: z.readonly(z.array(z.string())),
  }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { player: examplePlayer, is_new: true, undone: [] },
})

export const liftBan = defineCall({
  id: 'operation.bans.lift',
  method: 'POST',
  path: 'operation/bans/:uid/lift/',
  summary: 'Takes all bans of a player back.',
  params: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(320)) }),
  body: z.object({ reason: reasonText }),
  response: z.object({ player: operatorPlayer, was_banned: z.boolean() }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { player: examplePlayer, was_banned: true },
})
