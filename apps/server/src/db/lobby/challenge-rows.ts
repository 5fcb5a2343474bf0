import { toTimeControl } from '@kingside/api'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Challenge } from '../../domain/lobby/challenge.ts'
import type { Database } from '../database.ts'
import { challenges, players, ratings, timeControls } from '../schema.ts'
import { playerOf } from '../visitor-store.ts'

const owners = alias(players, 'owners')
const opponents = alias(players, 'opponents')
const ownerRatings = alias(ratings, 'owner_ratings')
const opponentRatings = alias(ratings, 'opponent_ratings')

/** The rating that counts for a challenge: unrated games are paired by the platform's. */
const countedKind = sql`(case when ${challenges.ratingType} = 'fide' then 'fide' else 'worldchess' end)::rating_kind`

/** Challenges with their players, ratings and time control, newest first. */
export async function readChallenges(
  db: Database,
  where: SQL | undefined,
  page?: { readonly limit: number; readonly offset: number },
): Promise<readonly Challenge[]> {
  const query = db
    .select({
      challenge: challenges,
      owner: owners,
      opponent: opponents,
      ownerRating: ownerRatings.rating,
      opponentRating: opponentRatings.rating,
      timeControl: timeControls,
    })
    .from(challenges)
    .innerJoin(owners, eq(owners.id, challenges.ownerId))
    .leftJoin(opponents, eq(opponents.id, challenges.opponentId))
    .innerJoin(timeControls, eq(timeControls.id, challenges.timeControlId))
    .leftJoin(
      ownerRatings,
      and(
        eq(ownerRatings.playerId, challenges.ownerId),
        eq(ownerRatings.kind, countedKind),
        eq(ownerRatings.boardType, timeControls.boardType),
      ),
    )
    .leftJoin(
      opponentRatings,
      and(
        eq(opponentRatings.playerId, challenges.opponentId),
        eq(opponentRatings.kind, countedKind),
        eq(opponentRatings.boardType, timeControls.boardType),
      ),
    )
    .where(where)
    .orderBy(sql`${challenges.createdAt} desc, ${challenges.id}`)
  const rows = page ? await query.limit(page.limit).offset(page.offset) : await query
  return rows.map(({ challenge, owner, opponent, ownerRating, opponentRating, timeControl }) => ({
    id: challenge.id,
    kind: challenge.kind,
    owner: { ...playerOf(owner), rating: ownerRating },
    opponent: opponent && { ...playerOf(opponent), rating: opponentRating },
    desiredColor: challenge.desiredColor,
    ratingType: challenge.ratingType,
    ratingFrom: challenge.ratingFrom,
    ratingTo: challenge.ratingTo,
    timeControl: toTimeControl(timeControl),
    inviteCode: challenge.inviteCode,
    status: challenge.status,
    gameId: challenge.gameId,
    createdAt: challenge.createdAt,
    expiresAt: challenge.expiresAt,
  }))
}
