import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { exampleChallenge, exampleGameId, exampleOwner } from './examples.ts'
import {
  acceptErrors,
  challengeId,
  challengePage,
  challengeRecord,
  namedErrors,
  newNamedChallenge,
  playerReference,
  startedGame,
} from './challenge-record.ts'

const params = z.object({ id: challengeId })
const ended = z.object({ id: z.string() })
const declineErrors = ['player_uid_missing', 'challenge_not_found', 'own_challenge'] as const

const exampleLong = {
  ...exampleChallenge,
  kind: 'long',
  rating_from: null,
  rating_to: null,
  opponent: { ...exampleOwner, uid: 'ZGllLWFuZGVyZS0x', name: 'Timur' },
} as const
const exampleDirect = { ...exampleLong, kind: 'direct' } as const

export const createLongChallenge = defineCall({
  id: 'challenges.long.create',
  method: 'POST',
  path: 'online/challenges/long/',
  summary: 'Challenges a player, who may answer within days.',
  /** `opponent_id` is a public uid. */
  body: z.extend(newNamedChallenge, { opponent_id: playerReference }),
  status: 201,
  response: challengeRecord,
  errors: namedErrors,
  roles: everyone,
  example: exampleLong,
})

export const listLongChallenges = defineCall({
  id: 'challenges.long.list',
  method: 'GET',
  path: 'online/challenges/long/',
  summary: 'Lists the open long challenges by and to the caller, newest first.',
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleLong] },
})

export const deleteLongChallenge = defineCall({
  id: 'challenges.long.delete',
  method: 'DELETE',
  path: 'online/challenges/long/:id/',
  summary: "Cancels one of the caller's open long challenges.",
  params,
  status: 204,
  response: nothing,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: undefined,
})

export const acceptLongChallenge = defineCall({
  id: 'challenges.long.accept',
  method: 'POST',
  path: 'online/challenges/long/:id/accept/',
  summary: 'Accepts a long challenge; its owner has to be there.',
  params,
  response: startedGame,
  errors: acceptErrors,
  roles: everyone,
  example: { id: exampleLong.id, game_id: exampleGameId },
})

export const declineLongChallenge = defineCall({
  id: 'challenges.long.decline',
  method: 'POST',
  path: 'online/challenges/long/:id/decline/',
  summary: 'Declines a long challenge; its owner is told.',
  params,
  response: ended,
  errors: declineErrors,
  roles: everyone,
  example: { id: exampleLong.id },
})

export const listDirectChallenges = defineCall({
  id: 'challenges.direct.list',
  method: 'GET',
  path: 'online/challenges/',
  summary: 'Lists the open direct challenges by and to the caller, newest first.',
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleDirect] },
})

export const createDirectChallenge = defineCall({
  id: 'challenges.direct.create',
  method: 'POST',
  path: 'online/challenges/',
  summary:
    'Challenges a player who is there, to begin at once; or, with `starts_at`, any player, to begin then.',
  /** `opponent` is a public uid, `time_control` the id of one. */
  body: z.extend(z.omit(newNamedChallenge, { time_control_id: true, platform: true }), {
    opponent: playerReference,
    time_control: newNamedChallenge.shape.time_control_id,
  }),
  status: 201,
  response: challengeRecord,
  errors: namedErrors,
  roles: everyone,
  example: exampleDirect,
})

export const acceptDirectChallenge = defineCall({
  id: 'challenges.direct.accept',
  method: 'POST',
  path: 'online/challenges/:id/accept/',
  summary:
    'Accepts a direct challenge. With `starts_at` the game is scheduled, and its owner need not be there.',
  params,
  response: startedGame,
  errors: acceptErrors,
  roles: everyone,
  example: { id: exampleDirect.id, game_id: exampleGameId },
})

export const declineDirectChallenge = defineCall({
  id: 'challenges.direct.decline',
  method: 'POST',
  path: 'online/challenges/:id/decline/',
  summary: 'Declines a direct challenge; its owner is told.',
  params,
  response: ended,
  errors: declineErrors,
  roles: everyone,
  example: { id: exampleDirect.id },
})

export const deleteDirectChallenge = defineCall({
  id: 'challenges.direct.delete',
  method: 'DELETE',
  path: 'online/challenges/:id/',
  summary: "Cancels one of the caller's open direct challenges.",
  params,
  status: 204,
  response: nothing,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: undefined,
})
