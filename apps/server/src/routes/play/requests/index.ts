import { contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import type { Latencies } from '../../../domain/games/latencies.ts'
import type { Lobby } from '../../../domain/lobby/lobby.ts'
import { actorOf, answering } from '../lobby-caller.ts'
import { requestRecordOf } from './record.ts'
import { doRematch, type Rematches } from './rematch.ts'

export interface RequestRouteDeps {
  readonly lobby: Pick<Lobby, 'requests' | 'links'>
  readonly rematches: Rematches
  /** Where what players measured of the regions is forgotten. @default there is one region only */
  readonly latencies?: Pick<Latencies, 'forget'>
  readonly now: () => Date
}

const calls = contract.requests

/** Searches for an opponent, and friends' links. */
export const requestRoutes = ({
  lobby: { requests, links },
  rematches,
  latencies,
  now,
}: RequestRouteDeps): readonly Route[] => [
  bind(calls.create, ({ body, query, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.player_uid])
      // A client that can't reach the regions itself has only this address, whatever another one of the player measured.
      if (query.is_multiregion === undefined) await latencies?.forget(actor.player.uid)
      const asked = {
        mode: body.opp_mode,
        ratingTypes: body.rating,
        timeControlIds: body.time_control,
        limits: body.rating_limits ?? null,
        desiredColor: body.desired_color,
        opponentUid: body.opp_uid ?? null,
      }
      if (typeof body.rematch === 'string') {
        await doRematch(rematches, actor, body.rematch, 'offer')
        return rematchRecord(body.rematch, body, now())
      }
      return requestRecordOf(await requests.create(actor, asked), now())
    }),
  ),
  bind(calls.acceptInvite, ({ body, query, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.player_uid])
      if (!body.is_multiregion) await latencies?.forget(actor.player.uid)
      const { id, gameId } = await links.accept(
        actor,
        body.invite_code,
        query.play_non_rated === '1' ? 'unrated' : 'as-offered',
      )
      return { id, game_id: gameId }
    }),
  ),
  bind(calls.cancelInvite, ({ body, caller, context }) =>
    answering(async () => {
      const { player } = actorOf(caller, context)
      return { id: await links.revoke(player.id, body?.invite_code ?? null) }
    }),
  ),
  bind(calls.readInvite, ({ params, caller }) =>
    answering(async () => {
      const link = await links.read(caller.player?.id ?? null, params.code)
      switch (link.status) {
        case 'open':
          return {
            status: link.status,
            owner: link.owner,
            time_control: link.timeControl,
            rating_type: link.ratingType,
            desired_color: link.desiredColor,
            own_link: link.own && {
              request_id: link.own.requestId,
              invite_code: link.own.code,
              expires_in_ms: link.own.expiresInMs,
            },
          }
        case 'started':
          return { status: link.status, game_id: link.gameId }
        case 'ended':
          return link
        default:
          return link satisfies never
      }
    }),
  ),
  bind(calls.queue, async ({ caller }) => {
    const { searching, own, openChallenges, conduct } = await requests.queue(
      caller.player?.id ?? null,
    )
    const results = own.map((request) => requestRecordOf(request, now()))
    const { offences, closedUntil, nextMinutes } = conduct
    return {
      searching,
      results,
      open_challenges: openChallenges,
      rated_conduct: {
        offences,
        closed_until: closedUntil && closedUntil.toISOString(),
        next_minutes: nextMinutes,
      },
    }
  }),
  bind(calls.get, ({ params, caller }) =>
    answering(async () =>
      requestRecordOf(await requests.get(caller.player?.id ?? null, params.id), now()),
    ),
  ),
  bind(calls.playBot, ({ params, body, caller, context }) =>
    answering(async () => {
      const { gameId, isBot } = await requests.playBot(
        actorOf(caller, context),
        params.id,
        body?.level ?? null,
      )
      return { id: params.id, game_id: gameId, is_bot: isBot }
    }),
  ),
  bind(calls.delete, ({ params, body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context)
      if (typeof body?.opp_uid === 'string') {
        await doRematch(rematches, actor, params.id, 'withdraw')
      } else {
        await requests.cancel(actor.player.id, params.id)
      }
      return undefined
    }),
  ),
]

/** An offer of a rematch in the shape of a request; its id is the game that is over. */
const rematchRecord = (
  gameId: string,
  body: Pick<
    (typeof calls.create.body)['_zod']['output'],
    'opp_mode' | 'rating' | 'time_control' | 'desired_color'
  >,
  now: Date,
) => ({
  id: gameId,
  opp_mode: body.opp_mode,
  status: 'searching' as const,
  rating: body.rating,
  time_control: body.time_control,
  desired_color: body.desired_color,
  rating_limits: null,
  created_at: now.toISOString(),
  waiting_ms: 0,
  invite_code: null,
  expires_in_ms: null,
  game_id: null,
  is_bot: false,
  code: null,
  detail: null,
})
