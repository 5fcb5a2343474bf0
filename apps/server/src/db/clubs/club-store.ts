import { clubLimits, type ClubTournamentState } from '@kingside/api/facts'
import { and, asc, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ClubFilter, ClubRecord, Paging } from '../../domain/clubs/club.ts'
import { clubSlugOf } from '../../domain/clubs/club-slug.ts'
import type { ClubStore } from '../../domain/clubs/club-store.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { writeAct } from '../operation/operator-acts.ts'
import {
  clubBans,
  clubCards,
  clubEvents,
  clubMembers,
  clubMoves,
  clubPictures,
  clubRequests,
  clubs,
  files,
  tournaments,
  tournamentSeries,
} from '../schema.ts'
import { isClub } from './club-rights.ts'
import { readClubTournaments } from './club-tournaments.ts'
import { countMove, lockClub } from './leave-clubs.ts'

const dayMs = 24 * 3_600_000
/** How far back the dashboard counts who came and went. */
const monthMs = 30 * dayMs

export function createClubStore(db: Database): ClubStore {
  return {
    find: async (idOrSlug, readBy) => {
      const [row] = await select(db, readBy).where(isClub(idOrSlug))
      return row ? recordOf(row) : null
    },
    list: async (filter, readBy) => {
      const which = and(isNull(clubs.deletedAt), ...conditionsOf(db, filter, readBy))
      const [total, rows] = await Promise.all([
        db.$count(clubs, which),
        select(db, readBy)
          .where(which)
          .orderBy(...orders[filter.ordering ?? 'members'], asc(clubs.id))
          .limit(filter.limit)
          .offset(filter.offset),
      ])
      return { count: total, rows: rows.map(recordOf) }
    },
    mine: (playerId, paging) => readMine(db, playerId, paging),
    create: async (club, by, at) => {
      for (let number = 1; ; number += 1) {
        const slug = clubSlugOf(club.name, number)
        // oxlint-disable-next-line no-await-in-loop -- until a slug is free
        const made = await db.transaction(async (tx) => {
          // Of two that come at once the second one sees the first.
          await lockPlayers(tx, [by])
          const own = and(eq(clubs.createdBy, by), isNull(clubs.deletedAt))
          if ((await tx.$count(clubs, own)) >= clubLimits.perAccount) return null
          const [row] = await tx
            .insert(clubs)
            .values({ ...club, slug, createdBy: by, createdAt: at })
            .onConflictDoNothing({ target: clubs.slug })
            .returning({ id: clubs.id })
          if (!row) return 'taken'
          const clubId = row.id
          await tx.insert(clubMembers).values({ clubId, playerId: by, role: 'admin', joinedAt: at })
          await countMove(tx, clubId, 1, at)
          return clubId
        })
        if (made !== 'taken') return made
      }
    },
    change: async (clubId, version, change) => {
      const changed = await db
        .update(clubs)
        .set({ ...change, version: sql`${clubs.version} + 1` })
        .where(and(eq(clubs.id, clubId), eq(clubs.version, version), isNull(clubs.deletedAt)))
        .returning({ id: clubs.id })
      return changed.length > 0
    },
    delete: (clubId, at) => db.transaction((tx) => deleteClub(tx, clubId, at)),
    setPlan: (clubId, plan, operator, at) =>
      db.transaction(async (tx) => {
        const [changed] = await tx
          .update(clubs)
          .set({ plan })
          .where(and(eq(clubs.id, clubId), isNull(clubs.deletedAt)))
          .returning({ name: clubs.name })
        if (!changed) return false
        const details = { plan, club: changed.name }
        const act = { operator, action: 'set-club-plan', subject: String(clubId) } as const
        await writeAct(tx, { ...act, reason: '', details }, at)
        return true
      }),
    dashboard: (clubId, at) => readDashboard(db, clubId, at),
    tournaments: (clubId, state: ClubTournamentState, paging) =>
      readClubTournaments(db, clubId, state, paging),
    series: async (clubId, { limit, offset }) => {
      const own = eq(tournamentSeries.clubId, clubId)
      const { id, name, joinLimit } = tournamentSeries
      const [total, rows] = await Promise.all([
        db.$count(tournamentSeries, own),
        db
          .select({ id, name, joinLimit })
          .from(tournamentSeries)
          .where(own)
          .orderBy(asc(sql`lower(${name})`), asc(id))
          .limit(limit)
          .offset(offset),
      ])
      return { count: total, rows }
    },
    addSeries: (clubId, series) => addSeries(db, clubId, series),
  }
}

/** More than any club has in years. */
const mostSeries = 100

async function addSeries(
  db: Database,
  clubId: number,
  { name, joinLimit }: { readonly name: string; readonly joinLimit: number | null },
) {
  return db.transaction(async (tx) => {
    await lockClub(tx, clubId)
    const own = await tx.$count(tournamentSeries, eq(tournamentSeries.clubId, clubId))
    if (own >= mostSeries) return null
    for (let number = 1; ; number += 1) {
      const id = `c${clubId}-${clubSlugOf(name, number)}`
      // oxlint-disable-next-line no-await-in-loop -- until an id is free
      const [made] = await tx
        .insert(tournamentSeries)
        .values({ id, name, joinLimit, clubId })
        .onConflictDoNothing()
        .returning({ id: tournamentSeries.id })
      if (made) return { id, name, joinLimit }
    }
  })
}

