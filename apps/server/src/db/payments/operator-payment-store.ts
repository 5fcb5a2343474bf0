import { and, asc, count, desc, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  OperatorOrder,
  OperatorPaymentStore,
  OrderFilter,
  PaymentPerson,
} from '../../domain/payments/operator-payments.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { writeAct } from '../operation/operator-acts.ts'
import {
  accounts,
  operatorActs,
  orders,
  paymentLedger,
  paymentTasks,
  players,
  tournaments,
} from '../schema.ts'
import { createTaskStore } from './task-store.ts'

const payers = alias(accounts, 'payers')
const owners = alias(accounts, 'owners')
const payerPlayers = alias(players, 'payer_players')
const ownerPlayers = alias(players, 'owner_players')

/** What operators read of payments, and the refunds that they order. */
export function createOperatorPaymentStore(db: Database): OperatorPaymentStore {
  return {
    list: async (filter, { limit, offset }) => {
      const fits = fitting(filter)
      const [total] = await db
        .select({ count: count() })
        .from(orders)
        .leftJoin(payers, eq(payers.id, orders.payerId))
        .leftJoin(owners, eq(owners.id, orders.ownerId))
        .where(fits)
      const rows = await select(db)
        .where(fits)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit)
        .offset(offset)
      return { count: total?.count ?? 0, orders: rows.map(operatorOrderOf) }
    },
    get: async (orderId) => {
      const [row] = await select(db).where(eq(orders.id, orderId))
      if (!row) return null
      const movements = await db
        .select()
        .from(paymentLedger)
        .where(eq(paymentLedger.orderId, orderId))
        .orderBy(asc(paymentLedger.id))
      const [task] = await db
        .select()
        .from(paymentTasks)
        .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'refund')))
      const acts = await db
        .select({
          at: operatorActs.at,
          operator: operatorActs.operator,
          reason: operatorActs.reason,
        })
        .from(operatorActs)
        .where(refundsOf(orderId))
        .orderBy(desc(operatorActs.id))
      return {
        ...operatorOrderOf(row),
        movements: movements.map(({ providerRef: ref, ...movement }) => ({ ...movement, ref })),
        refund: task
          ? { isDone: task.doneAt !== null, attempts: task.attempts, lastError: task.lastError }
          : null,
        acts,
      }
    },
    refund: (orderId, press, act, at) =>
      db.transaction(async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
        if (!order) return 'not_found'
        switch (order.status) {
          case 'open':
          case 'failed':
          case 'expired':
            return 'not_paid'
          case 'refunding':
          case 'refunded': {
            const isSame = sql`${operatorActs.details} ->> 'press' = ${press}`
            const before = await tx.$count(operatorActs, and(refundsOf(orderId), isSame))
            return before > 0 ? 'again' : 'already_returned'
          }
          case 'paid':
            await createTaskStore(tx).orderRefund(orderId, 'operator', at)
            await writeAct(tx, act, at)
            return 'ordered'
          default:
            return order.status satisfies never
        }
      }),
  }
}

const refundsOf = (orderId: string) =>
  and(eq(operatorActs.action, 'refund-payment'), eq(operatorActs.subject, orderId))

const select = (db: Database) =>
  db
    .select({
      order: getTableColumns(orders),
      tournamentName: tournaments.name,
      payer: { uid: payerPlayers.uid, name: payerPlayers.name, email: payers.email },
      owner: { uid: ownerPlayers.uid, name: ownerPlayers.name, email: owners.email },
    })
    .from(orders)
    .leftJoin(tournaments, eq(tournaments.id, orders.tournamentId))
    .leftJoin(payers, eq(payers.id, orders.payerId))
    .leftJoin(payerPlayers, eq(payerPlayers.id, payers.playerId))
    .leftJoin(owners, eq(owners.id, orders.ownerId))
    .leftJoin(ownerPlayers, eq(ownerPlayers.id, owners.playerId))

type FoundPerson = { readonly [Field in keyof PaymentPerson]: string | null }

const personOf = ({ uid, name, email }: FoundPerson): PaymentPerson | null =>
  uid === null ? null : { uid, name: name ?? '', email: email ?? '' }

const operatorOrderOf = ({
  order,
  tournamentName,
  payer,
  owner,
}: {
  readonly order: typeof orders.$inferSelect
  readonly tournamentName: string | null
  readonly payer: FoundPerson
  readonly owner: FoundPerson
}): OperatorOrder => ({
  ...order,
  tournamentName,
  payer: personOf(payer),
  owner: personOf(owner),
})

function fitting({ kind, status, search }: OrderFilter) {
  const part = search ? `%${escapeLike(search)}%` : null
  return and(
    kind === undefined ? undefined : eq(orders.kind, kind),
    status === undefined ? undefined : eq(orders.status, status),
    part === null
      ? undefined
      : or(
          eq(orders.id, search ?? ''),
          ilike(payers.email, part),
          ilike(owners.email, part),
          ilike(orders.giftFor, part),
        ),
  )
}
