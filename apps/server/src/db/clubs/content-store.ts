import { clubLimits } from '@kingside/api/facts'
import { and, asc, eq, gt, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type {
  ClubCardRecord,
  ClubEventRecord,
  ClubPictureRecord,
  Paging,
} from '../../domain/clubs/club.ts'
import type { ClubContentStore, EventFilter, OrderedItems } from '../../domain/clubs/club-store.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { clubCards, clubEvents, clubMembers, clubPictures, clubs, files } from '../schema.ts'
import { lockClub } from './leave-clubs.ts'

export const createContentStore = (db: Database): ClubContentStore => ({
  pictures: createPictures(db),
  cards: createCards(db),
  events: createEvents(db),
})

const isIn = (table: typeof clubPictures | typeof clubCards, clubId: number, id: number) =>
  and(eq(table.clubId, clubId), eq(table.id, id))

/** Moves one of the club's items to a place among the others; the club is locked. */
async function move(
  tx: Database,
  table: typeof clubPictures | typeof clubCards,
  {
    clubId,
    id,
    position,
  }: { readonly clubId: number; readonly id: number; readonly position: number },
): Promise<void> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.clubId, clubId))
    .orderBy(asc(table.position), asc(table.id))
  const ids = rows.map((row) => row.id).filter((other) => other !== id)
  const order = ids.toSpliced(position, 0, id)
  const cases = sql.join(
    order.map((each, place) => sql`when ${each} then ${place}::int`),
    sql` `,
  )
  await tx
    .update(table)
    .set({ position: sql`case ${table.id} ${cases} end` })
    .where(eq(table.clubId, clubId))
}

/** Runs with the club locked, so that two who change its order come one after the other. */
const inClub = <Done>(db: Database, clubId: number, act: (tx: Database) => Promise<Done>) =>
  db.transaction(async (tx) => {
    await lockClub(tx, clubId)
    return act(tx)
  })

const nextPlace = (table: typeof clubPictures | typeof clubCards) =>
  sql<number>`coalesce(max(${table.position}), -1)::int + 1`

function createPictures(db: Database): ClubContentStore['pictures'] {
  const select = (on: Database) =>
    on
      .select({ picture: clubPictures })
      .from(clubPictures)
      .innerJoin(files, and(eq(files.id, clubPictures.fileId), isNull(files.deletedAt)))
  const recordOf = ({
    id,
    version,
    fileId,
    caption,
  }: typeof clubPictures.$inferSelect): ClubPictureRecord => ({ id, version, fileId, caption })
  const table = clubPictures
  const store: OrderedItems<ClubPictureRecord, Pick<ClubPictureRecord, 'fileId' | 'caption'>> = {
    list: async (clubId, { limit, offset }) => {
      const rows = await select(db)
        .where(eq(table.clubId, clubId))
        .orderBy(asc(table.position), asc(table.id))
      return {
        count: rows.length,
        rows: rows.slice(offset, offset + limit).map(({ picture }) => recordOf(picture)),
      }
    },
    add: (clubId, values) =>
      inClub(db, clubId, async (tx) => {
        if ((await tx.$count(table, eq(table.clubId, clubId))) >= clubLimits.pictures) return null
        const [last] = await tx
          .select({ place: nextPlace(table) })
          .from(table)
          .where(eq(table.clubId, clubId))
        const [row] = await tx
          .insert(table)
          .values({ ...values, clubId, position: last?.place ?? 0 })
          .returning()
        return row ? recordOf(row) : null
      }),
    change: (clubId, id, { version, position, caption }) =>
      inClub(db, clubId, async (tx) => {
        const [before] = await tx
          .select()
          .from(table)
          .where(isIn(table, clubId, id))
        if (!before) return 'not_found'
        if (position !== undefined) await move(tx, table, { clubId, id, position })
        if (caption === undefined) return { before: recordOf(before), after: recordOf(before) }
        if (before.version !== version) return 'changed_meanwhile'
        const [after = before] = await tx
          .update(table)
          .set({ caption, version: version + 1 })
          .where(isIn(table, clubId, id))
          .returning()
        return { before: recordOf(before), after: recordOf(after) }
      }),
    remove: async (clubId, id) => {
      const [row] = await db
        .delete(table)
        .where(isIn(table, clubId, id))
        .returning()
      return row ? recordOf(row) : null
    },
  }
  return store
}

