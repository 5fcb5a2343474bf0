import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { followedPlayer } from '../../realtime/followed-player.ts'
import { lobbyPlayer } from '../../realtime/lobby-player.ts'
import { members } from '../accounts/fields.ts'
import { count, moment, page, paging, playerUid } from '../tournaments/fields.ts'

const params = z.object({ id: playerUid })

/** What the caller has decided about a player. What the player decided about the caller is told to nobody. */
const relation = z.object({ is_following: z.boolean(), is_blocked: z.boolean() })
export type Relation = z.output<typeof relation>

const path = <const Part extends string>(part: Part) => `online/players/:id/${part}/` as const

export const getRelation = defineCall({
  id: 'relations.get',
  method: 'GET',
  path: path('relation'),
  summary: 'Tells whether the caller follows a player, and whether the caller blocks them.',
  params,
  response: relation,
  errors: ['not_found'],
  roles: members,
  example: { is_following: true, is_blocked: false },
})

export const followPlayer = defineCall({
  id: 'relations.follow',
  method: 'PUT',
  path: path('follow'),
  summary: 'Follows a member, at most 500 of them. Again changes nothing.',
  params,
  response: relation,
  errors: ['not_found', 'own_account', 'following_limit_reached', 'player_not_available'],
  roles: members,
  example: { is_following: true, is_blocked: false },
})

export const unfollowPlayer = defineCall({
  id: 'relations.unfollow',
  method: 'DELETE',
  path: path('follow'),
  summary: 'No longer follows a player.',
  params,
  response: relation,
  errors: ['not_found'],
  roles: members,
  example: { is_following: false, is_blocked: false },
})

export const blockPlayer = defineCall({
  id: 'relations.block',
  method: 'PUT',
  path: path('block'),
  summary:
    'Blocks a player: the two meet in tournaments only, and neither follows the other. Nobody is told.',
  params,
  response: relation,
  errors: ['not_found', 'own_account', 'blocking_limit_reached', 'player_not_available'],
  roles: members,
  example: { is_following: false, is_blocked: true },
})

export const unblockPlayer = defineCall({
  id: 'relations.unblock',
  method: 'DELETE',
  path: path('block'),
  summary: 'No longer blocks a player.',
  params,
  response: relation,
  errors: ['not_found'],
  roles: members,
  example: { is_following: false, is_blocked: false },
})

const exampleFollowed = {
  player: {
    uid: 'aX3kPq91LmZ0',
    name: 'Dana Ospanova',
    kind: 'member',
    rating: 1840,
    title: 'WCM',
    country: 'KZ',
  },
  is_online: true,
  game_id: null,
} as const

export const listFollowing = defineCall({
  id: 'relations.following',
  method: 'GET',
  path: 'me/following/',
  summary: 'Lists whom the caller follows, who was followed last first.',
  query: z.object(paging(50)),
  response: page(followedPlayer),
  errors: [],
  roles: members,
  example: { count: 1, results: [exampleFollowed] },
})

export const listFollowingOnline = defineCall({
  id: 'relations.followingOnline',
  method: 'GET',
  path: 'me/following/online/',
  summary:
    'Lists whom the caller follows and who is online now: those who play first, then by name.',
  response: z.object({
    /** How many the caller follows, online or not. */
    following: count,
    /** How many of them are online. */
    count,
    /** At most 50 of them. */
    results: z.readonly(z.array(followedPlayer)),
  }),
  errors: [],
  roles: members,
  example: { following: 12, count: 1, results: [exampleFollowed] },
})

export const listBlocked = defineCall({
  id: 'relations.blocked',
  method: 'GET',
  path: 'me/blocked/',
  summary: 'Lists whom the caller blocks, who was blocked last first.',
  query: z.object(paging(50)),
  response: page(z.object({ player: lobbyPlayer, since: moment })),
  errors: [],
  roles: members,
  example: {
    count: 1,
    results: [{ player: exampleFollowed.player, since: '2026-11-20T18:00:00Z' }],
  },
})
