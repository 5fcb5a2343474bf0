import { contract, topBoardTypes } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import { clientAddress } from '../../client-address.ts'
import { accountLimits, peopleByMember } from '../../domain/limits/limits.ts'
import type { RateLimiter } from '../../domain/limits/rate-limiter.ts'
import type { Decided, People, PeopleRefusal } from '../../domain/people/people.ts'
import type { Player } from '../../domain/players/visitor-store.ts'
import { spend } from '../../limit.ts'

export interface PeopleRouteDeps {
  readonly people: People
  readonly limiter: RateLimiter
}

const { relations, playerReports, topPlayers } = contract

/** Who follows, blocks and reports whom. Who is banned may do so too: it begins no game. */
export function peopleRoutes({ people, limiter }: PeopleRouteDeps): readonly Route[] {
  const change = async (caller: Caller, decide: (actor: Player) => Promise<Decided>) => {
    const actor = actorOf(caller)
    await spend(limiter, [[peopleByMember, actor.uid]])
    return relationOf(await decide(actor))
  }
  return [
    bind(relations.get, async ({ params, caller, fail }) => {
      const decided = await people.relation(actorOf(caller), params.id)
      // About oneself there is nothing to decide.
      if (decided.status === 'own-account') return { is_following: false, is_blocked: false }
      return decided.status === 'done' ? relationOf(decided) : fail('not_found', noPlayer)
    }),
    bind(relations.follow, ({ params, caller }) =>
      change(caller, (actor) => people.follow(actor, params.id)),
    ),
    bind(relations.unfollow, ({ params, caller }) =>
      change(caller, (actor) => people.unfollow(actor, params.id)),
    ),
    bind(relations.block, ({ params, caller }) =>
      change(caller, (actor) => people.block(actor, params.id)),
    ),
    bind(relations.unblock, ({ params, caller }) =>
      change(caller, (actor) => people.unblock(actor, params.id)),
    ),
    bind(relations.following, ({ query, caller }) => people.following(actorOf(caller), query)),
    bind(relations.followingOnline, ({ caller }) => people.followingOnline(actorOf(caller))),
    bind(relations.blocked, async ({ query, caller }) => {
      const { count, results } = await people.blocked(actorOf(caller), query)
      return {
        count,
        results: results.map(({ player, since }) => ({ player, since: since.toISOString() })),
      }
    }),
    bind(topPlayers.list, async ({ query, caller, context }) => {
      await spend(limiter, [[accountLimits.playersByAddress, clientAddress(context)]])
      const { family, board_type: boardType, country, gender, limit, offset } = query
      const isKnown = topBoardTypes[family].some((known) => known === boardType)
      // A list that there can't be is empty.
      if (!isKnown) return { count: 0, results: [], own: null }
      const list = { family, boardType, country, gender }
      return people.top(caller.player, list, { limit, offset })
    }),
    bind(playerReports.send, async ({ params, body, caller, fail }) => {
      const { kind, text, game_id: gameId } = body
      const reported = await people.report(actorOf(caller), params.id, { kind, text, gameId })
      switch (reported.status) {
        case 'stored':
          return { id: reported.id, left_today: reported.leftToday }
        case 'limit-reached':
          return fail('report_limit_reached', 'You have sent 10 reports today. Write tomorrow.')
        case 'game-not-found':
          return fail('game_not_found', 'This player has not played such a game.')
        case 'not-found':
          return fail('not_found', noPlayer)
        case 'own-account':
          return fail('own_account', 'You can’t report yourself.')
        default:
          return reported satisfies never
      }
    }),
  ]
}

const noPlayer = 'No player has this uid.'

function actorOf({ player }: Caller): Player {
  if (!player) throw new Error('A member has no player.')
  return player
}

function relationOf(decided: Decided) {
  if (decided.status !== 'done') return refuse(decided.status)
  const { isFollowing, isBlocked } = decided.relation
  return { is_following: isFollowing, is_blocked: isBlocked }
}

function refuse(refusal: PeopleRefusal): never {
  switch (refusal) {
    case 'not-found':
      throw new CallError('not_found', noPlayer)
    case 'own-account':
      throw new CallError('own_account', 'This is your own account.')
    case 'not-available':
      throw new CallError('player_not_available', 'This player isn’t available.')
    case 'following-limit':
      throw new CallError(
        'following_limit_reached',
        'You follow 500 players, which is the most. Unfollow one of them first.',
      )
    case 'blocking-limit':
      throw new CallError(
        'blocking_limit_reached',
        'You block 1,000 players, which is the most. Unblock one of them first.',
      )
    default:
      return refusal satisfies never
  }
}
