import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { clubTournamentStates } from '../../facts/clubs.ts'
import { adminStates, tournamentKinds } from '../../facts/tournaments.ts'
import { count, idOrSlug, moment, page, paging } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import { clubParams, readableUpTo } from './fields.ts'

const adminErrors = ['not_found', 'not_community_administrator'] as const

const dashboard = z.object({
  members: count,
  requests: count,
  upcoming_events: count,
  upcoming_tournaments: count,
  /** Of the last 30 days. */
  joined: count,
  left: count,
})
export type ClubDashboard = z.output<typeof dashboard>

export const getDashboard = defineCall({
  id: 'communities.dashboard',
  method: 'GET',
  path: 'communities/:id/dashboard/',
  summary: 'Gets what an administrator wants to know first.',
  params: clubParams,
  response: dashboard,
  errors: adminErrors,
  roles: members,
  example: {
    members: 128,
    requests: 3,
    upcoming_events: 2,
    upcoming_tournaments: 1,
    joined: 14,
    left: 2,
  },
})

const clubTournament = z.object({
  /** Of the tournament, or of the draft. */
  id: idOrSlug,
  /** What names it in addresses; null of a draft. */
  slug: z.nullable(idOrSlug),
  name: z.string(),
  state: z.enum(adminStates),
  /** Null where a draft has none yet; the next two as well. */
  kind: z.nullable(z.enum(tournamentKinds)),
  start: z.nullable(moment),
  max_participants: z.nullable(count),
  signed_up_amount: count,
})
export type ClubTournament = z.output<typeof clubTournament>

export const listClubTournaments = defineCall({
  id: 'communities.tournaments',
  method: 'GET',
  path: 'communities/:id/tournaments/',
  summary: 'Lists the tournaments of a club for its administrators, with the drafts.',
  params: clubParams,
  query: z.object({
    ...paging(30),
    state: z._default(z.enum(clubTournamentStates), 'upcoming'),
  }),
  response: page(clubTournament),
  errors: adminErrors,
  roles: members,
  example: {
    count: 1,
    results: [
      {
        id: '1024',
        slug: 'autumn-swiss',
        name: 'Autumn Swiss',
        state: 'upcoming',
        kind: 'swiss',
        start: '2026-11-28T17:00:00Z',
        max_participants: 200,
        signed_up_amount: 48,
      },
    ],
  },
})

const series = z.object({
  id: idOrSlug,
  name: z.string(),
  /** How many of its tournaments one player may join; null is no limit. */
  join_limit: z.nullable(z.int().check(z.positive())),
})
export type ClubSeries = z.output<typeof series>

const seriesExample = { id: 'c12-winter-cup', name: 'Winter Cup', join_limit: null } as const

export const listSeries = defineCall({
  id: 'communities.series.list',
  method: 'GET',
  path: 'communities/:id/series/',
  summary: 'Lists the championship sets of a club by their names.',
  params: clubParams,
  query: z.object({ ...paging(30) }),
  response: page(series),
  errors: adminErrors,
  roles: members,
  example: { count: 1, results: [seriesExample] },
})

export const addSeries = defineCall({
  id: 'communities.series.add',
  method: 'POST',
  path: 'communities/:id/series/',
  summary: 'Makes a championship set.',
  params: clubParams,
  body: z.object({
    name: readableUpTo(60),
    join_limit: z._default(z.nullable(z.int().check(z.gte(1), z.lte(1000))), null),
  }),
  status: 201,
  response: series,
  errors: [...adminErrors, 'club_full'],
  roles: members,
  example: seriesExample,
})
