import { playerTitles, type PublicProfile } from '@kingside/api'
import { and, asc, desc, eq, ilike, isNull } from 'drizzle-orm'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { PublicProfiles } from '../../domain/players/public-profiles.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { accounts, players, ratings } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

export function createPublicProfiles(db: Database): PublicProfiles {
  return {
    find: async (uid, at) => {
      const [row] = await db
        .select({ player: players, account: accounts })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.uid, uid))
      return row ? profileOf(row, at) : null
    },
    search: async ({ name, ratingType, boardType, limit }) => {
      const words = name.split(/\s+/).filter((word) => word !== '')
      const begins = ilike(players.name, `${escapeLike(words.join(' '))}%`)
      const rows = await db
        .select({ player: players, rating: ratings.rating })
        .from(players)
        .innerJoin(accounts, eq(accounts.playerId, players.id))
        .leftJoin(
          ratings,
          and(
            eq(ratings.playerId, players.id),
            eq(ratings.kind, ratingType),
            eq(ratings.boardType, boardType),
          ),
        )
        .where(
          and(
            eq(players.kind, 'member'),
            isNull(accounts.closedAt),
            ...words.map((word) => ilike(players.name, `%${escapeLike(word)}%`)),
          ),
        )
        .orderBy(desc(begins), asc(players.name), asc(players.id))
        .limit(limit)
      return rows.map(({ player, rating }) => ({
        id: player.id,
        player: lobbyPlayerOf({ ...playerOf(player), rating }),
      }))
    },
  }
}

interface Row {
  readonly player: typeof players.$inferSelect
  readonly account: typeof accounts.$inferSelect | null
}

const statuses = ['NONE', 'ON VERIFICATION', 'VERIFIED'] as const

function profileOf({ player, account }: Row, at: Date): PublicProfile {
  const isClosed = account !== null && account.closedAt !== null
  const isPro = account !== null && account.proUntil !== null && account.proUntil > at
  return {
    uid: player.uid,
    full_name: isClosed ? '' : player.name,
    is_deleted: isClosed,
    access_level: isPro ? 2 : 1,
    fide_id: account?.fideId == null ? null : String(account.fideId),
    fide_verified_status: statuses[account?.fideVerifiedStatus ?? 0] ?? 'NONE',
    fide_title: playerTitles.find((title) => title === player.title) ?? null,
    foa_title: null,
    country: player.country,
    gender: null,
    avatar: null,
    member_since: (account?.activatedAt ?? player.createdAt).toISOString(),
  }
}
