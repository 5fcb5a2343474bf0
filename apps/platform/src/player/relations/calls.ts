import { type ApiClientOptions, ApiError, createClient, type Relation } from '@kingside/api'
import { reportPlayer } from '@kingside/api/calls/people/player-reports'
import {
  blockPlayer,
  followPlayer,
  getRelation,
  listBlocked,
  listFollowing,
  listFollowingOnline,
  unblockPlayer,
  unfollowPlayer,
} from '@kingside/api/calls/people/relations'
import { getProfile } from '@kingside/api/calls/tournaments/profiles'
import { type PlayerReportMachine, providePlayerReport } from '@kingside/machines/player-report'
import type { AppDependencies } from '../../dependencies.ts'
import { failing } from '../../platform/server/index.ts'

/** What the reader can decide about a player. */
export type RelationChange = 'follow' | 'unfollow' | 'block' | 'unblock'

/** Why a change was refused, as far as the page says it. */
export type RelationFailure = 'following-full' | 'blocking-full' | 'not-available' | 'failed'

/** How many players a page of the two lists has. */
export const relationsPageSize = 50

interface Queried {
  readonly signal: AbortSignal
}

/** The calls of following and blocking, and their queries. */
export function createRelationCalls(options: ApiClientOptions) {
  const api = createClient(
    {
      get: getRelation,
      follow: followPlayer,
      unfollow: unfollowPlayer,
      block: blockPlayer,
      unblock: unblockPlayer,
      following: listFollowing,
      blocked: listBlocked,
      online: listFollowingOnline,
      profile: getProfile,
    },
    options,
  )
  const pageQuery = (page: number) => ({
    limit: relationsPageSize,
    offset: (page - 1) * relationsPageSize,
  })
  return {
    change: (change: RelationChange, uid: string): Promise<Relation> =>
      api[change]({ params: { id: uid } }),
    relation: (uid: string) => ({
      queryKey: relationKey(uid),
      queryFn: ({ signal }: Queried) => api.get({ params: { id: uid }, signal }),
    }),
    /** Null is a player without a name that others see. */
    name: (uid: string) => ({
      queryKey: ['player-name', uid],
      queryFn: async ({ signal }: Queried) =>
        (await api.profile({ params: { id: uid }, signal })).full_name || null,
    }),
    following: (page: number) => ({
      queryKey: [...followingKey, page],
      queryFn: ({ signal }: Queried) => api.following({ query: pageQuery(page), signal }),
    }),
    blocked: (page: number) => ({
      queryKey: [...blockedKey, page],
      queryFn: ({ signal }: Queried) => api.blocked({ query: pageQuery(page), signal }),
    }),
    online: {
      queryKey: onlineKey,
      queryFn: ({ signal }: Queried) => api.online({ signal }),
    },
  }
}

export const relationKey = (uid: string) => ['relation', uid] as const
export const followingKey = ['following'] as const
export const blockedKey = ['blocked'] as const
export const onlineKey = ['following-online'] as const

/** Why a change failed. */
export function relationFailureOf(error: unknown): RelationFailure {
  const code = error instanceof ApiError ? error.body?.code : undefined
  switch (code) {
    case 'following_limit_reached':
      return 'following-full'
    case 'blocking_limit_reached':
      return 'blocking-full'
    case 'player_not_available':
      return 'not-available'
    default:
      return 'failed'
  }
}

/** The machine that reports a player, with a game or without one. */
export function createPlayerReport(
  { server, now }: Pick<AppDependencies, 'server' | 'now'>,
  about: { readonly uid: string; readonly gameId: string | null },
): PlayerReportMachine {
  const api = createClient({ send: reportPlayer }, server)
  const told = failing(now)
  return providePlayerReport({
    sendReport: async ({ kind, text }, signal) => {
      const body = { kind, text, game_id: about.gameId }
      const { left_today } = await told(api.send({ params: { id: about.uid }, body, signal }))
      return { leftToday: left_today }
    },
  })
}
