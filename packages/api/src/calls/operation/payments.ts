import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { ledgerKinds, orderKinds, orderStatuses, priceIds } from '../../facts/payments.ts'
import { dateTime, pageOf } from '../accounts/fields.ts'
import {
  closedStatus,
  examplePlayer,
  operatorErrors,
  operatorPageQuery,
  operatorPlayer,
  operators,
  reasonText,
} from './fields.ts'

const money = z.object({ cents: z.int(), currency: z.string() })

const person = z.object({ ...operatorPlayer.shape, email: z.string() })

const order = z.object({
  id: z.string(),
  kind: z.enum(orderKinds),
  status: z.enum(orderStatuses),
  amount: money,
  plan: z.nullable(z.enum(priceIds)),
  /** The name of the tournament whose entry it is. */
  tournament: z.nullable(z.string()),
  /** Who pays; null is somebody without an account. */
  payer: z.nullable(person),
  /** Who gets it; null is whoever redeems the gift. */
  owner: z.nullable(person),
  created_at: dateTime,
  paid_at: z.nullable(dateTime),
})
export type OperatorPayment = z.output<typeof order>

const shownOrder = z.object({
  ...order.shape,
  coupon: z.nullable(z.string()),
  gift_for: z.nullable(z.string()),
  /** The provider's name for the payment. */
  payment_ref: z.nullable(z.string()),
  /** The money that moved, in its order; nobody can change a row. */
  movements: z.readonly(
    z.array(
      z.object({
        kind: z.enum(ledgerKinds),
        /** Negative is money that went back. */
        amount: money,
        ref: z.string(),
        at: dateTime,
      }),
    ),
  ),
  /** What is asked of the provider to give the money back; null where nothing is. */
  refund: z.nullable(
    z.object({
      is_done: z.boolean(),
      attempts: z.int().check(z.nonnegative()),
      /** What the provider said the last time that it failed. */
      last_error: z.nullable(z.string()),
    }),
  ),
  /** What operators did about it, the newest first. */
  acts: z.readonly(z.array(z.object({ at: dateTime, operator: z.string(), reason: z.string() }))),
})
export type OperatorPaymentDetail = z.output<typeof shownOrder>

const buyer = { ...examplePlayer, email: 'player@kingside.example' } as const

export const examplePayment = {
  id: 'b3JkZXItMDAwMQ',
  kind: 'plan',
  status: 'paid',
  amount: { cents: 4999, currency: 'USD' },
  plan: 'pro-annual',
  tournament: null,
  payer: buyer,
  owner: buyer,
  created_at: '2026-03-01T09:58:00.000Z',
  paid_at: '2026-03-01T10:00:00.000Z',
} as const

export const examplePaymentDetail = {
  ...examplePayment,
  coupon: null,
  gift_for: null,
  payment_ref: 'in_0001',
  movements: [
    { kind: 'payment', amount: examplePayment.amount, ref: 'in_0001', at: examplePayment.paid_at },
  ],
  refund: null,
  acts: [],
} as const

const paymentId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })

export const listPayments = defineCall({
  id: 'operation.payments.list',
  method: 'GET',
  path: 'operation/payments/',
  summary: 'What was bought or is to be paid for, the newest first.',
  query: z.object({
    ...operatorPageQuery,
    kind: z.optional(z.enum(orderKinds)),
    status: z.optional(z.enum(orderStatuses)),
    /** A part of an e-mail address of who pays or gets it, or the id of the order. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(320))),
  }),
  response: pageOf(order),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [examplePayment] },
})

export const getPayment = defineCall({
  id: 'operation.payments.get',
  method: 'GET',
  path: 'operation/payments/:id/',
  summary: 'Gets an order with the money that moved and what operators did about it.',
  params: paymentId,
  response: shownOrder,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: examplePaymentDetail,
})

export const refundPayment = defineCall({
  id: 'operation.payments.refund',
  method: 'POST',
  path: 'operation/payments/:id/refund/',
  summary:
    "Orders all of an order's last payment back. What it paid for ends: Pro with the provider's message, a seat of a tournament that has not begun at once.",
  params: paymentId,
  body: z.object({
    reason: reasonText,
    /** One for each press of the button: the same again changes nothing, and is answered as the first. */
    press: z.string().check(z.minLength(8), z.maxLength(64)),
  }),
  response: shownOrder,
  errors: [...operatorErrors, 'not_paid', 'already_returned'],
  statuses: closedStatus,
  roles: operators,
  example: { ...examplePaymentDetail, status: 'refunding' },
})
