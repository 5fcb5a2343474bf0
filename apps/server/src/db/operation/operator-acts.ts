import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type {
  ActFilter,
  NewAct,
  OperatorAct,
  OperatorActs,
} from '../../domain/operation/operator-acts.ts'
import type { Database } from '../database.ts'
import { operatorActs, players } from '../schema.ts'

/** Any number that no other lock of the database has. */
const lockKey = 0x6f706572

/** So many rows are checked at a time. */
const batch = 500

/**
 * Writes an act as the last statement of the transaction that does it: both happen, or neither. Acts follow one another,
 * in all processes; each waits until the one before is committed.
 */
export async function writeAct(tx: Database, act: NewAct, at: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const [last] = await tx
    .select({ id: operatorActs.id, hash: operatorActs.hash })
    .from(operatorActs)
    .orderBy(desc(operatorActs.id))
    .limit(1)
  const row = { ...act, id: (last?.id ?? 0) + 1, at, previousHash: last?.hash ?? '' }
  await tx.insert(operatorActs).values({ ...row, hash: hashOf(row) })
}

type HashedAct = NewAct & {
  readonly id: number
  readonly at: Date
  readonly previousHash: string
}

/** Over everything that a row says, and the hash of the row before. */
function hashOf({ previousHash, id, at, operator, action, subject, reason, details }: HashedAct) {
  // The database gives the fields of JSON back in an order of its own.
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const said = [previousHash, id, at.toISOString(), operator, action, subject, reason, sorted]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

export function createOperatorActs(db: Database): OperatorActs {
  return {
    write: (act, at) => db.transaction((tx) => writeAct(tx, act, at)),
    list: async (filter, { limit, offset }) => {
      const fits = fitting(filter)
      const [total] = await db.select({ count: count() }).from(operatorActs).where(fits)
      const rows = await db
        .select({ act: operatorActs, uid: players.uid, name: players.name })
        .from(operatorActs)
        .leftJoin(players, eq(players.uid, operatorActs.subject))
        .where(fits)
        .orderBy(desc(operatorActs.id))
        .limit(limit)
        .offset(offset)
      return {
        count: total?.count ?? 0,
        acts: rows.map(({ act, uid, name }): OperatorAct => {
          const { previousHash: _, ...said } = act
          return { ...said, player: uid === null ? null : { uid, name: name ?? '' } }
        }),
      }
    },
    check: async () => {
      let rows = 0
      let before = ''
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        const some = await db
          .select()
          .from(operatorActs)
          .where(gt(operatorActs.id, rows))
          .orderBy(asc(operatorActs.id))
          .limit(batch)
        for (const row of some) {
          const isNext = row.id === rows + 1 && row.previousHash === before
          if (!isNext || row.hash !== hashOf(row)) return { rows, brokenAt: row.id }
          before = row.hash
          rows = row.id
        }
        if (some.length < batch) return { rows, brokenAt: null }
      }
    },
  }
}

function fitting({ action, operator, subject, from, to }: ActFilter): SQL | undefined {
  return and(
    action === undefined ? undefined : eq(operatorActs.action, action),
    operator === undefined ? undefined : eq(operatorActs.operator, operator),
    subject === undefined ? undefined : eq(operatorActs.subject, subject),
    from === undefined ? undefined : gte(operatorActs.at, from),
    to === undefined ? undefined : lt(operatorActs.at, to),
  )
}
