import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { clubRoles } from '../../facts/clubs.ts'
import { lobbyPlayerFields } from '../../realtime/lobby-player.ts'
import { count, idOrSlug, moment, page, paging, playerUid } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import { club, clubExample, clubParams, textUpTo } from './fields.ts'

const personParams = z.object({ id: idOrSlug, uid: playerUid })

const clubMember = z.object({
  ...lobbyPlayerFields,
  role: z.enum(clubRoles),
  joined_at: moment,
})
export type ClubMember = z.output<typeof clubMember>

const clubRequest = z.object({ ...lobbyPlayerFields, asked_at: moment })
export type ClubRequest = z.output<typeof clubRequest>

const clubBan = z.object({ ...lobbyPlayerFields, banned_at: moment })
export type ClubBan = z.output<typeof clubBan>

const player = {
  uid: 'aX3kPq91LmZ0',
  name: 'Dana Ospanova',
  kind: 'member',
  rating: 1840,
  title: 'WCM',
  country: 'KZ',
} as const

const memberExample = {
  ...player,
  role: 'member',
  joined_at: '2026-05-02T09:00:00Z',
} as const satisfies z.input<typeof clubMember>

const requestExample = {
  ...player,
  asked_at: '2026-11-20T09:00:00Z',
} as const satisfies z.input<typeof clubRequest>

const banExample = {
  ...player,
  banned_at: '2026-11-20T09:00:00Z',
} as const satisfies z.input<typeof clubBan>

const search = z.optional(textUpTo(40))

export const joinClub = defineCall({
  id: 'communities.join',
  method: 'POST',
  path: 'communities/:id/join/',
  summary: 'Joins an open club, or asks to be let in.',
  params: clubParams,
  response: club,
  errors: [
    'not_found',
    'player_is_banned',
    'already_member',
    'request_pending',
    'no_user_data',
    'age_not_set',
    'country_not_set_error',
    'club_region_not_allowed',
    'club_title_not_allowed',
    'club_age_not_allowed',
  ],
  roles: members,
  example: { ...clubExample, you: 'member', member_count: 129 },
})

export const takeRequestBack = defineCall({
  id: 'communities.takeRequestBack',
  method: 'DELETE',
  path: 'communities/:id/join/',
  summary: 'Takes the request to be let in back.',
  params: clubParams,
  response: club,
  errors: ['not_found', 'already_member'],
  roles: members,
  example: clubExample,
})

export const leaveClub = defineCall({
  id: 'communities.leave',
  method: 'POST',
  path: 'communities/:id/leave/',
  summary: 'Leaves a club; its last administrator names another one first.',
  params: clubParams,
  response: club,
  errors: ['not_found', 'not_member', 'last_administrator'],
  roles: members,
  example: clubExample,
})

export const listMembers = defineCall({
  id: 'communities.members.list',
  method: 'GET',
  path: 'communities/:id/members/',
  summary: 'Lists the members, the administrators first, then by name.',
  params: clubParams,
  query: z.object({ ...paging(30), search, role: z.optional(z.enum(clubRoles)) }),
  response: page(clubMember),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 128, results: [memberExample] },
})

export const setMemberRole = defineCall({
  id: 'communities.members.setRole',
  method: 'PATCH',
  path: 'communities/:id/members/:uid/',
  summary: 'Makes a member an administrator, or an administrator a member.',
  params: personParams,
  body: z.object({ role: z.enum(clubRoles) }),
  response: clubMember,
  errors: ['not_found', 'not_community_administrator', 'last_administrator'],
  roles: members,
  example: { ...memberExample, role: 'admin' },
})

export const removeMember = defineCall({
  id: 'communities.members.remove',
  method: 'DELETE',
  path: 'communities/:id/members/:uid/',
  summary: 'Removes a member.',
  params: personParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_community_administrator', 'last_administrator'],
  roles: members,
  example: undefined,
})

export const listRequests = defineCall({
  id: 'communities.requests.list',
  method: 'GET',
  path: 'communities/:id/requests/',
  summary: 'Lists who waits to be let in, who has waited longest first.',
  params: clubParams,
  query: z.object({ ...paging(30), search }),
  response: page(clubRequest),
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: { count: 3, results: [requestExample] },
})

export const approveRequest = defineCall({
  id: 'communities.requests.approve',
  method: 'POST',
  path: 'communities/:id/requests/:uid/approve/',
  summary: 'Lets somebody in who has asked.',
  params: personParams,
  response: clubMember,
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: memberExample,
})

export const declineRequest = defineCall({
  id: 'communities.requests.decline',
  method: 'POST',
  path: 'communities/:id/requests/:uid/decline/',
  summary: 'Does not let somebody in who has asked; they may ask again.',
  params: personParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: undefined,
})

export const approveAllRequests = defineCall({
  id: 'communities.requests.approveAll',
  method: 'POST',
  path: 'communities/:id/requests/approve-all/',
  summary: 'Lets everybody in who has asked until now.',
  params: clubParams,
  response: z.object({ approved: count }),
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: { approved: 3 },
})

export const listBans = defineCall({
  id: 'communities.bans.list',
  method: 'GET',
  path: 'communities/:id/bans/',
  summary: 'Lists who is banned from the club, the newest first.',
  params: clubParams,
  query: z.object({ ...paging(30), search }),
  response: page(clubBan),
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: { count: 1, results: [banExample] },
})

export const banFromClub = defineCall({
  id: 'communities.bans.add',
  method: 'POST',
  path: 'communities/:id/bans/:uid/',
  summary:
    'Removes a member, or somebody who has asked to join, who can neither join nor ask again until the ban is lifted; again changes nothing.',
  params: personParams,
  status: 201,
  response: clubBan,
  errors: ['not_found', 'not_community_administrator', 'last_administrator'],
  roles: members,
  example: banExample,
})

export const liftClubBan = defineCall({
  id: 'communities.bans.remove',
  method: 'DELETE',
  path: 'communities/:id/bans/:uid/',
  summary: 'Lifts a ban: the player may join or ask again.',
  params: personParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_community_administrator'],
  roles: members,
  example: undefined,
})
