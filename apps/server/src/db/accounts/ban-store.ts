import { and, count, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { BannedUntil } from '../../domain/accounts/account.ts'
import type { BanStore } from '../../domain/accounts/bans.ts'
import type { Database } from '../database.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { bans, players } from '../schema.ts'
import { createNotificationStore } from './notification-store.ts'

const holds = (at: Date) => and(isNull(bans.liftedAt), or(isNull(bans.until), gt(bans.until, at)))

export function createBanStore(db: Database): BanStore {
  return {
    add: ({ playerId, reason, until }, notice, at) =>
      db.transaction(async (tx) => {
        // Of two that come at once the second one sees the first.
        await lockPlayers(tx, [playerId])
        const same = and(
          eq(bans.playerId, playerId),
          eq(bans.reason, reason),
          until === null ? isNull(bans.until) : eq(bans.until, until),
          holds(at),
        )
        if ((await tx.$count(bans, same)) > 0) return null
        await tx.insert(bans).values({ playerId, reason, until, createdAt: at })
        return createNotificationStore(tx).add(notice, at)
      }),
    lift: async (playerId, at) => {
      const lifted = await db
        .update(bans)
        .set({ liftedAt: at })
        .where(and(eq(bans.playerId, playerId), holds(at)))
        .returning({ id: bans.id })
      return lifted.length > 0
    },
    current: (playerId, at) => currentBan(db, playerId, at),
    list: async (at, { limit, offset }) => {
      const [counted] = await db.select({ count: count() }).from(bans).where(holds(at))
      const rows = await db
        .select({
          reason: bans.reason,
          until: bans.until,
          since: bans.createdAt,
          uid: players.uid,
          name: players.name,
        })
        .from(bans)
        .innerJoin(players, eq(players.id, bans.playerId))
        .where(holds(at))
        .orderBy(desc(bans.id))
        .limit(limit)
        .offset(offset)
      const held = rows.map(({ uid, name, ...ban }) => ({ ...ban, player: { uid, name } }))
      return { count: counted?.count ?? 0, bans: held }
    },
  }
}

/** The longest ban of a player that holds. */
export async function currentBan(db: Database, playerId: number, at: Date): Promise<BannedUntil> {
  const rows = await db
    .select({ until: bans.until })
    .from(bans)
    .where(and(eq(bans.playerId, playerId), holds(at)))
  if (rows.some(({ until }) => until === null)) return 'for ever'
  return rows.reduce<Date | null>(
    (last, { until }) => (until && (!last || until > last) ? until : last),
    null,
  )
}

/** Which of these players are banned at a moment. */
export async function bannedAmong(
  db: Database,
  playerIds: readonly number[],
  at: Date,
): Promise<readonly number[]> {
  const rows = await db
    .selectDistinct({ playerId: bans.playerId })
    .from(bans)
    .where(and(inArray(bans.playerId, [...playerIds]), holds(at)))
  return rows.map(({ playerId }) => playerId)
}
