import { and, desc, eq, sql } from 'drizzle-orm'
import type { ClubBanStore } from '../../domain/clubs/club-store.ts'
import type { Database } from '../database.ts'
import { accounts, clubBans, clubRequests, players, ratings } from '../schema.ts'
import { isBan } from './ban-rows.ts'
import { removeMemberRow } from './leave-clubs.ts'
import {
  administering,
  findMember,
  isBlitz,
  isLastAdmin,
  isRequest,
  nameHas,
  shownOf,
} from './membership-store.ts'

export function createClubBanStore(db: Database): ClubBanStore {
  const asAdmin = administering(db)
  return {
    list: async (clubId, { limit, offset, search }, at) => {
      const which = and(eq(clubBans.clubId, clubId), nameHas(search))
      const [[total], rows] = await Promise.all([
        db
          .select({ count: sql<number>`count(*)::int` })
          .from(clubBans)
          .innerJoin(players, eq(players.id, clubBans.playerId))
          .where(which),
        selectBans(db)
          .where(which)
          .orderBy(desc(clubBans.bannedAt), desc(players.id))
          .limit(limit)
          .offset(offset),
      ])
      return { count: total?.count ?? 0, rows: rows.map((row) => recordOf(row, at)) }
    },
    add: (clubId, { by, uid }, at) =>
      asAdmin(clubId, by, async (tx) => {
        const member = await findMember(tx, clubId, uid)
        if (member?.member.role === 'admin' && (await isLastAdmin(tx, clubId))) {
          return 'last_administrator'
        }
        const playerId = member?.player.id ?? (await findOutside(tx, clubId, uid))
        if (playerId === null) return 'not_found'
        if (member) await removeMemberRow(tx, clubId, playerId, at)
        await tx.delete(clubRequests).where(isRequest(clubId, playerId))
        await tx
          .insert(clubBans)
          .values({ clubId, playerId, bannedBy: by, bannedAt: at })
          .onConflictDoNothing()
        const [row] = await selectBans(tx).where(isBan(clubId, playerId))
        if (!row) throw new Error('The ban was not kept.')
        return recordOf(row, at)
      }),
    remove: (clubId, { by, uid }) =>
      asAdmin(clubId, by, async (tx) => {
        const [row] = await selectBans(tx).where(
          and(eq(clubBans.clubId, clubId), eq(players.uid, uid)),
        )
        if (!row) return 'not_found'
        await tx.delete(clubBans).where(isBan(clubId, row.player.id))
        return 'done'
      }),
  }
}

/** Somebody who has asked to join, or is banned already. */
async function findOutside(tx: Database, clubId: number, uid: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: players.id, askedAt: clubRequests.askedAt, bannedAt: clubBans.bannedAt })
    .from(players)
    .leftJoin(
      clubRequests,
      and(eq(clubRequests.clubId, clubId), eq(clubRequests.playerId, players.id)),
    )
    .leftJoin(clubBans, and(eq(clubBans.clubId, clubId), eq(clubBans.playerId, players.id)))
    .where(eq(players.uid, uid))
  return found && (found.askedAt !== null || found.bannedAt !== null) ? found.id : null
}

const selectBans = (db: Database) =>
  db
    .select({
      player: players,
      rating: ratings,
      closedAt: accounts.closedAt,
      bannedAt: clubBans.bannedAt,
    })
    .from(clubBans)
    .innerJoin(players, eq(players.id, clubBans.playerId))
    .leftJoin(accounts, eq(accounts.playerId, players.id))
    .leftJoin(ratings, isBlitz)

type Selected = Awaited<ReturnType<typeof selectBans>>[number]

const recordOf = (row: Selected, at: Date) => ({
  player: shownOf(row, at),
  bannedAt: row.bannedAt,
})
