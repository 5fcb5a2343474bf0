import { and, desc, eq, getTableColumns, inArray, or } from 'drizzle-orm'
import type { NewOrder, Order, PaymentStore } from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import { orders, tournaments } from '../schema.ts'

type OrderRow = typeof orders.$inferSelect

/** An order as the domain knows it. */
export const orderOf = (row: OrderRow): Order => row

/** The most that `ordersOf` lists. */
const mostOrders = 100

/** Orders, from before they are paid for. */
export function createOrderStore(
  db: Database,
): Pick<
  PaymentStore,
  'addOrder' | 'setSession' | 'failOrder' | 'findOrder' | 'ordersOf' | 'hasAnalysis'
> {
  return {
    addOrder: (order, at) => addOrder(db, order, at),
    setSession: async (orderId, sessionRef) => {
      await db.update(orders).set({ sessionRef }).where(eq(orders.id, orderId))
    },
    failOrder: async (orderId) => {
      await db
        .update(orders)
        .set({ status: 'failed' })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'open')))
    },
    findOrder: async (orderId) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
      return row ? orderOf(row) : null
    },
    ordersOf: async (accountId) => {
      const rows = await db
        .select({ ...getTableColumns(orders), tournamentName: tournaments.name })
        .from(orders)
        .leftJoin(tournaments, eq(tournaments.id, orders.tournamentId))
        .where(or(eq(orders.payerId, accountId), eq(orders.ownerId, accountId)))
        .orderBy(desc(orders.createdAt))
        .limit(mostOrders)
      return rows
    },
    hasAnalysis: async (gameUid, accountId) => {
      const bought = and(
        eq(orders.kind, 'analysis'),
        eq(orders.gameUid, gameUid),
        eq(orders.ownerId, accountId),
        inArray(orders.status, ['paid']),
      )
      return (await db.$count(orders, bought)) > 0
    },
  }
}

async function addOrder(db: Database, order: NewOrder, at: Date): Promise<Order> {
  const [made] = await db
    .insert(orders)
    .values({ ...order, createdAt: at })
    .onConflictDoNothing({ target: [orders.payerId, orders.pressKey] })
    .returning()
  if (made) return orderOf(made)
  const [before] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.payerId, order.payerId ?? 0), eq(orders.pressKey, order.pressKey ?? '')))
  if (!before) throw new Error(`The order ${order.id} was not kept.`)
  return orderOf(before)
}
