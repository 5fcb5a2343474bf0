import { challengeTerms, contract } from '@kingside/api'
import { bind, type Route } from '../../../bind.ts'
import { actorOf, answering, lobbyCallerOf } from '../lobby-caller.ts'
import type { ChallengeRouteDeps } from './deps.ts'
import { challengeRecordOf, emptyPage, pageOf, wholeList } from './record.ts'

const calls = contract.challenges.invite

/** Invites: to a friend by name, to a bot, or to whoever has the code. */
export const inviteRoutes = ({
  lobby: { making, answers },
  challenges,
  now,
}: ChallengeRouteDeps): readonly Route[] => [
  bind(calls.create, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.owner_anonymous_uid])
      const opponentUid = body.with_opponent_uid ?? null
      const made =
        opponentUid === null
          ? await making.byCode(actor, challengeTerms.parse(body))
          : await making.named(actor, 'invite', challengeTerms.parse(body), opponentUid)
      return challengeRecordOf(made, lobbyCallerOf(caller, context))
    }),
  ),
  bind(calls.createWithBot, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.owner_anonymous_uid])
      const made = await making.withBot(
        actor,
        challengeTerms.parse(body),
        body.with_opponent_uid ?? null,
      )
      return challengeRecordOf(made, lobbyCallerOf(caller, context))
    }),
  ),
  bind(calls.listOutgoing, async ({ caller, context }) => {
    if (!caller.player) return emptyPage
    const filter = { kind: 'invite', ownerId: caller.player.id } as const
    return pageOf(
      await challenges.listOpen(filter, now(), wholeList),
      lobbyCallerOf(caller, context),
    )
  }),
  bind(calls.listIncoming, async ({ caller, context }) => {
    if (!caller.player) return emptyPage
    const filter = { kind: 'invite', opponentId: caller.player.id } as const
    return pageOf(
      await challenges.listOpen(filter, now(), wholeList),
      lobbyCallerOf(caller, context),
    )
  }),
  bind(calls.accept, ({ body, caller, context }) =>
    answering(async () => {
      const actor = actorOf(caller, context, [body.opponent_anonymous_uid])
      const { id, gameId } = await answers.acceptCode(actor, body.invite_code)
      return { id, game_id: gameId }
    }),
  ),
  bind(calls.decline, ({ body, caller, context }) =>
    answering(async () => ({
      id: await answers.declineCode(actorOf(caller, context), body.invite_code),
    })),
  ),
  bind(calls.delete, ({ params, caller }) =>
    answering(async () => {
      await answers.cancel(caller.player?.id ?? null, 'invite', params.id)
      return undefined
    }),
  ),
]
