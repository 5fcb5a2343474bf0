import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import {
  acceptInvite,
  createInvite,
  createInviteWithBot,
  declineInvite,
  deleteInvite,
} from '@kingside/api/calls/play/challenges-invite'
import { readChallengeStatus } from '@kingside/api/calls/play/challenges-status'
import {
  type InviteChallengeMachine,
  type InviteChallengeSystemEvent,
  provideInviteChallenge,
} from '@kingside/machines/invite-challenge'
import { failing } from '../../platform/server/index.ts'
import { standingOf } from '../challenge/calls.ts'
import { termsBody } from '../../chess/record/index.ts'

const calls = {
  acceptInvite,
  createInvite,
  createInviteWithBot,
  declineInvite,
  deleteInvite,
  readChallengeStatus,
}

/** Invites by name, by code, and to the bot. */
export function createInvites(
  options: ApiClientOptions,
  now: () => number,
): InviteChallengeMachine {
  const api = createClient(calls, options)
  const asked = failing(now)
  return provideInviteChallenge({
    createInvite: async ({ terms, ownerUid, for: whom }, signal) => {
      const body = {
        ...termsBody(terms),
        owner_anonymous_uid: ownerUid,
        ...(whom.kind === 'friend' && { with_opponent_uid: whom.uid }),
      }
      const create = whom.kind === 'bot' ? api.createInviteWithBot : api.createInvite
      const { id, invite_code, expires_at, game_id } = await asked(create({ body, signal }))
      const expiresInMs =
        expires_at === null ? null : Math.max(0, Date.parse(expires_at) - Date.now())
      return { id, code: invite_code ?? '', expiresInMs, gameId: game_id }
    },
    cancelInvite: async (id, signal) => {
      await asked(api.deleteInvite({ params: { id }, signal }))
    },
    checkInvite: async (id, signal) =>
      standingOf(await asked(api.readChallengeStatus({ params: { id }, signal }))),
    acceptInvite: async ({ code, playerUid }, signal) => {
      const body = { invite_code: code, opponent_anonymous_uid: playerUid }
      return { gameId: (await asked(api.acceptInvite({ body, signal }))).game_id }
    },
    declineInvite: async ({ code }, signal) => {
      await asked(api.declineInvite({ body: { invite_code: code }, signal }))
    },
  })
}

/** The event for the machine of an invite from an event of the lobby; null for none. */
export function inviteNewsOf(event: LobbyEvent): InviteChallengeSystemEvent | null {
  switch (event.type) {
    case 'challenge.accepted':
      return { type: 'invite.accepted', id: event.id, gameId: event.gameId }
    case 'challenge.declined':
      return { type: 'invite.ended', id: event.id, end: 'declined' }
    case 'challenge.cancelled':
      return { type: 'invite.ended', id: event.id, end: 'cancelled' }
    case 'challenge.added':
    case 'challenge.removed':
    case 'challenge.received':
    case 'owner.disconnected':
    case 'players.updated':
    case 'games.updated':
    case 'games.moved':
    case 'counts.updated':
    case 'request.found':
    case 'request.ended':
    case 'friend.joined':
    case 'link.ended':
    case 'game.started':
    case 'game.soon':
    case 'game.cancelled':
    case 'notification.added':
    case 'followed.changed':
    case 'notification.read':
      return null
    default:
      return event satisfies never
  }
}
