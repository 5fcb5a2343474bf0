import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { type GameRequest, ownerLeft, type RequestStore } from '../../domain/lobby/request.ts'
import { bannedAmong } from '../accounts/ban-store.ts'
import { isBlockedPair } from '../people/blocks.ts'
import type { Database } from '../database.ts'
import { challenges, gameRequests, players } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'
import { readChallenges } from './challenge-rows.ts'
import { lockPlayers, withdrawOffers } from './withdraw.ts'

export function createRequestStore(db: Database): RequestStore {
  const read = async (where: SQL | undefined) => {
    const rows = await db
      .select()
      .from(gameRequests)
      .innerJoin(players, eq(players.id, gameRequests.playerId))
      .where(where)
      .orderBy(gameRequests.createdAt, gameRequests.id)
    return rows.map((row) => requestOf(row.game_requests, row.players))
  }
  const isOpen = eq(gameRequests.status, 'open')

  return {
    insert: async (request) => {
      const inserted = await db
        .insert(gameRequests)
        .values({ ...request, status: 'open' })
        .onConflictDoNothing()
        .returning({ id: gameRequests.id })
      return inserted.length > 0
    },
    find: async (id) => (await read(eq(gameRequests.id, id)))[0] ?? null,
    findByCode: async (code) => (await read(eq(gameRequests.inviteCode, code)))[0] ?? null,
    openOf: async (playerId) =>
      (await read(and(isOpen, eq(gameRequests.playerId, playerId))))[0] ?? null,
    openSearches: () => read(and(isOpen, eq(gameRequests.mode, 'other'))),
    claim: async (ids, match, at) => {
      const withdrawn = await db.transaction(async (tx) => {
        const playerIds = [match.whiteId, match.blackId]
        await lockPlayers(tx, playerIds)
        // A ban locks them too: what it has not taken back yet leads to no game.
        if ((await bannedAmong(tx, playerIds, at)).length > 0) return null
        if (await isBlockedPair(tx, match.whiteId, match.blackId)) return null
        const lockable = and(
          inArray(gameRequests.id, [...ids]),
          isOpen,
          gt(gameRequests.expiresAt, at),
        )
        const open = await tx
          .select({ id: gameRequests.id })
          .from(gameRequests)
          .where(lockable)
          .orderBy(gameRequests.id)
          .for('update')
        if (open.length < ids.length) return null
        await tx
          .update(gameRequests)
          .set({ ...match, status: 'found', endedAt: at })
          .where(lockable)
        return withdrawOffers(tx, playerIds, ids, at)
      })
      if (!withdrawn) return null
      const ended =
        withdrawn.challengeIds.length === 0
          ? []
          : await readChallenges(db, inArray(challenges.id, [...withdrawn.challengeIds]))
      return { challenges: ended, requests: withdrawn.requests }
    },
    end: async (id, { status, code, detail }, at) => {
      const ended = await db
        .update(gameRequests)
        .set({ status, endCode: code, endDetail: detail, endedAt: at })
        .where(and(eq(gameRequests.id, id), isOpen))
        .returning({ id: gameRequests.id })
      return ended.length > 0
    },
    resume: (playerId, since, at) =>
      db.transaction(async (tx) => {
        await lockPlayers(tx, [playerId])
        const [last] = await tx
          .select({ id: gameRequests.id, endCode: gameRequests.endCode })
          .from(gameRequests)
          .where(
            and(
              eq(gameRequests.playerId, playerId),
              or(isOpen, gt(gameRequests.endedAt, since)),
              gt(gameRequests.expiresAt, at),
            ),
          )
          .orderBy(desc(isOpen), desc(gameRequests.createdAt))
          .limit(1)
        if (last?.endCode !== ownerLeft.code) return false
        await tx
          .update(gameRequests)
          .set({ status: 'open', endCode: null, endDetail: null, endedAt: null })
          .where(and(eq(gameRequests.id, last.id), eq(gameRequests.mode, 'other')))
        return true
      }),
    setGame: async (originId, gameId) => {
      await db.update(gameRequests).set({ gameId }).where(eq(gameRequests.originId, originId))
    },
    withoutGame: () => read(and(eq(gameRequests.status, 'found'), isNull(gameRequests.gameId))),
    due: (at) => read(and(isOpen, lte(gameRequests.expiresAt, at))),
  }
}

function requestOf(
  row: typeof gameRequests.$inferSelect,
  player: typeof players.$inferSelect,
): GameRequest {
  const { originId, whiteId, blackId, timeControlId, ratingType, isBot, ...request } = row
  const isMatched =
    originId !== null &&
    whiteId !== null &&
    blackId !== null &&
    timeControlId !== null &&
    ratingType !== null
  return {
    ...request,
    player: playerOf(player),
    match: isMatched ? { originId, whiteId, blackId, timeControlId, ratingType, isBot } : null,
  }
}
