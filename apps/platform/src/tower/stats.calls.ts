import { type ApiClientOptions, type CallResponse, createClient } from '@kingside/api'
import { getTowerStats } from '@kingside/api/calls/accounts/motivation'
import type { TowerStats } from '@kingside/machines/tower'

export const statsOf = (stats: CallResponse<typeof getTowerStats>): TowerStats => ({
  points: stats.points,
  pointsToday: stats.points_today,
  pointsADay: stats.points_a_day,
  coins: stats.coins,
  level: stats.level,
  nextLevelPoints: stats.next_level_points,
  hasConsent: stats.has_consent,
})

/** How far a member has climbed. @param member their uid */
export const statsQuery = (server: ApiClientOptions, member: string) => ({
  queryKey: ['tower', 'stats', member],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    statsOf(await createClient({ stats: getTowerStats }, server).stats({ signal })),
})
