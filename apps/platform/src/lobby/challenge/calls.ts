import { createClient, type ApiClientOptions, type LobbyEvent } from '@kingside/api'
import * as named from '@kingside/api/calls/play/challenges-named'
import * as short from '@kingside/api/calls/play/challenges-short'
import { readChallengeStatus } from '@kingside/api/calls/play/challenges-status'
import {
  type DirectChallengeMachine,
  provideDirectChallenge,
} from '@kingside/machines/direct-challenge'
import { type LongChallengeMachine, provideLongChallenge } from '@kingside/machines/long-challenge'
import {
  type ChallengeDeps,
  type ChallengeNews,
  type ChallengeStatus,
  provideShortChallenge,
  type ShortChallengeMachine,
} from '@kingside/machines/short-challenge'
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

/** The machines of challenges, with the server's calls. */
export interface ChallengeMachines {
  readonly short: ShortChallengeMachine
  readonly long: LongChallengeMachine
  readonly direct: DirectChallengeMachine
}

export function createChallengeMachines(
  options: ApiClientOptions,
  now: () => number,
): ChallengeMachines {
  const api = createClient(calls, options)
  const asked = failing(now)
  const checkChallenge: ChallengeDeps['checkChallenge'] = async (id, signal) => {
    const standing = await asked(api.status({ params: { id }, signal }))
    return standingOf(standing)
  }
  const ended = async (call: Promise<unknown>) => {
    await asked(call)
  }
  const started = async (call: Promise<{ readonly game_id: string }>) => ({
    gameId: (await asked(call)).game_id,
  })
  return {
    short: provideShortChallenge({
      checkChallenge,
      createChallenge: async ({ ownerUid, opponentUid: _, ...terms }, signal) =>
        challengeOf(
          await asked(
            api.short.create({
              body: { ...termsBody(terms), owner_anonymous_uid: ownerUid },
              signal,
            }),
          ),
        ),
      cancelChallenge: (id, signal) => ended(api.short.delete({ params: { id }, signal })),
      acceptChallenge: ({ id, playerUid }, signal) =>
        started(
          api.short.accept({
            params: { id },
            body: { opponent_anonymous_uid: playerUid },
            signal,
          }),
        ),
    }),
    long: provideLongChallenge({
      checkChallenge,
      createChallenge: async ({ opponentUid, ...terms }, signal) => {
        const { rating_from: _, rating_to: __, ...body } = termsBody(terms)
        return challengeOf(
          await asked(
            api.long.create({ body: { ...body, opponent_id: opponentUid ?? '' }, signal }),
          ),
        )
      },
      cancelChallenge: (id, signal) => ended(api.long.delete({ params: { id }, signal })),
      acceptChallenge: ({ id }, signal) => started(api.long.accept({ params: { id }, signal })),
      declineChallenge: ({ id }, signal) => ended(api.long.decline({ params: { id }, signal })),
    }),
    direct: provideDirectChallenge({
      checkChallenge,
      createChallenge: async ({ opponentUid, ...terms }, signal) => {
        const { desired_color, rating_type, time_control_id } = termsBody(terms)
        const body = {
          opponent: opponentUid ?? '',
          time_control: time_control_id,
          desired_color,
          rating_type,
        }
        return challengeOf(await asked(api.direct.create({ body, signal })))
      },
      cancelChallenge: (id, signal) => ended(api.direct.delete({ params: { id }, signal })),
      acceptChallenge: ({ id }, signal) => started(api.direct.accept({ params: { id }, signal })),
      declineChallenge: ({ id }, signal) => ended(api.direct.decline({ params: { id }, signal })),
    }),
  }
}

type Standing = Awaited<
  ReturnType<ReturnType<typeof createClient<{ status: typeof readChallengeStatus }>>['status']>
>

/** How a challenge stands, in the machines' words. */
export const standingOf = (standing: Standing): ChallengeStatus =>
  standing.status === 'taken' ? { status: 'taken', gameId: standing.game_id } : standing

/** What a challenge learns of the lobby's news; null is nothing. */
export function challengeNewsOf(
  news: LobbyEvent,
  { id, ownerUid }: { readonly id: string | null; readonly ownerUid: string | null },
): ChallengeNews | null {
  switch (news.type) {
    case 'challenge.accepted':
      return { type: 'challenge.taken', id: news.id, gameId: news.gameId }
    case 'challenge.declined':
      return { type: 'challenge.ended', id: news.id, end: 'declined' }
    case 'challenge.cancelled':
      return { type: 'challenge.ended', id: news.id, end: 'cancelled' }
    case 'challenge.removed':
      // It does not say why: the machine asks the server.
      return news.id === id ? { type: 'connection.found' } : null
    case 'owner.disconnected':
      return id !== null && news.ownerUid === ownerUid
        ? { type: 'challenge.ended', id, end: 'owner_disconnected' }
        : null
    case 'challenge.added':
    case 'challenge.received':
    case 'players.updated':
    case 'games.updated':
    case 'counts.updated':
    case 'request.found':
    case 'request.ended':
    case 'friend.joined':
    case 'link.ended':
    case 'game.started':
    case 'notification.added':
    case 'notification.read':
      return null
    default:
      return news satisfies never
  }
}
