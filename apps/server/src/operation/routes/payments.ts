import { operatorContract } from '@kingside/api/calls/operation/index'
import { bind, type Route } from '../../bind.ts'
import type {
  OperatorOrder,
  OperatorOrderDetail,
  OperatorPayments,
} from '../../domain/payments/operator-payments.ts'
import { operatorOf } from '../operator-guard.ts'

export interface PaymentRouteDeps {
  readonly payments: OperatorPayments
}

const calls = operatorContract.operation.payments

const unknown = 'There is no order of this id.'

/** What was bought, and the money that operators give back. */
export const paymentRoutes = ({ payments }: PaymentRouteDeps): readonly Route[] => [
  bind(calls.list, async ({ query: { limit, offset, ...filter } }) => {
    const { count, orders } = await payments.list(filter, { limit, offset })
    return { count, results: orders.map(describe) }
  }),
  bind(calls.get, async ({ params: { id }, fail }) => {
    const order = await payments.get(id)
    return order ? describeAll(order) : fail('not_found', unknown)
  }),
  bind(calls.refund, async ({ params: { id }, body, context, fail }) => {
    const outcome = await payments.refund(id, { ...body, operator: operatorOf(context).name })
    switch (outcome) {
      case 'not_found':
        return fail(outcome, unknown)
      case 'not_paid':
        return fail(outcome, 'Nothing was paid for this order.')
      case 'already_returned':
        return fail(outcome, 'The money went back before, or is on its way.')
      default:
        return describeAll(outcome)
    }
  }),
]

const describe = (order: OperatorOrder) => ({
  id: order.id,
  kind: order.kind,
  status: order.status,
  amount: { cents: order.amountCents, currency: order.currency },
  plan: order.plan,
  tournament: order.tournamentName,
  payer: order.payer,
  owner: order.owner,
  created_at: order.createdAt.toISOString(),
  paid_at: order.paidAt?.toISOString() ?? null,
})

const describeAll = (order: OperatorOrderDetail) => ({
  ...describe(order),
  coupon: order.coupon,
  gift_for: order.giftFor,
  payment_ref: order.paymentRef,
  movements: order.movements.map(({ kind, amountCents: cents, currency, ref, at }) => ({
    kind,
    amount: { cents, currency },
    ref,
    at: at.toISOString(),
  })),
  refund: order.refund && {
    is_done: order.refund.isDone,
    attempts: order.refund.attempts,
    last_error: order.refund.lastError,
  },
  acts: order.acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
})
