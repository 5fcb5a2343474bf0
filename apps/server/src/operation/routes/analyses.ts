import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { AnalysisDesk } from '../../domain/payments/analysis-desk.ts'
import { dueAt, type OperatorAnalysisOrder } from '../../domain/payments/analysis-order.ts'
import { operatorOf } from '../operator-guard.ts'

export interface AnalysisRouteDeps {
  readonly analyses: AnalysisDesk
}

const calls = operatorContract.operation.analyses

const unknown = 'There is no analysis of this id that was paid for.'
const unreadable = 'it can’t be read. Take the game from its page, and annotate that.'
const otherGame = 'its moves are of another game than the one that was ordered.'
const returned = 'The money of this order went back, or is on its way. Read it again.'

/** The analyses that were paid for, as operators work on them. */
export const analysisRoutes = ({ analyses }: AnalysisRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query: { limit, offset, ...filter } }) => {
    const { count, orders } = await analyses.list(filter, { limit, offset })
    return { count, results: orders.map(describe) }
  }),
  bind(calls.take, async ({ params: { id }, context, fail }) => {
    const outcome = await analyses.take(id, operatorOf(context).name)
    switch (outcome) {
      case 'not_found':
        return fail(outcome, unknown)
      case 'changed_meanwhile':
        return fail(
          outcome,
          'Another operator has taken it, or its money went back. Read it again.',
        )
      default:
        return describe(outcome)
    }
  }),
  bind(calls.deliver, async ({ params: { id }, body, context, fail }) => {
    const { analyst, video_url: videoUrl, pgn } = body
    const work = { analyst, videoUrl, pgn }
    const outcome = await analyses.deliver(id, work, operatorOf(context).name)
    switch (outcome) {
      case 'not_found':
        return fail(outcome, unknown)
      case 'changed_meanwhile':
        return fail(outcome, returned)
      case 'broken_pgn':
        throw new CallError('bad_request', `pgn: ${unreadable}`)
      case 'other_game':
        throw new CallError('bad_request', `pgn: ${otherGame}`)
      default:
        return describe(outcome)
    }
  }),
]

const describe = (order: OperatorAnalysisOrder) => ({
  id: order.id,
  game_id: order.gameUid,
  status: order.status,
  wish: order.wish,
  owner: order.owner,
  ordered_at: order.orderedAt.toISOString(),
  due_at: dueAt(order).toISOString(),
  taken_by: order.takenBy,
  delivered_at: order.deliveredAt?.toISOString() ?? null,
  analyst: order.work?.analyst ?? null,
  video_url: order.work?.videoUrl ?? null,
  pgn: order.work?.pgn ?? null,
})
