import { and, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { BannedUntil } from '../../domain/accounts/account.ts'
import type { BanStore } from '../../domain/accounts/bans.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import { bans, players } from '../schema.ts'
import { writeAct } from '../operation/operator-acts.ts'
import { createNotificationStore } from './notification-store.ts'

const holds = (at: Date) => and(isNull(bans.liftedAt), or(isNull(bans.until), gt(bans.until, at)))

export function createBanStore(db: Database): BanStore {
  return {
    add: ({ playerId, reason, until }, notice, at, act) =>
      db.transaction(async (tx) => {
        // Of two that come at once the second one sees the first.
        await lockPlayers(tx, [playerId])
        const same = and(
          eq(bans.playerId, playerId),
          eq(bans.reason, reason),
          until === null ? isNull(bans.until) : eq(bans.until, until),
          holds(at),
        )
        const isNew = (await tx.$count(bans, same)) === 0
        if (isNew) await tx.insert(bans).values({ playerId, reason, until, createdAt: at })
        const notification = isNew ? await createNotificationStore(tx).add(notice, at) : null
        if (act) await writeAct(tx, act, at)
        return notification
      }),
    lift: (playerId, at, act) =>
      db.transaction(async (tx) => {
        const lifted = await tx
          .update(bans)
          .set({ liftedAt: at })
          .where(and(eq(bans.playerId, playerId), holds(at)))
          .returning({ id: bans.id })
        if (act) await writeAct(tx, act, at)
        return lifted.length > 0
      }),
    current: (playerId, at) => currentBan(db, playerId, at),
    list: async (at, { limit, offset, name, kind }) => {
      const fits = and(
        holds(at),
        name === undefined ? undefined : ilike(players.name, `%${escapeLike(name)}%`),
        kind === undefined
          ? undefined
          : kind === 'until'
            ? isNotNull(bans.until)
            : isNull(bans.until),
      )
      const [counted] = await db
        .select({ count: count() })
        .from(bans)
        .innerJoin(players, eq(players.id, bans.playerId))
        .where(fits)
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
        .where(fits)
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
