import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { challenges, gameRequests, players } from '../schema.ts'

/**
 * Locks players' rows until the transaction ends, always in the order of ids, so that two transactions
 * that give somebody a game come one after the other and can't block each other for ever.
 */
export async function lockPlayers(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: players.id })
    .from(players)
    .where(inArray(players.id, [...ids]))
    .orderBy(players.id)
    .for('no key update')
}

/** Which challenges hold only while their owner is there. */
export const isLive = and(
  inArray(challenges.kind, ['short', 'direct']),
  isNull(challenges.startsAt),
)

/** Ends the live offers of players who got a game: searches and live challenges. Answers with their ids. */
export async function withdrawOffers(
  tx: Database,
  playerIds: readonly number[],
  except: readonly string[],
  at: Date,
): Promise<{
  readonly challengeIds: readonly string[]
  readonly requests: readonly { readonly id: string; readonly playerId: number }[]
}> {
  const ended = { status: 'cancelled', endedAt: at } as const
  const withdrawn = await tx
    .update(challenges)
    .set(ended)
    .where(
      and(
        eq(challenges.status, 'open'),
        inArray(challenges.ownerId, [...playerIds]),
        isLive,
        notInArray(challenges.id, [...except]),
      ),
    )
    .returning({ id: challenges.id })
  const requests = await tx
    .update(gameRequests)
    .set({ ...ended, endCode: 'ongoing_challenge', endDetail: 'Another game of yours began.' })
    .where(
      and(
        eq(gameRequests.status, 'open'),
        eq(gameRequests.mode, 'other'),
        inArray(gameRequests.playerId, [...playerIds]),
        notInArray(gameRequests.id, [...except]),
      ),
    )
    .returning({ id: gameRequests.id, playerId: gameRequests.playerId })
  return { challengeIds: withdrawn.map(({ id }) => id), requests }
}
