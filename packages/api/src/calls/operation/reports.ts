import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { operatorLimits } from '../../facts/operation.ts'
import { playerReportDecisions, playerReportKinds } from '../../facts/people.ts'
import { dateTime, done, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
} from './fields.ts'

const report = z.object({
  id: z.int(),
  kind: z.enum(playerReportKinds),
  /** In the reporter's own words; may be empty. */
  text: z.string(),
  /** The game that it is about. */
  game_id: z.nullable(z.string()),
  at: dateTime,
  reporter: operatorPlayer,
  player: operatorPlayer,
  /** How many reports of this player there are, this one included. */
  of_player: z.int(),
  /** How many reports of this reporter were dismissed. */
  dismissed_of_reporter: z.int(),
  /** Null while it is open. */
  decided: z.nullable(
    z.object({
      decision: z.enum(playerReportDecisions),
      at: dateTime,
      /** The operator's e-mail address. */
      by: z.string(),
      note: z.string(),
    }),
  ),
})
export type OperatorReport = z.output<typeof report>

export const exampleOperatorReport = {
  id: 88,
  kind: 'cheating',
  text: 'Every move took the same time, and all of them were perfect.',
  game_id: 'f3kQ9zX1mT8w',
  at: '2026-03-01T10:00:00.000Z',
  reporter: { uid: 'bKz7mWq2Lp4', name: 'Example Reporter' },
  player: examplePlayer,
  of_player: 3,
  dismissed_of_reporter: 1,
  decided: null,
} as const

export const listPlayerReports = defineCall({
  id: 'operation.reports.list',
  method: 'GET',
  path: 'operation/reports/',
  summary: 'Reports of players: the open ones with the oldest first, all others with the newest.',
  query: z.object({
    ...operatorPageQuery,
    /** @default both */
    state: z.optional(z.enum(['open', 'decided'])),
    kind: z.optional(z.enum(playerReportKinds)),
    /** Only reports of this player, by the public uid. */
    player: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  }),
  response: pageOf(report),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleOperatorReport] },
})

export const decidePlayerReport = defineCall({
  id: 'operation.reports.decide',
  method: 'POST',
  path: 'operation/reports/:id/decide/',
  summary: 'Closes an open report: something was done about the player, or nothing was wrong.',
  params: z.object({
    id: z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  body: z.object({
    decision: z.enum(playerReportDecisions),
    /** For the operators and the audit log; neither player reads it. */
    note: z._default(z.string().check(z.trim(), z.maxLength(operatorLimits.reason)), ''),
  }),
  response: done,
  errors: [...operatorErrors, 'changed_meanwhile'],
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
