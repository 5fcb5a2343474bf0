import type { ChallengeRecord } from '@kingside/api'
import type { Challenge } from '../../../domain/lobby/challenge.ts'
import { lobbyPlayerOf } from '../../../domain/lobby/describe.ts'
import type { LobbyCaller } from '../lobby-caller.ts'

/** A challenge as its reader may see it: secrets of the owner for the owner, codes and games for the two players. */
export function challengeRecordOf(
  challenge: Challenge,
  { playerId, anonymousUid }: LobbyCaller,
): ChallengeRecord {
  const { owner, opponent, invite_code, game_id } = challenge
  const isOwner = owner.id === playerId
  const isOpponent = opponent !== null && opponent.id === playerId
  const isPlayer = isOwner || isOpponent
  return {
    ...challenge,
    owner: lobbyPlayerOf(owner),
    opponent: opponent && lobbyPlayerOf(opponent),
    owner_anonymous_uid: isOwner ? anonymousUid : null,
    opponent_anonymous_uid: isOpponent ? anonymousUid : null,
    invite_code: isPlayer ? invite_code : null,
    game_id: isPlayer ? game_id : null,
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
