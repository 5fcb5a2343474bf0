import { eq } from 'drizzle-orm'
import type { PlayerStanding, StandingReader } from '../../domain/lobby/standing.ts'
import { currentBan } from '../accounts/ban-store.ts'
import type { Database } from '../database.ts'
import { accounts, players } from '../schema.ts'

/** `fide_verified_status` of a FIDE ID that was approved. */
const approved = 2

/** What accounts and bans say of a player. Nothing closes rated play without a ban yet. */
export function createStandingReader(db: Database): StandingReader {
  return {
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
      return {
        kind: row.kind,
        isPro: row.isAdmin === true || (row.proUntil !== null && row.proUntil > at),
        fideId: row.fideId === null ? 'none' : row.fideStatus === approved ? 'approved' : 'waiting',
        isBanned: (await currentBan(db, playerId, at)) !== null,
        closedRatings: 'none',
      }
    },
  }
}
