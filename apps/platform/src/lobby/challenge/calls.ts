import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import * as named from '@kingside/api/calls/play/challenges-named'
import * as short from '@kingside/api/calls/play/challenges-short'
import { readChallengeStatus } from '@kingside/api/calls/play/challenges-status'
import {
  type ChallengeMachine,
  type ChallengeNews,
  type ChallengeStatus,
  type NewChallenge,
  provideChallenge,
} from '@kingside/machines/challenge'
import { failing } from '../../platform/server/index.ts'
import { challengeOf, termsBody } from '../../chess/record/index.ts'

const calls = {
  status: readChallengeStatus,
  short: {
    create: short.createShortChallenge,
    delete: short.deleteShortChallenge,
    accept: short.acceptShortChallenge,
  },
  long: {
    create: named.createLongChallenge,
    delete: named.deleteLongChallenge,
    accept: named.acceptLongChallenge,
    decline: named.declineLongChallenge,
  },
  direct: {
    create: named.createDirectChallenge,
    delete: named.deleteDirectChallenge,
    accept: named.acceptDirectChallenge,
    decline: named.declineDirectChallenge,
  },
}

/** The machine of challenges, with the server's calls. */
export function createChallengeMachine(
  options: ApiClientOptions,
  now: () => number,
): ChallengeMachine {
  const api = createClient(calls, options)
  const asked = failing(now)

  const create = ({ kind, terms, ...uids }: NewChallenge, signal: AbortSignal) => {
    const body = termsBody(terms)
    const opponent = uids.opponentUid ?? ''
    // A challenge to one player has no limits.
    const { rating_from: _, rating_to: __, ...byName } = body
    switch (kind) {
      case 'short':
        return api.short.create({ body: { ...body, owner_anonymous_uid: uids.ownerUid }, signal })
      case 'long':
        return api.long.create({ body: { ...byName, opponent_id: opponent }, signal })
      case 'direct': {
        const { time_control_id: time_control, platform: ___, ...rest } = byName
        return api.direct.create({ body: { ...rest, opponent, time_control }, signal })
      }
      default:
        return kind satisfies never
    }
  }

  return provideChallenge({
    createChallenge: async (challenge, signal) =>
      challengeOf(await asked(create(challenge, signal))),
    cancelChallenge: async ({ kind, id }, signal) => {
      await asked(api[kind].delete({ params: { id }, signal }))
    },
    acceptChallenge: async ({ kind, id, playerUid }, signal) => {
      const params = { id }
      const { game_id } = await asked(
        kind === 'short'
          ? api.short.accept({ params, body: { opponent_anonymous_uid: playerUid }, signal })
          : api[kind].accept({ params, signal }),
      )
      return { gameId: game_id }
    },
    declineChallenge: async ({ kind, id }, signal) => {
      if (kind !== 'short') await asked(api[kind].decline({ params: { id }, signal }))
    },
    checkChallenge: async (id, signal) =>
      standingOf(await asked(api.status({ params: { id }, signal }))),
  })
}

type Standing = Awaited<
  ReturnType<ReturnType<typeof createClient<{ status: typeof readChallengeStatus }>>['status']>
>

/** The status of a challenge as the machines take it. */
export const standingOf = (standing: Standing): ChallengeStatus =>
  standing.status === 'taken' ? { status: 'taken', gameId: standing.game_id } : standing

/** The event for the machine of a challenge from an event of the lobby; null for none. */
export function challengeNewsOf(
  event: LobbyEvent,
  { id, ownerUid }: { readonly id: string | null; readonly ownerUid: string | null },
): ChallengeNews | null {
  switch (event.type) {
    case 'challenge.accepted':
      return { type: 'challenge.taken', id: event.id, gameId: event.gameId }
    case 'challenge.declined':
      return { type: 'challenge.ended', id: event.id, end: 'declined' }
    case 'challenge.cancelled':
      return { type: 'challenge.ended', id: event.id, end: 'cancelled' }
    case 'challenge.removed':
      // The event has no reason, so the machine asks the server.
      return event.id === id ? { type: 'connection.found' } : null
    case 'owner.disconnected':
      return id !== null && event.ownerUid === ownerUid
        ? { type: 'challenge.ended', id, end: 'owner_disconnected' }
        : null
    case 'challenge.added':
    case 'challenge.received':
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
