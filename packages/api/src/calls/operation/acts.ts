import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { operatorActions } from '../../facts/operation.ts'
import { dateTime, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
} from './fields.ts'

const act = z.object({
  /** 1, 2, 3 …, without gaps. */
  id: z.int(),
  at: dateTime,
  /** The operator's e-mail address; `token` is a program. */
  operator: z.string(),
  action: z.enum(operatorActions),
  /** A player's public uid or another id; empty where there is none. */
  subject: z.string(),
  /** The player that the subject is, if it is one. */
  player: z.nullable(operatorPlayer),
  reason: z.string(),
  details: z.readonly(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  hash: z.string(),
})
export type OperatorActRow = z.output<typeof act>

export const exampleAct = {
  id: 31,
  at: '2026-03-01T10:00:00.000Z',
  operator: 'operator@kingside.example',
  action: 'ban',
  subject: examplePlayer.uid,
  player: examplePlayer,
  reason: 'Used an engine in rated games',
  details: { until: 'for ever', cheating: true },
  hash: 'Qm9zdG9uIGlzIGEgY2l0eSBpbiB0aGUgc3RhdGVz',
} as const

export const listActs = defineCall({
  id: 'operation.acts.list',
  method: 'GET',
  path: 'operation/acts/',
  summary: 'The audit log: what operators did, the newest first.',
  query: z.object({
    ...operatorPageQuery,
    action: z.optional(z.enum(operatorActions)),
    operator: z.optional(z.string().check(z.trim(), z.maxLength(320))),
    /** A player's public uid or another id. */
    subject: z.optional(z.string().check(z.trim(), z.maxLength(320))),
    /** Days in UTC; both are within. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  response: pageOf(act),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleAct] },
})

export const checkActs = defineCall({
  id: 'operation.acts.check',
  method: 'GET',
  path: 'operation/acts/check/',
  summary: 'Goes through the whole log and says whether any row was changed or is missing.',
  response: z.object({
    rows: z.int().check(z.nonnegative()),
    /** The first row that does not fit the one before it; null when all fit. */
    broken_at: z.nullable(z.int()),
  }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { rows: 31, broken_at: null },
})
