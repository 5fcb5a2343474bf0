import { toTimeControl } from '@kingside/api'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Challenge, NewChallenge } from '../../domain/lobby/challenge.ts'
import type { Database } from '../database.ts'
import { challenges, players, ratings, timeControls } from '../schema.ts'
import { ratedPlayerOf } from '../ratings/rated-player.ts'

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
      ownerRating: ownerRatings,
      opponentRating: opponentRatings,
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
    ...ofRow(challenge),
    owner: ratedPlayerOf(owner, ownerRating, challenge.createdAt),
    opponent: opponent && ratedPlayerOf(opponent, opponentRating, challenge.createdAt),
    time_control: toTimeControl(timeControl),
  }))
}

/** Renames the columns that the contract names differently; the rest stays as it is. */
const ofRow = ({
  desiredColor: desired_color,
  ratingType: rating_type,
  ratingFrom: rating_from,
  ratingTo: rating_to,
  inviteCode: invite_code,
  gameId: game_id,
  startsAt,
  createdAt,
  expiresAt,
  ownerId: _,
  opponentId: __,
  timeControlId: ___,
  endedAt: ____,
  ...same
}: typeof challenges.$inferSelect) => ({
  ...same,
  desired_color,
  rating_type,
  rating_from,
  rating_to,
  invite_code,
  game_id,
  starts_at: startsAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  expires_at: expiresAt.toISOString(),
})

/** The row of a new challenge: the way back. */
export function rowOf({
  desired_color: desiredColor,
  rating_type: ratingType,
  rating_from: ratingFrom,
  rating_to: ratingTo,
  time_control_id: timeControlId,
  invite_code: inviteCode,
  starts_at,
  created_at,
  expires_at,
  ...same
}: NewChallenge): typeof challenges.$inferInsert {
  const createdAt = new Date(created_at)
  return {
    ...same,
    desiredColor,
    ratingType,
    ratingFrom,
    ratingTo,
    timeControlId,
    inviteCode,
    startsAt: starts_at === null ? null : new Date(starts_at),
    createdAt,
    expiresAt: new Date(expires_at),
    endedAt: same.status === 'open' ? null : createdAt,
  }
}
