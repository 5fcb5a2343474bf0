import { relationLimits } from '@kingside/api'
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { lobbyPlayerOf } from '../../domain/lobby/describe.ts'
import type { EndedByBlock, Followed, RelationStore } from '../../domain/people/relations.ts'
import type { Database } from '../database.ts'
import { looksPlayed } from '../games/delayed-games.ts'
import { readChallenges } from '../lobby/challenge-rows.ts'
import { lockPlayers } from '../lobby/withdraw.ts'
import {
  accounts,
  blocks,
  challenges,
  follows,
  gameRequests,
  games,
  players,
  ratings,
} from '../schema.ts'
import { playerOf } from '../visitor-store.ts'
import { ratedPlayerOf } from '../ratings/rated-player.ts'
import { isBlockedPair } from './blocks.ts'

const isFollow = (followerId: number, followedId: number) =>
  and(eq(follows.followerId, followerId), eq(follows.followedId, followedId))
const isBlock = (blockerId: number, blockedId: number) =>
  and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))

/** @param now the wall clock: games that viewers see late end late here too */
export function createRelationStore(db: Database, now = () => new Date()): RelationStore {
  const describe = async (ids: readonly number[]) => {
    const [found, playing] = await Promise.all([
      describePlayers(db, ids, now()),
      gamesOf(db, ids, now()),
    ])
    return ids.flatMap((id): readonly Followed[] => {
      const player = found.get(id)
      return player ? [{ id, player, gameId: playing.get(id) ?? null }] : []
    })
  }
  return {
    of: async (playerId, otherId) => {
      const [following, blocked] = await Promise.all([
        db.$count(follows, isFollow(playerId, otherId)),
        db.$count(blocks, isBlock(playerId, otherId)),
      ])
      return { isFollowing: following > 0, isBlocked: blocked > 0 }
    },
    follow: (followerId, followedId, at) =>
      db.transaction(async (tx) => {
        // A block locks both too: of the two that come at once, the later one sees the earlier.
        await lockPlayers(tx, [followerId, followedId])
        if (await isBlockedPair(tx, followerId, followedId)) return 'blocked'
        const others = and(eq(follows.followerId, followerId), ne(follows.followedId, followedId))
        if ((await tx.$count(follows, others)) >= relationLimits.following) return 'full'
        await tx
          .insert(follows)
          .values({ followerId, followedId, createdAt: at })
          .onConflictDoNothing()
        return 'done'
      }),
    unfollow: async (followerId, followedId) => {
      await db.delete(follows).where(isFollow(followerId, followedId))
    },
    block: async (blockerId, blockedId, at) => {
      const ended = await db.transaction(async (tx) => {
        // Who gives the two a game locks them too, so that none begins after this.
        await lockPlayers(tx, [blockerId, blockedId])
        const others = and(eq(blocks.blockerId, blockerId), ne(blocks.blockedId, blockedId))
        if ((await tx.$count(blocks, others)) >= relationLimits.blocked) return 'full'
        await tx
          .insert(blocks)
          .values({ blockerId, blockedId, createdAt: at })
          .onConflictDoNothing()
        await tx
          .delete(follows)
          .where(or(isFollow(blockerId, blockedId), isFollow(blockedId, blockerId)))
        return endBetween(tx, blockerId, blockedId, at)
      })
      if (ended === 'full') return 'full'
      const { challengeIds, ...rest } = ended
      const named =
        challengeIds.length === 0
          ? []
          : await readChallenges(db, inArray(challenges.id, [...challengeIds]))
      return { ...rest, challenges: named }
    },
    unblock: async (blockerId, blockedId) => {
      await db.delete(blocks).where(isBlock(blockerId, blockedId))
    },
    following: async (playerId, { limit, offset }) => {
      const own = eq(follows.followerId, playerId)
      const [count, rows] = await Promise.all([
        db.$count(follows, own),
        db
          .select({ id: follows.followedId })
          .from(follows)
          .where(own)
          .orderBy(desc(follows.createdAt), desc(follows.followedId))
          .limit(limit)
          .offset(offset),
      ])
      return { count, results: await describe(rows.map(({ id }) => id)) }
    },
    blocked: async (playerId, { limit, offset }) => {
      const own = eq(blocks.blockerId, playerId)
      const [count, rows] = await Promise.all([
        db.$count(blocks, own),
        db
          .select({ player: players, since: blocks.createdAt })
          .from(blocks)
          .innerJoin(players, eq(players.id, blocks.blockedId))
          .where(own)
          .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
          .limit(limit)
          .offset(offset),
      ])
      const results = rows.map(({ player, since }) => ({
        player: lobbyPlayerOf({ ...playerOf(player), rating: null }),
        since,
      }))
      return { count, results }
    },
    followedIds: async (playerId) => {
      const rows = await db
        .select({ id: follows.followedId })
        .from(follows)
        .where(eq(follows.followerId, playerId))
      return rows.map(({ id }) => id)
    },
    describe,
    followersOf: async (playerIds) =>
      playerIds.length === 0
        ? []
        : db
            .select({ followerId: follows.followerId, followedId: follows.followedId })
            .from(follows)
            .where(inArray(follows.followedId, [...playerIds])),
  }
}

