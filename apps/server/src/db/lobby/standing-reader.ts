import { and, count, eq, gt, max } from 'drizzle-orm'
import { offencesCountMs, ratedConduct } from '../../domain/lobby/conduct.ts'
import type { PlayerStanding, StandingReader } from '../../domain/lobby/standing.ts'
import { currentBan } from '../accounts/ban-store.ts'
import type { Database } from '../database.ts'
import { accounts, conductEvents, players } from '../schema.ts'

/** `fide_verified_status` of a FIDE ID that was approved. */
const approved = 2

/** What accounts, bans and conduct say of a player. */
export function createStandingReader(db: Database): StandingReader {
  const conductOf: StandingReader['conductOf'] = async (playerId, at) => {
    const since = new Date(at.getTime() - offencesCountMs)
    const [row] = await db
      .select({ count: count(), lastAt: max(conductEvents.at) })
      .from(conductEvents)
      .where(and(eq(conductEvents.playerId, playerId), gt(conductEvents.at, since)))
    return ratedConduct(row ?? { count: 0, lastAt: null }, at)
  }
  return {
    conductOf,
    of: async (playerId, at): Promise<PlayerStanding> => {
      const [row] = await db
        .select({
          kind: players.kind,
          proUntil: accounts.proUntil,
          isAdmin: accounts.isAdmin,
          fideId: accounts.fideId,
          fideStatus: accounts.fideVerifiedStatus,
        })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.id, playerId))
      if (!row) throw new Error(`There is no player ${playerId}.`)
      const { closedUntil } = await conductOf(playerId, at)
      return {
        kind: row.kind,
        isPro: row.isAdmin === true || (row.proUntil !== null && row.proUntil > at),
        fideId: row.fideId === null ? 'none' : row.fideStatus === approved ? 'approved' : 'waiting',
        isBanned: (await currentBan(db, playerId, at)) !== null,
        closedRatings: closedUntil ? 'all' : 'none',
        closedUntil,
      }
    },
  }
}