function createCards(db: Database): ClubContentStore['cards'] {
  const table = clubCards
  const recordOf = ({
    id,
    version,
    title,
    text,
    fileId,
    link,
  }: typeof clubCards.$inferSelect): ClubCardRecord => ({ id, version, title, text, fileId, link })
  return {
    list: async (clubId, { limit, offset }: Paging) => {
      const rows = await db
        .select({ card: table, file: files.id })
        .from(table)
        .leftJoin(files, and(eq(files.id, table.fileId), isNull(files.deletedAt)))
        .where(eq(table.clubId, clubId))
        .orderBy(asc(table.position), asc(table.id))
      return {
        count: rows.length,
        rows: rows
          .slice(offset, offset + limit)
          .map(({ card, file }) => recordOf({ ...card, fileId: file })),
      }
    },
    add: (clubId, values) =>
      inClub(db, clubId, async (tx) => {
        if ((await tx.$count(table, eq(table.clubId, clubId))) >= clubLimits.cards) return null
        const [last] = await tx
          .select({ place: nextPlace(table) })
          .from(table)
          .where(eq(table.clubId, clubId))
        const [row] = await tx
          .insert(table)
          .values({ ...values, clubId, position: last?.place ?? 0 })
          .returning()
        return row ? recordOf(row) : null
      }),
    change: (clubId, id, { version, position, ...values }) =>
      inClub(db, clubId, async (tx) => {
        const [before] = await tx
          .select()
          .from(table)
          .where(isIn(table, clubId, id))
        if (!before) return 'not_found'
        const isMoveOnly = Object.values(values).every((value) => value === undefined)
        if (!isMoveOnly && before.version !== version) return 'changed_meanwhile'
        if (position !== undefined) await move(tx, table, { clubId, id, position })
        if (isMoveOnly) return { before: recordOf(before), after: recordOf(before) }
        const [after = before] = await tx
          .update(table)
          .set({ ...values, version: version + 1 })
          .where(isIn(table, clubId, id))
          .returning()
        return { before: recordOf(before), after: recordOf(after) }
      }),
    remove: async (clubId, id) => {
      const [row] = await db
        .delete(table)
        .where(isIn(table, clubId, id))
        .returning()
      return row ? recordOf(row) : null
    },
  }
}

const eventOf = ({
  id,
  version,
  title,
  text,
  startsAt,
  endsAt,
  place,
  link,
}: typeof clubEvents.$inferSelect): ClubEventRecord => ({
  id,
  version,
  title,
  text,
  startsAt,
  endsAt,
  place,
  link,
})

const touches = ({ from, until }: Pick<EventFilter, 'from' | 'until'>) =>
  and(
    from ? gt(clubEvents.endsAt, from) : undefined,
    until ? lt(clubEvents.startsAt, until) : undefined,
  )

function createEvents(db: Database): ClubContentStore['events'] {
  const isEvent = (clubId: number, id: number) =>
    and(eq(clubEvents.clubId, clubId), eq(clubEvents.id, id))
  return {
    list: async (clubId, { limit, offset, ...span }) => {
      const which = and(eq(clubEvents.clubId, clubId), touches(span))
      const [count, rows] = await Promise.all([
        db.$count(clubEvents, which),
        db
          .select()
          .from(clubEvents)
          .where(which)
          .orderBy(asc(clubEvents.startsAt), asc(clubEvents.id))
          .limit(limit)
          .offset(offset),
      ])
      return { count, rows: rows.map(eventOf) }
    },
    all: async ({ limit, offset, search, country, memberId, ...span }) => {
      const like = `%${escapeLike(search ?? '')}%`
      const own = db
        .select({ id: clubMembers.clubId })
        .from(clubMembers)
        .where(eq(clubMembers.playerId, memberId ?? -1))
      const which = and(
        isNull(clubs.deletedAt),
        touches(span),
        search ? or(ilike(clubEvents.title, like), ilike(clubs.name, like)) : undefined,
        country ? eq(clubs.country, country) : undefined,
        memberId === undefined ? undefined : inArray(clubs.id, own),
      )
      const isOf = eq(clubs.id, clubEvents.clubId)
      const [[total], rows] = await Promise.all([
        db
          .select({ count: sql<number>`count(*)::int` })
          .from(clubEvents)
          .innerJoin(clubs, isOf)
          .where(which),
        db
          .select({
            event: clubEvents,
            club: { id: clubs.id, slug: clubs.slug, name: clubs.name },
          })
          .from(clubEvents)
          .innerJoin(clubs, isOf)
          .where(which)
          .orderBy(asc(clubEvents.startsAt), asc(clubEvents.id))
          .limit(limit)
          .offset(offset),
      ])
      return {
        count: total?.count ?? 0,
        rows: rows.map(({ event, club }) => ({ ...eventOf(event), club })),
      }
    },
    add: (clubId, values) =>
      inClub(db, clubId, async (tx) => {
        const own = await tx.$count(clubEvents, eq(clubEvents.clubId, clubId))
        if (own >= clubLimits.events) return null
        const [row] = await tx
          .insert(clubEvents)
          .values({ ...values, clubId })
          .returning()
        return row ? eventOf(row) : null
      }),
    change: (clubId, id, { version, ...values }) =>
      inClub(db, clubId, async (tx) => {
        const [before] = await tx.select().from(clubEvents).where(isEvent(clubId, id))
        if (!before) return 'not_found'
        if (before.version !== version) return 'changed_meanwhile'
        const { startsAt = before.startsAt, endsAt = before.endsAt } = values
        if (startsAt >= endsAt) return 'end_before_start'
        const [after = before] = await tx
          .update(clubEvents)
          .set({ ...values, version: version + 1 })
          .where(isEvent(clubId, id))
          .returning()
        return eventOf(after)
      }),
    remove: async (clubId, id) => {
      const gone = await db.delete(clubEvents).where(isEvent(clubId, id)).returning()
      return gone.length > 0
    },
  }
}