/** The reader's own row is joined, so that a list is one query. */
const select = (db: Database, readBy: number | null) =>
  db
    .select({
      club: clubs,
      cover: files.id,
      role: clubMembers.role,
      askedAt: clubRequests.askedAt,
      bannedAt: clubBans.bannedAt,
      waiting: sql<number>`case when ${clubMembers.role} = 'admin' then
        (select count(*)::int from ${clubRequests} as waiting where waiting.club_id = ${clubs.id}) end`,
    })
    .from(clubs)
    .leftJoin(files, and(eq(files.id, clubs.coverId), isNull(files.deletedAt)))
    .leftJoin(
      clubMembers,
      and(eq(clubMembers.clubId, clubs.id), eq(clubMembers.playerId, readBy ?? -1)),
    )
    .leftJoin(
      clubRequests,
      and(eq(clubRequests.clubId, clubs.id), eq(clubRequests.playerId, readBy ?? -1)),
    )
    .leftJoin(clubBans, and(eq(clubBans.clubId, clubs.id), eq(clubBans.playerId, readBy ?? -1)))

type Selected = Awaited<ReturnType<typeof select>>[number]

function recordOf({ club, cover, role, askedAt, bannedAt, waiting }: Selected): ClubRecord {
  const { createdBy: _createdBy, deletedAt: _deletedAt, ...facts } = club
  return {
    ...facts,
    coverId: cover,
    you: role ?? (askedAt ? 'requested' : 'none'),
    isBanned: bannedAt !== null,
    requestsWaiting: waiting,
  }
}

const clubsOf = (db: Database, playerId: number) =>
  db.select({ id: clubMembers.clubId }).from(clubMembers).where(eq(clubMembers.playerId, playerId))

const orders = {
  members: [desc(clubs.memberCount)],
  name: [asc(sql`lower(${clubs.name})`)],
  new: [desc(clubs.createdAt)],
} as const satisfies Record<NonNullable<ClubFilter['ordering']>, readonly SQL[]>

function conditionsOf(
  db: Database,
  { search, country, city, membership, isMine = false }: ClubFilter,
  readBy: number | null,
): readonly (SQL | undefined)[] {
  const like = (text: string) => `%${escapeLike(text)}%`
  return [
    search
      ? or(
          ilike(clubs.name, like(search)),
          ilike(clubs.shortName, like(search)),
          ilike(clubs.city, like(search)),
        )
      : undefined,
    country ? eq(clubs.country, country) : undefined,
    city ? ilike(clubs.city, like(city)) : undefined,
    membership ? eq(clubs.membership, membership) : undefined,
    isMine ? inArray(clubs.id, clubsOf(db, readBy ?? -1)) : undefined,
  ]
}

async function readMine(db: Database, playerId: number, { limit, offset }: Paging) {
  const asked = db
    .select({ id: clubRequests.clubId })
    .from(clubRequests)
    .where(eq(clubRequests.playerId, playerId))
  const which = and(
    isNull(clubs.deletedAt),
    or(inArray(clubs.id, clubsOf(db, playerId)), inArray(clubs.id, asked)),
  )
  const rank = sql`case ${clubMembers.role} when 'admin' then 0 when 'member' then 1 else 2 end`
  const [total, rows] = await Promise.all([
    db.$count(clubs, which),
    select(db, playerId)
      .where(which)
      .orderBy(asc(rank), asc(sql`lower(${clubs.name})`), asc(clubs.id))
      .limit(limit)
      .offset(offset),
  ])
  return { count: total, rows: rows.map(recordOf) }
}

async function deleteClub(tx: Database, clubId: number, at: Date) {
  await lockClub(tx, clubId)
  const isPlayed = and(eq(tournaments.clubId, clubId), eq(tournaments.stage, 'goes'))
  if ((await tx.$count(tournaments, isPlayed)) > 0) return null
  const [pictures, cards, [club]] = [
    await tx.delete(clubPictures).where(eq(clubPictures.clubId, clubId)).returning(),
    await tx.delete(clubCards).where(eq(clubCards.clubId, clubId)).returning(),
    await tx.select().from(clubs).where(eq(clubs.id, clubId)),
  ]
  await tx.delete(clubEvents).where(eq(clubEvents.clubId, clubId))
  await tx.delete(clubRequests).where(eq(clubRequests.clubId, clubId))
  await tx.delete(clubMembers).where(eq(clubMembers.clubId, clubId))
  await tx
    .update(clubs)
    .set({ deletedAt: at, coverId: null, memberCount: 0 })
    .where(eq(clubs.id, clubId))
  return [...pictures, ...cards]
    .map(({ fileId }) => fileId)
    .concat(club?.coverId ?? null)
    .filter((id) => id !== null)
}

async function readDashboard(db: Database, clubId: number, at: Date) {
  const since = new Date(at.getTime() - monthMs)
  const sumOf = (sign: SQL) =>
    sql<number>`coalesce(sum(abs(${clubMoves.change})) filter (where ${clubMoves.change} ${sign} 0), 0)::int`
  const [members, requests, upcomingEvents, upcomingTournaments, [moved]] = await Promise.all([
    db.$count(clubMembers, eq(clubMembers.clubId, clubId)),
    db.$count(clubRequests, eq(clubRequests.clubId, clubId)),
    db.$count(clubEvents, and(eq(clubEvents.clubId, clubId), gt(clubEvents.endsAt, at))),
    db.$count(
      tournaments,
      and(
        eq(tournaments.clubId, clubId),
        eq(tournaments.stage, 'expected'),
        isNull(tournaments.cancelReason),
      ),
    ),
    db
      .select({ joined: sumOf(sql`>`), left: sumOf(sql`<`) })
      .from(clubMoves)
      .where(and(eq(clubMoves.clubId, clubId), gt(clubMoves.at, since))),
  ])
  const { joined = 0, left = 0 } = moved ?? {}
  return { members, requests, upcomingEvents, upcomingTournaments, joined, left }
}
