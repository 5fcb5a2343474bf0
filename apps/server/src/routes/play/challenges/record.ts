import type { ChallengeRecord } from '@kingside/api'
import type { Challenge } from '../../../domain/lobby/challenge.ts'
import { lobbyChallengeOf } from '../../../domain/lobby/describe.ts'
import type { LobbyCaller } from '../lobby-caller.ts'

/** A challenge as its reader may see it: secrets of the owner for the owner, codes and games for the two players. */
export function challengeRecordOf(
  challenge: Challenge,
  { playerId, anonymousUid }: LobbyCaller,
): ChallengeRecord {
  const { owner, opponent, ratingType, ratingFrom, ratingTo, status, inviteCode, gameId } =
    challenge
  const { id, kind, created_at, desired_color, ...players } = lobbyChallengeOf(challenge)
  const isOwner = owner.id === playerId
  const isOpponent = opponent !== null && opponent.id === playerId
  const isPlayer = isOwner || isOpponent
  return {
    id,
    kind,
    created_at,
    expires_at: challenge.expiresAt.toISOString(),
    desired_color,
    rating_type: ratingType,
    rating_from: ratingFrom,
    rating_to: ratingTo,
    time_control: challenge.timeControl,
    owner: players.owner,
    opponent: players.opponent,
    owner_anonymous_uid: isOwner ? anonymousUid : null,
    opponent_anonymous_uid: isOpponent ? anonymousUid : null,
    invite_code: isPlayer ? inviteCode : null,
    status,
    game_id: isPlayer ? gameId : null,
  }
}

export const pageOf = (
  page: { readonly count: number; readonly results: readonly Challenge[] },
  caller: LobbyCaller,
) => ({
  count: page.count,
  results: page.results.map((challenge) => challengeRecordOf(challenge, caller)),
})

/** The list of a caller whom the server does not know yet. */
export const emptyPage = { count: 0, results: [] } as const

/** For lists without pages: nobody can make them longer than this. */
export const wholeList = { limit: 100, offset: 0 } as const
