import { challengeTerms, contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { actorOf, answering, lobbyCallerOf, refuseForeign } from '../lobby-caller.ts'
import type { ChallengeRouteDeps } from './deps.ts'
import { challengeRecordOf, emptyPage, pageOf } from './record.ts'

const calls = contract.challenges.short

/** Challenges to anybody. */
export const shortChallengeRoutes = ({
  lobby: { making, answers },
  challenges,
  now,
}: ChallengeRouteDeps): readonly Route[] => [
  bind(calls.create, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.owner_anonymous_uid])
      const [made] = await making.short(actor, [challengeTerms.parse(body)])
      if (!made) throw new Error('A challenge was made and none came back.')
      return challengeRecordOf(made, lobbyCallerOf(caller, context))
    }),
  ),
  bind(calls.bulkCreate, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(
        caller,
        context,
        body.map(({ owner_anonymous_uid }) => owner_anonymous_uid),
      )
      const made = await making.short(
        actor,
        body.map((each) => challengeTerms.parse(each)),
      )
      return made.map((challenge) => challengeRecordOf(challenge, lobbyCallerOf(caller, context)))
    }),
  ),
  bind(calls.accept, ({ params, body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body?.opponent_anonymous_uid])
      const { id, gameId } = await answers.accept(actor, 'short', params.id)
      return { id, game_id: gameId }
    }),
  ),
  bind(calls.clear, async ({ caller }) => ({
    count: caller.player ? await answers.clear(caller.player.id) : 0,
  })),
  bind(calls.delete, ({ params, caller }) =>
    answering(async () => {
      await answers.cancel(caller.player?.id ?? null, 'short', params.id)
      return undefined
    }),
  ),
  bind(calls.my, async ({ query, caller, context }) => {
    refuseForeign(caller, context, [query.owner_anonymous_uid])
    if (!caller.player) return emptyPage
    const filter = { kind: 'short', ownerId: caller.player.id } as const
    return pageOf(await challenges.listOpen(filter, now(), query), lobbyCallerOf(caller, context))
  }),
  bind(calls.list, async ({ query, caller, context }) =>
    pageOf(
      await challenges.listOpen(
        { kind: 'short', ...(caller.player && { readBy: caller.player.id }) },
        now(),
        query,
      ),
      lobbyCallerOf(caller, context),
    ),
  ),
]
