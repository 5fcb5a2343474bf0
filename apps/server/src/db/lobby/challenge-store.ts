import { and, count, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type {
  ChallengeEnding,
  ChallengeFilter,
  ChallengeStore,
} from '../../domain/lobby/challenge.ts'
import { bannedAmong } from '../accounts/ban-store.ts'
import { isBlockedPair, notBlockedWith } from '../people/blocks.ts'
import type { Database } from '../database.ts'
import { challenges } from '../schema.ts'
import { readChallenges, rowOf } from './challenge-rows.ts'
import { isLive, lockPlayers, withdrawOffers } from './withdraw.ts'

const isOpen = (at: Date) => and(eq(challenges.status, 'open'), gt(challenges.expiresAt, at))

export function createChallengeStore(db: Database): ChallengeStore {
  const byIds = (ids: readonly string[]) =>
    ids.length === 0 ? Promise.resolve([]) : readChallenges(db, inArray(challenges.id, [...ids]))

  const endOf = async (
    ownerId: number,
    which: SQL | undefined,
    ending: ChallengeEnding,
    at: Date,
  ) => {
    const ended = await db.transaction(async (tx) => {
      await lockPlayers(tx, [ownerId])
      return tx
        .update(challenges)
        .set({ status: ending, endedAt: at })
        .where(and(eq(challenges.ownerId, ownerId), which, isOpen(at)))
        .returning({ id: challenges.id })
    })
    return byIds(ended.map(({ id }) => id))
  }

  return {
    insert: (drafts, limit) => inserted(db, drafts, limit),
    find: async (id) => (await readChallenges(db, eq(challenges.id, id)))[0] ?? null,
    findByCode: async (code) =>
      (await readChallenges(db, eq(challenges.inviteCode, code)))[0] ?? null,
    listOpen: async (filter, at, page) => {
      const { readBy } = filter
      const where = and(
        isOpen(at),
        matches(filter),
        readBy === undefined ? undefined : notBlockedWith(db, challenges.ownerId, readBy),
      )
      const [counted] = await db.select({ count: count() }).from(challenges).where(where)
      return { count: counted?.count ?? 0, results: await readChallenges(db, where, page) }
    },
    claim: async (id, opponentId, at) => {
      const withdrawn = await db.transaction(async (tx) => {
        const [row] = await tx
          .select({ ownerId: challenges.ownerId, startsAt: challenges.startsAt })
          .from(challenges)
          .where(eq(challenges.id, id))
        if (!row) return null
        const playerIds = [row.ownerId, opponentId]
        await lockPlayers(tx, playerIds)
        // A ban locks them too: what it has not taken back yet leads to no game.
        if ((await bannedAmong(tx, playerIds, at)).length > 0) return null
        if (await isBlockedPair(tx, row.ownerId, opponentId)) return null
        const [claimed] = await tx
          .update(challenges)
          .set({ status: 'accepted', opponentId, endedAt: at })
          .where(
            and(
              eq(challenges.id, id),
              isOpen(at),
              or(isNull(challenges.opponentId), eq(challenges.opponentId, opponentId)),
            ),
          )
          .returning({ id: challenges.id })
        if (!claimed) return null
        return row.startsAt === null ? withdrawOffers(tx, playerIds, [id], at) : nothing
      })
      if (!withdrawn) return null
      return { challenges: await byIds(withdrawn.challengeIds), requests: withdrawn.requests }
    },
    end: async (id, ending, at) => {
      const ended = await db
        .update(challenges)
        .set({ status: ending, endedAt: at })
        .where(and(eq(challenges.id, id), isOpen(at)))
        .returning({ id: challenges.id })
      return ended.length > 0
    },
    endAllOf: (ownerId, kinds, ending, at) =>
      endOf(ownerId, inArray(challenges.kind, [...kinds]), ending, at),
    endLiveOf: (ownerId, at) => endOf(ownerId, isLive, 'owner_disconnected', at),
    reopenLive: async (...of) => byIds(await reopened(db, ...of)),
    expire: async (at) => {
      // Skips rows locked by another transaction until the next sweep, so that the two can't deadlock.
      const due = db
        .select({ id: challenges.id })
        .from(challenges)
        .where(and(eq(challenges.status, 'open'), lte(challenges.expiresAt, at)))
        .for('update', { skipLocked: true })
      const ended = await db
        .update(challenges)
        .set({ status: 'expired', endedAt: at })
        .where(inArray(challenges.id, due))
        .returning({ id: challenges.id })
      return byIds(ended.map(({ id }) => id))
    },
    setGame: async (id, gameId) => {
      await db.update(challenges).set({ gameId }).where(eq(challenges.id, id))
    },
    withoutGame: () =>
      readChallenges(db, and(eq(challenges.status, 'accepted'), isNull(challenges.gameId))),
    liveOwners: async () => {
      const rows = await db
        .selectDistinct({ ownerId: challenges.ownerId })
        .from(challenges)
        .where(and(eq(challenges.status, 'open'), isLive))
      return rows.map(({ ownerId }) => ownerId)
    },
  }
}

const nothing = { challengeIds: [], requests: [] } as const

/** @see ChallengeStore.insert */
function inserted(
  db: Database,
  ...[drafts, limit]: Parameters<ChallengeStore['insert']>
): ReturnType<ChallengeStore['insert']> {
  return db.transaction(async (tx) => {
    const [first] = drafts
    if (!first) return 'stored'
    await lockPlayers(tx, [first.ownerId])
    const opponentIds = drafts.flatMap(({ opponentId }) => opponentId ?? [])
    // A block locks the owner too: what was stored before it ends by it, and nothing is stored after it.
    for (const opponentId of new Set(opponentIds)) {
      // oxlint-disable-next-line no-await-in-loop -- there is one at most
      if (await isBlockedPair(tx, first.ownerId, opponentId)) return 'apart'
    }
    const open = await tx.$count(
      challenges,
      and(
        eq(challenges.ownerId, first.ownerId),
        matches(limit),
        isOpen(new Date(first.created_at)),
      ),
    )
    if (open + drafts.filter(({ status }) => status === 'open').length > limit.open) return 'full'
    await tx.insert(challenges).values(drafts.map(rowOf))
    return 'stored'
  })
}

/** Reopens challenges that ended because their owner was gone. @returns their ids */
async function reopened(
  db: Database,
  ...[ownerId, since, at]: Parameters<ChallengeStore['reopenLive']>
): Promise<readonly string[]> {
  const rows = await db.transaction(async (tx) => {
    await lockPlayers(tx, [ownerId])
    return tx
      .update(challenges)
      .set({ status: 'open', endedAt: null })
      .where(
        and(
          eq(challenges.ownerId, ownerId),
          isLive,
          eq(challenges.status, 'owner_disconnected'),
          gt(challenges.endedAt, since),
          gt(challenges.expiresAt, at),
        ),
      )
      .returning({ id: challenges.id })
  })
  return rows.map(({ id }) => id)
}

const matches = ({ kind, ownerId, opponentId, playerId, start }: ChallengeFilter) =>
  and(
    eq(challenges.kind, kind),
    start === 'at-once' ? isNull(challenges.startsAt) : undefined,
    start === 'scheduled' ? isNotNull(challenges.startsAt) : undefined,
    ownerId === undefined ? undefined : eq(challenges.ownerId, ownerId),
    opponentId === undefined ? undefined : eq(challenges.opponentId, opponentId),
    playerId === undefined
      ? undefined
      : or(eq(challenges.ownerId, playerId), eq(challenges.opponentId, playerId)),
  )
