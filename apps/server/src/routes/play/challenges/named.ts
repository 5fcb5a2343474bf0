import { challengeTerms, contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { actorOf, answering, lobbyCallerOf } from '../lobby-caller.ts'
import type { ChallengeRouteDeps } from './deps.ts'
import { challengeRecordOf, emptyPage, pageOf, wholeList } from './record.ts'

const { long, direct } = contract.challenges

/** Challenges to one player who may answer within days. */
export const longChallengeRoutes = ({
  lobby: { making, answers },
  challenges,
  now,
}: ChallengeRouteDeps): readonly Route[] => [
  bind(long.create, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context)
      const made = await making.named(actor, 'long', challengeTerms.parse(body), body.opponent_id)
      return challengeRecordOf(made, lobbyCallerOf(caller, context))
    }),
  ),
  bind(long.list, async ({ caller, context }) => {
    if (!caller.player) return emptyPage
    const filter = { kind: 'long', playerId: caller.player.id } as const
    return pageOf(
      await challenges.listOpen(filter, now(), wholeList),
      lobbyCallerOf(caller, context),
    )
  }),
  bind(long.delete, ({ params, caller }) =>
    answering(async () => {
      await answers.cancel(caller.player?.id ?? null, 'long', params.id)
      return undefined
    }),
  ),
  bind(long.accept, ({ params, caller, context }) =>
    answering(async () => {
      const { id, gameId } = await answers.accept(actorOf(caller, context), 'long', params.id)
      return { id, game_id: gameId }
    }),
  ),
  bind(long.decline, ({ params, caller, context }) =>
    answering(async () => ({
      id: await answers.decline(actorOf(caller, context), 'long', params.id),
    })),
  ),
]

/** Challenges to one player who is there, to begin at once. */
export const directChallengeRoutes = ({
  lobby: { making, answers },
  challenges,
  now,
}: ChallengeRouteDeps): readonly Route[] => [
  bind(direct.create, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context)
      const terms = challengeTerms.parse({ ...body, time_control_id: body.time_control })
      const made = await making.named(actor, 'direct', terms, body.opponent)
      return challengeRecordOf(made, lobbyCallerOf(caller, context))
    }),
  ),
  bind(direct.list, async ({ caller, context }) => {
    if (!caller.player) return emptyPage
    const filter = { kind: 'direct', playerId: caller.player.id } as const
    return pageOf(
      await challenges.listOpen(filter, now(), wholeList),
      lobbyCallerOf(caller, context),
    )
  }),
  bind(direct.accept, ({ params, caller, context }) =>
    answering(async () => {
      const { id, gameId } = await answers.accept(actorOf(caller, context), 'direct', params.id)
      return { id, game_id: gameId }
    }),
  ),
  bind(direct.decline, ({ params, caller, context }) =>
    answering(async () => ({
      id: await answers.decline(actorOf(caller, context), 'direct', params.id),
    })),
  ),
  bind(direct.delete, ({ params, caller }) =>
    answering(async () => {
      await answers.cancel(caller.player?.id ?? null, 'direct', params.id)
      return undefined
    }),
  ),
]
