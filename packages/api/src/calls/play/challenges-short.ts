import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { exampleChallenge, exampleGameId } from './examples.ts'
import {
  acceptErrors,
  challengeId,
  challengePage,
  challengeRecord,
  createErrors,
  newChallenge,
  pageOf,
  playerReference,
  startedGame,
} from './challenge-record.ts'

const newShortChallenge = z.extend(newChallenge, {
  owner_anonymous_uid: z.nullish(playerReference),
})

export const createShortChallenge = defineCall({
  id: 'challenges.short.create',
  method: 'POST',
  path: 'online/challenges/short/',
  summary:
    'Puts a challenge to anybody into the lobby, until somebody accepts it or its owner leaves.',
  body: newShortChallenge,
  status: 201,
  response: challengeRecord,
  errors: createErrors,
  roles: everyone,
  example: exampleChallenge,
})

export const bulkCreateShortChallenges = defineCall({
  id: 'challenges.short.bulkCreate',
  method: 'POST',
  path: 'online/challenges/short/bulk-create/',
  summary:
    'Puts several challenges to anybody into the lobby: all of them or, when one is refused, none.',
  body: z.array(newShortChallenge).check(z.minLength(1), z.maxLength(30)),
  status: 201,
  response: z.array(challengeRecord),
  errors: createErrors,
  roles: everyone,
  example: [exampleChallenge],
})

export const acceptShortChallenge = defineCall({
  id: 'challenges.short.accept',
  method: 'POST',
  path: 'online/challenges/short/:id/accept/',
  summary:
    'Accepts a challenge; of several who do, one gets the game. The same player again gets the same game.',
  params: z.object({ id: challengeId }),
  body: z.optional(z.object({ opponent_anonymous_uid: z.nullish(playerReference) })),
  response: startedGame,
  errors: acceptErrors,
  roles: everyone,
  example: { id: exampleChallenge.id, game_id: exampleGameId },
})

export const clearShortChallenges = defineCall({
  id: 'challenges.short.clear',
  method: 'DELETE',
  path: 'online/challenges/short/clear/',
  summary: "Cancels all of the caller's open short challenges.",
  response: z.object({ count: z.int().check(z.nonnegative()) }),
  errors: [],
  roles: everyone,
  example: { count: 2 },
})

export const deleteShortChallenge = defineCall({
  id: 'challenges.short.delete',
  method: 'DELETE',
  path: 'online/challenges/short/:id/',
  summary: "Cancels one of the caller's open short challenges.",
  params: z.object({ id: challengeId }),
  status: 204,
  response: nothing,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: undefined,
})

export const listMyShortChallenges = defineCall({
  id: 'challenges.short.my',
  method: 'GET',
  path: 'online/challenges/short/my/',
  summary: "Lists the caller's open short challenges, newest first.",
  query: z.object({
    ...pageOf(30),
    owner_anonymous_uid: z.optional(playerReference),
    platform: z.optional(z.literal('web')),
  }),
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleChallenge] },
})

export const listShortChallenges = defineCall({
  id: 'challenges.short.list',
  method: 'GET',
  path: 'online/challenges/short/',
  summary: "Lists everybody's open short challenges, newest first.",
  query: z.object(pageOf(50)),
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleChallenge] },
})
