import { and, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnalysisOrderStatus } from '@kingside/api/facts'
import type {
  AnalysisDeskStore,
  AnalysisOrder,
  AnalysisOrderStore,
  AnalysisWork,
} from '../../domain/payments/analysis-order.ts'
import type { Database } from '../database.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { accounts, analysisWorks, orders, players } from '../schema.ts'

/** The most that `analysesOf` lists. */
const mostOrders = 100

/** Analyses that were paid for, as their owners see them. */
export function createAnalysisOrderStore(db: Database): AnalysisOrderStore {
  const newest = async (which: SQL | undefined, limit: number) => {
    const rows = await select(db)
      .where(and(isBought, which))
      .orderBy(desc(orders.paidAt), desc(orders.id))
      .limit(limit)
    return rows.map(analysisOf)
  }
  return {
    analysesOf: (accountId) => newest(eq(orders.ownerId, accountId), mostOrders),
    analysisOfGame: async (gameUid, accountId) => {
      const which = and(eq(orders.ownerId, accountId), eq(orders.gameUid, gameUid))
      const all = await newest(which, mostOrders)
      // One that was paid for twice counts, not the payment that went back.
      return all.find(({ status }) => status !== 'refunded') ?? all[0] ?? null
    },
  }
}

/** Analyses as operators work on them. */
export function createAnalysisDeskStore(db: Database): AnalysisDeskStore {
  return {
    list: async ({ status }, { limit, offset }) => {
      const which = and(isBought, status === undefined ? undefined : isOf[status])
      const [total] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(orders)
        .leftJoin(analysisWorks, eq(analysisWorks.orderId, orders.id))
        .where(which)
      const rows = await select(db)
        .where(which)
        .orderBy(
          sql`${isToDo} desc`,
          sql`case when ${isToDo} then ${orders.paidAt} end`,
          desc(orders.paidAt),
          desc(orders.id),
        )
        .limit(limit)
        .offset(offset)
      return { count: total?.count ?? 0, orders: rows.map(operatorAnalysisOf) }
    },
    get: async (orderId) => {
      const [row] = await select(db).where(and(isBought, eq(orders.id, orderId)))
      return row ? operatorAnalysisOf(row) : null
    },
    take: (orderId, act, at) =>
      db.transaction(async (tx) => {
        if (!(await isPaid(tx, orderId))) return false
        const taken = await tx
          .insert(analysisWorks)
          .values({ orderId, takenBy: act.operator, takenAt: at })
          .onConflictDoNothing()
          .returning({ orderId: analysisWorks.orderId })
        if (taken.length === 0) return false
        await writeAct(tx, act, at)
        return true
      }),
    deliver: (orderId, work, act, at) =>
      db.transaction(async (tx) => {
        if (!(await isPaid(tx, orderId))) return false
        await tx
          .insert(analysisWorks)
          .values({ orderId, takenBy: act.operator, takenAt: at, ...work, deliveredAt: at })
          .onConflictDoUpdate({
            target: analysisWorks.orderId,
            set: { ...work, deliveredAt: at },
          })
        await writeAct(tx, act, at)
        return true
      }),
  }
}

/** Money that goes back while this is asked waits until the answer is there. */
async function isPaid(tx: Database, orderId: string): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order?.status === 'paid'
}

const isBought = and(eq(orders.kind, 'analysis'), isNotNull(orders.paidAt))
const isPaidNow = eq(orders.status, 'paid')

const isOf: Readonly<Record<AnalysisOrderStatus, SQL | undefined>> = {
  paid: and(isPaidNow, isNull(analysisWorks.orderId)),
  in_work: and(isPaidNow, isNotNull(analysisWorks.orderId), isNull(analysisWorks.deliveredAt)),
  delivered: and(isPaidNow, isNotNull(analysisWorks.deliveredAt)),
  refunded: or(eq(orders.status, 'refunding'), eq(orders.status, 'refunded')),
}

const isToDo = sql`(${orders.status} = 'paid' and ${analysisWorks.deliveredAt} is null)`

const select = (db: Database) =>
  db
    .select({
      order: getTableColumns(orders),
      work: getTableColumns(analysisWorks),
      owner: { uid: players.uid, name: players.name, email: accounts.email },
    })
    .from(orders)
    .leftJoin(analysisWorks, eq(analysisWorks.orderId, orders.id))
    .leftJoin(accounts, eq(accounts.id, orders.ownerId))
    .leftJoin(players, eq(players.id, accounts.playerId))

interface AnalysisRow {
  readonly order: typeof orders.$inferSelect
  readonly work: typeof analysisWorks.$inferSelect | null
}

const analysisOf = ({ order, work }: AnalysisRow): AnalysisOrder => ({
  id: order.id,
  gameUid: order.gameUid ?? '',
  status: statusOf(order, work),
  wish: order.analyst,
  orderedAt: order.paidAt ?? order.createdAt,
  takenBy: work?.takenBy ?? null,
  deliveredAt: work?.deliveredAt ?? null,
  work: work && workOf(work),
})

function statusOf(
  { status }: AnalysisRow['order'],
  work: AnalysisRow['work'],
): AnalysisOrderStatus {
  if (status !== 'paid') return 'refunded'
  if (work === null) return 'paid'
  return work.deliveredAt === null ? 'in_work' : 'delivered'
}

function workOf({ analyst, videoUrl, pgn }: NonNullable<AnalysisRow['work']>): AnalysisWork | null {
  return analyst === null || videoUrl === null || pgn === null ? null : { analyst, videoUrl, pgn }
}

const operatorAnalysisOf = ({
  owner,
  ...row
}: AnalysisRow & {
  readonly owner: {
    readonly uid: string | null
    readonly name: string | null
    readonly email: string | null
  } | null
}) => ({
  ...analysisOf(row),
  owner:
    owner?.uid == null
      ? null
      : { uid: owner.uid, name: owner.name ?? '', email: owner.email ?? '' },
})
