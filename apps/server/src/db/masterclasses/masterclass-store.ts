import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type {
  DueReminder,
  MasterclassFilter,
  MasterclassStore,
} from '../../domain/masterclasses/masterclass.ts'
import type { Database } from '../database.ts'
import { accounts, masterclasses, masterclassReminders } from '../schema.ts'

const { status, startsAt, slug, id } = masterclasses

const fitting = (filter: MasterclassFilter) =>
  and(
    filter.status === null ? undefined : eq(status, filter.status),
    filter.kind === null ? undefined : eq(masterclasses.kind, filter.kind),
    filter.language === null ? undefined : eq(masterclasses.language, filter.language),
    filter.from && gte(startsAt, filter.from),
    filter.until && lt(startsAt, filter.until),
  )

const inOrder = [
  asc(sql`case ${status} when 'live' then 0 when 'upcoming' then 1 else 2 end`),
  asc(
    sql`case when ${status} = 'ended' then -extract(epoch from ${startsAt}) else extract(epoch from ${startsAt}) end`,
  ),
  asc(id),
]

export function createMasterclassStore(db: Database): MasterclassStore {
  return {
    list: async (filter, { limit, offset }) => {
      const fits = fitting(filter)
      const [count, rows] = await Promise.all([
        db.$count(masterclasses, fits),
        db
          .select()
          .from(masterclasses)
          .where(fits)
          .orderBy(...inOrder)
          .limit(limit)
          .offset(offset),
      ])
      return { count, rows }
    },
    find: async (named) => {
      const [found] = await db.select().from(masterclasses).where(eq(slug, named))
      return found ?? null
    },
    isReminded: async (masterclassId, playerId) =>
      (await db.$count(masterclassReminders, isOf(masterclassId, playerId))) > 0,
    remind: async (masterclassId, playerId, isReminded) => {
      await (isReminded
        ? db.insert(masterclassReminders).values({ masterclassId, playerId }).onConflictDoNothing()
        : db.delete(masterclassReminders).where(isOf(masterclassId, playerId)))
    },
    takeDue: (at, until) => takeDue(db, at, until),
  }
}

const isOf = (masterclassId: number, playerId: number) =>
  and(
    eq(masterclassReminders.masterclassId, masterclassId),
    eq(masterclassReminders.playerId, playerId),
  )

/** The row is marked before the mail goes out: rather none than two. */
async function takeDue(db: Database, at: Date, until: Date): Promise<readonly DueReminder[]> {
  const soon = await db
    .select()
    .from(masterclasses)
    .where(and(eq(status, 'upcoming'), gt(startsAt, at), lte(startsAt, until)))
  if (soon.length === 0) return []
  const taken = await db
    .update(masterclassReminders)
    .set({ takenAt: at })
    .where(
      and(
        isNull(masterclassReminders.takenAt),
        inArray(
          masterclassReminders.masterclassId,
          soon.map((each) => each.id),
        ),
      ),
    )
    .returning()
  if (taken.length === 0) return []
  const members = await db
    .select()
    .from(accounts)
    .where(
      and(
        inArray(
          accounts.playerId,
          taken.map(({ playerId }) => playerId),
        ),
        isNull(accounts.closedAt),
      ),
    )
  return taken.flatMap(({ masterclassId, playerId }): DueReminder[] => {
    const masterclass = soon.find((each) => each.id === masterclassId)
    const member = members.find((each) => each.playerId === playerId)
    if (!masterclass || !member || member.emailFolded === null) return []
    const { email, language, isAdmin, proUntil } = member
    const isOpen = masterclass.isFree || isAdmin || (proUntil !== null && proUntil > at)
    return [{ masterclass, email, language, isOpen }]
  })
}
