import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameId } from '../../realtime/game-id.ts'
import { exampleGameId } from './examples.ts'
import { challengeId } from './challenge-record.ts'

/** The state of a challenge, for a client that may have missed events. */
export const challengeStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  /** `game_id` is for the two players only. */
  z.object({ status: z.literal('taken'), game_id: z.nullable(gameId) }),
  z.object({
    status: z.literal('ended'),
    end: z.enum(['cancelled', 'declined', 'expired', 'owner_disconnected']),
  }),
])
export type ChallengeStanding = z.output<typeof challengeStanding>

/** Not in the specification: clients call it after a lost connection. */
export const readChallengeStatus = defineCall({
  id: 'challenges.status',
  method: 'GET',
  path: 'online/challenges/:id/status/',
  summary: 'Tells how a challenge of any kind stands.',
  params: z.object({ id: challengeId }),
  response: challengeStanding,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: { status: 'taken', game_id: exampleGameId },
})
