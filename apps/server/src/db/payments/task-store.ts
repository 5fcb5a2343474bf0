import type { ParticipantStatus } from '@kingside/api/facts'
import { and, eq, exists, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { PaymentStore } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { accounts, orders, paymentTasks, tournamentEntries, tournaments } from '../schema.ts'
import { orderOf } from './order-store.ts'

/** How many are done at a time. */
const tasksAtATime = 50

/** What is still to be asked of the provider. */
export function createTaskStore(
  db: Database,
): Pick<
  PaymentStore,
  | 'dueTasks'
  | 'endTask'
  | 'putOffTask'
  | 'orderEntryRefunds'
  | 'orderRefund'
  | 'seated'
  | 'unseatedEntries'
> {
  return {
    dueTasks: async (at) => {
      const rows = await db
        .select({ id: paymentTasks.id, kind: paymentTasks.kind, order: orders })
        .from(paymentTasks)
        .innerJoin(orders, eq(orders.id, paymentTasks.orderId))
        .where(and(isNull(paymentTasks.doneAt), lte(paymentTasks.dueAt, at)))
        .orderBy(paymentTasks.id)
        .limit(tasksAtATime)
      return rows.map(({ order, ...task }) => ({ ...task, order: orderOf(order) }))
    },
    endTask: async (id, at) => {
      await db.update(paymentTasks).set({ doneAt: at }).where(eq(paymentTasks.id, id))
    },
    putOffTask: async (id, until, why) => {
      await db
        .update(paymentTasks)
        .set({
          dueAt: until,
          attempts: sql`${paymentTasks.attempts} + 1`,
          lastError: why.slice(0, 500),
        })
        .where(eq(paymentTasks.id, id))
    },
    unseatedEntries: async () => {
      const rows = await db
        .select({ order: orders })
        .from(orders)
        .innerJoin(tournaments, eq(tournaments.id, orders.tournamentId))
        .where(
          and(
            eq(orders.kind, 'tournament'),
            eq(orders.status, 'paid'),
            eq(tournaments.isTeam, false),
            inArray(tournaments.stage, ['expected', 'goes']),
            isNull(orders.seatedAt),
            notExists(entryOfOwner(db, ['pending', 'joined', 'on-hold'])),
          ),
        )
      return rows.map(({ order }) => orderOf(order))
    },
    seated: async (orderId, at) => {
      await db.update(orders).set({ seatedAt: at }).where(eq(orders.id, orderId))
    },
    orderRefund: (orderId, why, at) =>
      db.transaction(async (tx) => {
        const ordered = await tx
          .update(orders)
          .set({ status: 'refunding', refundReason: why })
          .where(and(eq(orders.id, orderId), eq(orders.status, 'paid')))
          .returning({ id: orders.id })
        if (ordered.length === 0) return false
        await tx
          .insert(paymentTasks)
          .values({ kind: 'refund', orderId, dueAt: at })
          .onConflictDoNothing()
        return true
      }),
    orderEntryRefunds: (at) => orderEntryRefunds(db, at),
  }
}

/**
 * Orders the fee of an entry back where it buys nothing: the tournament is cancelled, the player left before it began
 * or was not let in. Whoever stays away from a tournament that is played has had the seat.
 */
function orderEntryRefunds(db: Database, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ seatedAt: at })
      .where(
        and(
          eq(orders.kind, 'tournament'),
          eq(orders.status, 'paid'),
          isNull(orders.seatedAt),
          exists(entryOfOwner(tx, ['pending', 'joined', 'on-hold'])),
        ),
      )
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(tournaments, eq(tournaments.id, orders.tournamentId))
      .where(
        and(
          eq(orders.kind, 'tournament'),
          eq(orders.status, 'paid'),
          or(
            sql`${tournaments.cancelReason} is not null`,
            and(isNotNull(orders.seatedAt), exists(entryOfOwner(tx, ['left']))),
          ),
        ),
      )
      .for('update', { of: orders })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(orders)
      .set({ status: 'refunding', refundReason: 'not_played' })
      .where(inArray(orders.id, ids))
    await tx
      .insert(paymentTasks)
      .values(ids.map((orderId) => ({ kind: 'refund' as const, orderId, dueAt: at })))
      .onConflictDoNothing()
    return ids.length
  })
}

/** The entry of an order's owner in its tournament, where it has one that stands so. */
const entryOfOwner = (db: Database, statuses: readonly ParticipantStatus[]) =>
  db
    .select({ one: sql`1` })
    .from(tournamentEntries)
    .innerJoin(accounts, eq(accounts.playerId, tournamentEntries.playerId))
    .where(
      and(
        eq(tournamentEntries.tournamentId, orders.tournamentId),
        eq(accounts.id, orders.ownerId),
        inArray(tournamentEntries.status, [...statuses]),
      ),
    )