/** Ends what one of two players has open for the other. */
async function endBetween(
  tx: Database,
  blockerId: number,
  blockedId: number,
  at: Date,
): Promise<Omit<EndedByBlock, 'challenges'> & { readonly challengeIds: readonly string[] }> {
  const pair = [blockerId, blockedId]
  // To who challenged the other it looks as a decline does.
  const named = await tx
    .update(challenges)
    .set({
      status: sql`case when ${challenges.ownerId} = ${blockedId} then 'declined' else 'cancelled' end`,
      endedAt: at,
    })
    .where(
      and(
        eq(challenges.status, 'open'),
        inArray(challenges.ownerId, pair),
        inArray(challenges.opponentId, pair),
      ),
    )
    .returning({ id: challenges.id })
  const requests = await tx
    .update(gameRequests)
    .set({ status: 'ended', endCode: 'opponent_not_available', endDetail: noOpponent, endedAt: at })
    .where(
      and(
        eq(gameRequests.status, 'open'),
        inArray(gameRequests.playerId, pair),
        inArray(gameRequests.onlyOpponentId, pair),
      ),
    )
    .returning({ id: gameRequests.id, playerId: gameRequests.playerId })
  const hidden = await tx
    .select({ id: challenges.id, ownerId: challenges.ownerId })
    .from(challenges)
    .where(
      and(
        eq(challenges.status, 'open'),
        eq(challenges.kind, 'short'),
        inArray(challenges.ownerId, pair),
        isNull(challenges.opponentId),
      ),
    )
  return { challengeIds: named.map(({ id }) => id), requests, hidden }
}

/** Says no more than that there is no game. */
export const noOpponent = 'This player isn’t available for a game.'

async function describePlayers(db: Database, ids: readonly number[], at: Date) {
  if (ids.length === 0) return new Map<number, Followed['player']>()
  const rows = await db
    .select({ player: players, rating: ratings, closedAt: accounts.closedAt })
    .from(players)
    .leftJoin(accounts, eq(accounts.playerId, players.id))
    .leftJoin(
      ratings,
      and(
        eq(ratings.playerId, players.id),
        eq(ratings.kind, 'worldchess'),
        eq(ratings.boardType, 'blitz'),
      ),
    )
    .where(inArray(players.id, [...ids]))
  return new Map(
    rows.map(({ player, rating, closedAt }) => {
      const { name } = player
      const shown = ratedPlayerOf(player, rating, at)
      return [player.id, lobbyPlayerOf({ ...shown, name: closedAt === null ? name : '' })]
    }),
  )
}

/** More games than ever go on at once; a limit keeps the planner from looking through all that the players have played. */
const mostGames = 100_000

/** The game that each of these players plays now: the last one of several. */
async function gamesOf(
  db: Database,
  ids: readonly number[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const going = db
    .select({ id: games.id, uid: games.uid, whiteId: games.whiteId, blackId: games.blackId })
    .from(games)
    .where(looksPlayed(at))
    .orderBy(games.id)
    .limit(mostGames)
    .as('going')
  const rows = await db
    .select()
    .from(going)
    .where(or(inArray(going.whiteId, [...ids]), inArray(going.blackId, [...ids])))
    .orderBy(going.id)
  return new Map(
    rows.flatMap(({ uid, whiteId, blackId }) => [
      [whiteId, uid],
      [blackId, uid],
    ]),
  )
}
