import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { analysisOrderStatuses, analysisRules } from '../../facts/payments.ts'
import { dateTime, pageOf } from '../accounts/fields.ts'
import { link } from '../tournaments/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
} from './fields.ts'

const order = z.object({
  id: z.string(),
  game_id: z.string(),
  status: z.enum(analysisOrderStatuses),
  /** Whom the owner asks for, by name; null is whoever has time. */
  wish: z.nullable(z.string()),
  /** Whose game it is; null is somebody whose account is gone. */
  owner: z.nullable(z.object({ ...operatorPlayer.shape, email: z.string() })),
  /** When it was paid for, and by when it is to be there. */
  ordered_at: dateTime,
  due_at: dateTime,
  /** Which operator has taken it. */
  taken_by: z.nullable(z.string()),
  delivered_at: z.nullable(dateTime),
  analyst: z.nullable(z.string()),
  video_url: z.nullable(z.string()),
  pgn: z.nullable(z.string()),
})
export type OperatorAnalysisOrder = z.output<typeof order>

export const exampleAnalysisOrder = {
  id: 'b3JkZXItMDAwMg',
  game_id: 'k3Jd82hsLq0a',
  status: 'paid',
  wish: null,
  owner: { ...examplePlayer, email: 'player@kingside.example' },
  ordered_at: '2026-03-01T10:00:00.000Z',
  due_at: '2026-03-08T10:00:00.000Z',
  taken_by: null,
  delivered_at: null,
  analyst: null,
  video_url: null,
  pgn: null,
} as const

const orderId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })

export const listOperatorAnalyses = defineCall({
  id: 'operation.analyses.list',
  method: 'GET',
  path: 'operation/analysis-orders/',
  summary:
    'The analyses that were paid for: what is to be done first, by the day on which it is due.',
  query: z.object({ ...operatorPageQuery, status: z.optional(z.enum(analysisOrderStatuses)) }),
  response: pageOf(order),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleAnalysisOrder] },
})

export const takeAnalysis = defineCall({
  id: 'operation.analyses.take',
  method: 'POST',
  path: 'operation/analysis-orders/:id/take/',
  summary:
    'Says that somebody works on it. 409 `changed_meanwhile`: another operator has taken it, or its money went back.',
  params: orderId,
  body: z.optional(z.object({})),
  response: order,
  errors: [...operatorErrors, 'changed_meanwhile'],
  statuses: closedStatus,
  roles: operators,
  example: { ...exampleAnalysisOrder, status: 'in_work', taken_by: 'operator@kingside.example' },
})

export const deliverAnalysis = defineCall({
  id: 'operation.analyses.deliver',
  method: 'POST',
  path: 'operation/analysis-orders/:id/deliver/',
  summary:
    'Delivers an analysis, and mails it to the owner; once more with what was mended. The PGN must be of the game that was ordered (400 `bad_request`). 409 `changed_meanwhile`: its money went back.',
  params: orderId,
  body: z.object({
    analyst: z.string().check(z.trim(), z.minLength(1), z.maxLength(analysisRules.analyst)),
    video_url: link,
    pgn: z.string().check(z.trim(), z.minLength(1), z.maxLength(analysisRules.pgn)),
  }),
  response: order,
  errors: [...operatorErrors, 'changed_meanwhile'],
  statuses: closedStatus,
  roles: operators,
  example: {
    ...exampleAnalysisOrder,
    status: 'delivered',
    taken_by: 'operator@kingside.example',
    delivered_at: '2026-03-06T10:00:00.000Z',
    analyst: 'Kingside team',
    video_url: 'https://video.kingside.example/analysis-1',
    pgn: '1. e4 {The first of twenty moves.} e5 *',
  },
})
