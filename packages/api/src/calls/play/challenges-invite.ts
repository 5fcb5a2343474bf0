import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { exampleChallenge, exampleGameId } from './examples.ts'
import {
  challengeId,
  challengePage,
  challengeRecord,
  inviteCode,
  inviteErrors,
  namedErrors,
  newChallenge,
  playerReference,
  startedGame,
} from './challenge-record.ts'

const newInvite = z.extend(newChallenge, {
  /** The friend's or the bot's public uid; without it, whoever has the code may accept. */
  with_opponent_uid: z.nullish(playerReference),
  owner_anonymous_uid: z.nullish(playerReference),
})

const exampleInvite = {
  ...exampleChallenge,
  kind: 'invite',
  rating_from: null,
  rating_to: null,
  rating_type: 'non-rated',
  invite_code: 'aW52aXRlLWNvZGUtMDAx',
} as const

export const createInvite = defineCall({
  id: 'challenges.invite.create',
  method: 'POST',
  path: 'online/challenges/invite/',
  summary: 'Invites a friend by name, or whoever has the code of the answer.',
  body: newInvite,
  status: 201,
  response: challengeRecord,
  errors: namedErrors,
  roles: everyone,
  example: exampleInvite,
})

export const createInviteWithBot = defineCall({
  id: 'challenges.invite.createWithBot',
  method: 'POST',
  path: 'online/challenges/invite/with-bot/',
  summary:
    'Begins an unrated game against a bot: the one named, or one near the rating of the caller.',
  body: newInvite,
  status: 201,
  response: challengeRecord,
  errors: namedErrors,
  roles: everyone,
  example: { ...exampleInvite, status: 'accepted', game_id: exampleGameId },
})

export const listOutgoingInvites = defineCall({
  id: 'challenges.invite.listOutgoing',
  method: 'GET',
  path: 'online/challenges/invite/list-outcoming/',
  summary: "Lists the caller's open invites, newest first.",
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleInvite] },
})

export const listIncomingInvites = defineCall({
  id: 'challenges.invite.listIncoming',
  method: 'GET',
  path: 'online/challenges/invite/list-incoming/',
  summary: 'Lists the open invites to the caller, newest first.',
  response: challengePage,
  errors: [],
  roles: everyone,
  example: { count: 1, results: [exampleInvite] },
})

export const acceptInvite = defineCall({
  id: 'challenges.invite.accept',
  method: 'POST',
  path: 'online/challenges/invite/accept/',
  summary: 'Accepts an invite by its code.',
  body: z.object({
    invite_code: inviteCode,
    opponent_anonymous_uid: z.nullish(playerReference),
  }),
  response: startedGame,
  errors: inviteErrors,
  roles: everyone,
  example: { id: exampleInvite.id, game_id: exampleGameId },
})

export const declineInvite = defineCall({
  id: 'challenges.invite.decline',
  method: 'POST',
  path: 'online/challenges/invite/decline/',
  summary: 'Declines an invite by its code; its owner is told.',
  body: z.object({ invite_code: inviteCode }),
  response: z.object({ id: z.string() }),
  errors: [
    'player_uid_missing',
    'challenge_not_found',
    'own_challenge',
    'invalid_invite_code',
    'invite_canceled',
  ],
  roles: everyone,
  example: { id: exampleInvite.id },
})

export const deleteInvite = defineCall({
  id: 'challenges.invite.delete',
  method: 'DELETE',
  path: 'online/challenges/invite/:id/',
  summary: "Cancels one of the caller's open invites; its code is worth nothing from then on.",
  params: z.object({ id: challengeId }),
  status: 204,
  response: nothing,
  errors: ['challenge_not_found'],
  roles: everyone,
  example: undefined,
})
