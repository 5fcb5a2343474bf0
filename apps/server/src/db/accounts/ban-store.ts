import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { BannedUntil } from '../../domain/accounts/account.ts'
import type { BanStore } from '../../domain/accounts/bans.ts'
import type { Database } from '../database.ts'
import { bans } from '../schema.ts'

export function createBanStore(db: Database): BanStore {
  return {
    add: async (ban, at) => {
      await db.insert(bans).values({ ...ban, createdAt: at })
    },
    lift: async (playerId, at) => {
      await db
        .update(bans)
        .set({ liftedAt: at })
        .where(and(eq(bans.playerId, playerId), isNull(bans.liftedAt)))
    },
    current: (playerId, at) => currentBan(db, playerId, at),
  }
}

/** The longest ban of a player that holds. */
export async function currentBan(db: Database, playerId: number, at: Date): Promise<BannedUntil> {
  const rows = await db
    .select({ until: bans.until })
    .from(bans)
    .where(
      and(
        eq(bans.playerId, playerId),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, at)),
      ),
    )
  if (rows.some(({ until }) => until === null)) return 'for ever'
  return rows.reduce<Date | null>(
    (last, { until }) => (until && (!last || until > last) ? until : last),
    null,
  )
}
