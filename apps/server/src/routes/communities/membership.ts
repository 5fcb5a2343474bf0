import { bind, type Route } from '../../bind.ts'
import type { Addressed } from '../../domain/accounts/notifications.ts'
import { describeNow, refuseJoin } from './clubs.ts'
import {
  communities,
  type CommunityRouteDeps,
  findClub,
  findToChange,
  findToManage,
  findToRead,
  notAdministrator,
} from './deps.ts'
import { describeMember, describeRequest } from './describe-club.ts'

const lastAdministrator = 'A club needs an administrator. Name another one first'
const noMember = 'The club has no such member.'
const noRequest = 'This player has not asked to join, or has taken it back.'

const details = {
  not_found: noMember,
  not_community_administrator: notAdministrator,
  last_administrator: lastAdministrator,
} as const

/** Who is in clubs, and who wants to be. */
export function membershipRoutes(deps: CommunityRouteDeps): readonly Route[] {
  const { membership, clock } = deps
  const { members, requests } = communities
  const tell = (told: readonly Addressed[]) => {
    for (const { playerId, notification } of told) {
      deps.publish(playerId, { type: 'notification.added', notification })
    }
  }
  return [
    bind(communities.join, async ({ params, caller }) => {
      const { club, player } = await findToChange(deps, params.id, caller)
      const isBanned = caller.bannedUntil !== null
      const outcome = await membership.join(club.id, player.id, isBanned, clock.now())
      if (outcome !== 'member' && outcome !== 'requested') return refuseJoin(outcome)
      return describeNow(deps, club.id, caller)
    }),
    bind(communities.takeRequestBack, async ({ params, caller, fail }) => {
      const { club, player } = await findToChange(deps, params.id, caller)
      const isDone = await membership.takeRequestBack(club.id, player.id)
      return isDone
        ? describeNow(deps, club.id, caller)
        : fail('already_member', 'You are a member already')
    }),
    bind(communities.leave, async ({ params, caller, fail }) => {
      const { club, player } = await findToChange(deps, params.id, caller)
      const outcome = await membership.leave(club.id, player.id, clock.now())
      if (outcome === 'not_member') return fail(outcome, 'You are not a member')
      if (outcome === 'last_administrator') return fail(outcome, lastAdministrator)
      return describeNow(deps, club.id, caller)
    }),
    bind(members.list, async ({ params, query, caller }) => {
      const club = await findClub(deps, params.id, caller)
      const page = await membership.members(club.id, query, clock.now())
      return { count: page.count, results: page.rows.map(describeMember) }
    }),
    bind(members.setRole, async ({ params, body, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const person = { by: player.id, uid: params.uid, role: body.role }
      const outcome = await membership.setRole(club.id, person, clock.now())
      if (typeof outcome === 'string') return fail(outcome, details[outcome])
      return describeMember(outcome)
    }),
    bind(members.remove, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const person = { by: player.id, uid: params.uid }
      const outcome = await membership.remove(club.id, person, clock.now())
      if (outcome !== 'done') return fail(outcome, details[outcome])
    }),
    bind(requests.list, async ({ params, query, caller }) => {
      const { club } = await findToRead(deps, params.id, caller)
      const page = await membership.requests(club.id, query, clock.now())
      return { count: page.count, results: page.rows.map(describeRequest) }
    }),
    bind(requests.approve, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const person = { by: player.id, uid: params.uid }
      const outcome = await membership.approve(club.id, person, clock.now())
      if (outcome === 'not_found') return fail(outcome, noRequest)
      if (typeof outcome === 'string') return fail(outcome, details[outcome])
      tell(outcome.told)
      return describeMember(outcome.member)
    }),
    bind(requests.decline, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const outcome = await membership.decline(club.id, { by: player.id, uid: params.uid })
      if (outcome === 'not_found') return fail(outcome, noRequest)
      if (outcome !== 'done') return fail(outcome, details[outcome])
    }),
    bind(requests.approveAll, async ({ params, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const outcome = await membership.approveAll(club.id, player.id, clock.now())
      if (typeof outcome === 'string') return fail(outcome, notAdministrator)
      tell(outcome.told)
      return { approved: outcome.approved }
    }),
  ]
}
