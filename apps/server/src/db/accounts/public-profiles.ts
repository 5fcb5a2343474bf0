import { playerTitles, type PublicProfile } from '@kingside/api'
import { publicFideStatus } from '@kingside/api/facts'
import { and, asc, eq, inArray, isNull, like, not, type SQL, sql } from 'drizzle-orm'
import { avatarUrl } from '../../domain/files/file-rules.ts'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { PublicProfiles } from '../../domain/players/public-profiles.ts'
import type { Database } from '../database.ts'
import { escapeLike } from '../like.ts'
import { accounts, players, ratings } from '../schema.ts'
import { ratedPlayerOf } from '../ratings/rated-player.ts'
import { verifiedStatusOf } from './account-row.ts'

/** As the indexes have it: in the order of code points, so that the first names are found without sorting all. */
const lowered = sql<string>`lower(${players.name})`
const ordered = sql<string>`${lowered} collate "C"`

/** The fewest letters of a word that is looked for inside of names; three make a trigram. */
const shortestPart = 3

export function createPublicProfiles(db: Database): PublicProfiles {
  const found = async (isMeant: SQL | undefined, limit: number): Promise<readonly number[]> => {
    const rows = await db
      .select({ id: players.id })
      .from(players)
      .innerJoin(accounts, eq(accounts.playerId, players.id))
      .where(and(eq(players.kind, 'member'), isNull(accounts.closedAt), isMeant))
      .orderBy(asc(ordered), asc(players.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  }
  return {
    find: async (uid, at) => {
      const [row] = await db
        .select({ player: players, account: accounts })
        .from(players)
        .leftJoin(accounts, eq(accounts.playerId, players.id))
        .where(eq(players.uid, uid))
      return row ? profileOf(row, at) : null
    },
    search: async ({ name, ratingType, boardType, limit, at }) => {
      const words = name
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '')
      const begins = like(ordered, `${escapeLike(words.join(' '))}%`)
      // Shorter parts would be in half of all names, and no index finds them.
      const parts = words.filter((word) => word.length >= shortestPart)
      const contains = and(...words.map((word) => like(lowered, `%${escapeLike(word)}%`)))
      const first = await found(begins, limit)
      const others =
        first.length < limit && parts.length > 0
          ? await found(and(contains, not(begins)), limit - first.length)
          : []
      const ids = [...first, ...others]
      if (ids.length === 0) return []
      const rows = await db
        .select({ player: players, rating: ratings })
        .from(players)
        .leftJoin(
          ratings,
          and(
            eq(ratings.playerId, players.id),
            eq(ratings.kind, ratingType),
            eq(ratings.boardType, boardType),
          ),
        )
        .where(inArray(players.id, ids))
      return rows
        .toSorted((one, other) => ids.indexOf(one.player.id) - ids.indexOf(other.player.id))
        .map(({ player, rating }) => ({
          id: player.id,
          player: lobbyPlayerOf(ratedPlayerOf(player, rating, at)),
        }))
    },
  }
}

interface Row {
  readonly player: typeof players.$inferSelect
  readonly account: typeof accounts.$inferSelect | null
}

function profileOf({ player, account }: Row, at: Date): PublicProfile | null {
  const { kind, uid } = player
  if (kind === 'relayed') return null
  const since = (account?.activatedAt ?? player.createdAt).toISOString()
  if (account !== null && account.closedAt !== null) return closedProfile(uid, since)
  const isPro = account !== null && account.proUntil !== null && account.proUntil > at
  const status = publicFideStatus(verifiedStatusOf(account?.fideVerifiedStatus ?? 0))
  const fideId = account?.fideId ?? null
  return {
    uid,
    kind,
    full_name: player.name,
    is_deleted: false,
    access_level: isPro ? 2 : 1,
    fide_id: fideId === null || status !== 'VERIFIED' ? null : String(fideId),
    fide_verified_status: status,
    fide_title: playerTitles.find((title) => title === player.title) ?? null,
    foa_title: player.foaTitle,
    country: player.country,
    gender: account?.gender ?? null,
    avatar: avatarUrl(player.avatarId),
    member_since: since,
  }
}

const closedProfile = (uid: string, since: string): PublicProfile => ({
  uid,
  kind: 'member',
  full_name: '',
  is_deleted: true,
  access_level: 1,
  fide_id: null,
  fide_verified_status: 'NONE',
  fide_title: null,
  foa_title: null,
  country: null,
  gender: null,
  avatar: null,
  member_since: since,
})
