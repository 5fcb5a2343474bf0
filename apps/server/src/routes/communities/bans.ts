import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import {
  communities,
  type CommunityRouteDeps,
  findToManage,
  findToRead,
  notAdministrator,
} from './deps.ts'
import { describeBan } from './describe-club.ts'

const details = {
  not_found: 'This player is neither in the club nor waits to be let in.',
  not_community_administrator: notAdministrator,
  last_administrator: 'A club needs an administrator. Name another one first',
} as const

/** Who can neither join a club nor ask to. */
export function banRoutes(deps: CommunityRouteDeps): readonly Route[] {
  const { bans, clock } = deps
  const calls = communities.bans
  return [
    bind(calls.list, async ({ params, query, caller }) => {
      const { club } = await findToRead(deps, params.id, caller)
      const page = await bans.list(club.id, query, clock.now())
      return { count: page.count, results: page.rows.map(describeBan) }
    }),
    bind(calls.add, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      if (params.uid === player.uid) throw new CallError('bad_request', 'Leave the club instead.')
      const outcome = await bans.add(club.id, { by: player.id, uid: params.uid }, clock.now())
      if (typeof outcome === 'string') return fail(outcome, details[outcome])
      return describeBan(outcome)
    }),
    bind(calls.remove, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const outcome = await bans.remove(club.id, { by: player.id, uid: params.uid })
      if (outcome === 'not_found') return fail(outcome, 'This player is not banned.')
      if (outcome !== 'done') return fail(outcome, details[outcome])
    }),
  ]
}
