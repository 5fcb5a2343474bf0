import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'

import { flag, idOrSlug, moment, page, paging } from './fields.ts'
import {
  shortTournament,
  shortTournamentExample,
  stage,
  tournament,
  tournamentExample,
  tournamentKind,
} from './tournament.ts'
import { members } from './members.ts'
import { ratingTypes } from '../../facts/ratings.ts'
import { boardTypes } from '../../facts/time-controls.ts'
import { tournamentRegions } from '../../facts/tournaments.ts'

export const listShortTournaments = defineCall({
  id: 'tournaments.short',
  method: 'GET',
  path: 'online/tournaments/short/',
  summary: 'Lists tournaments that fit every filter given.',
  query: z.object({
    ...paging(100),
    /** `true` leaves hidden tournaments out; only organisers ever get them. */
    hidden: z.optional(flag),
    ordering: z.optional(
      z.enum([
        'start',
        '-start',
        'finish',
        '-finish',
        'created_at',
        '-created_at',
        'signed_up_amount',
        '-signed_up_amount',
        'max_participants',
        '-max_participants',
        'prize_fund',
        '-prize_fund',
        'popularity',
        '-popularity',
      ]),
    ),
    start_after: z.optional(moment),
    start_before: z.optional(moment),
    finish_after: z.optional(moment),
    finish_before: z.optional(moment),
    community_that_organized: z.optional(idOrSlug),
    status: z.optional(z.array(stage)),
    kind: z.optional(z.array(tournamentKind)),
    rating_type: z.optional(z.array(z.enum(ratingTypes))),
    location_region: z.optional(z.enum(tournamentRegions)),
    board_type: z.optional(z.enum(Object.values(boardTypes).map(String))),
    mode: z.optional(z.enum(['online', 'offline'])),
    /** `true` leaves out those that adults can join. */
    kids: z.optional(flag),
    /** A part of the name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    series: z.optional(idOrSlug),
    is_paid: z.optional(flag),
    featured: z.optional(flag),
    /** `true` leaves out tournaments that the caller can't join. */
    player_checks: z.optional(flag),
  }),
  response: page(shortTournament),
  errors: [],
  roles: everyone,
  example: { count: 1, results: [shortTournamentExample] },
})

export const listMyTournaments = defineCall({
  id: 'tournaments.my',
  method: 'GET',
  path: 'online/tournaments/my/',
  summary: "Lists the caller's tournaments by their start; finished ones are left out.",
  query: z.object({
    /** @default `expected` only */
    statuses: z.optional(z.array(stage)),
  }),
  response: z.array(shortTournament),
  errors: [],
  roles: members,
  example: [{ ...shortTournamentExample, user_signed: true }],
})

export const listOrganisedTournaments = defineCall({
  id: 'tournaments.organised',
  method: 'GET',
  path: 'online/tournaments/my/organised/',
  summary:
    'Lists the tournaments that the caller runs, as the one who organises them or as an arbiter, the latest first; those that are over for 30 days.',
  response: z.array(shortTournament),
  errors: [],
  roles: members,
  example: [shortTournamentExample],
})

export const getTournament = defineCall({
  id: 'tournaments.get',
  method: 'GET',
  path: 'online/tournaments/:id/',
  summary: 'Gets a tournament by its id or slug.',
  params: z.object({ id: idOrSlug }),
  query: z.object({
    /** Whether to add the fields about the caller: signed up, break, reason not to join. */
    personal_info: z.optional(flag),
  }),
  response: tournament,
  errors: ['not_found'],
  roles: everyone,
  example: tournamentExample,
})

const feed = z.object({
  /** Whether there is an address from which a calendar reads the caller's tournaments. */
  exists: z.boolean(),
})

export const getCalendarFeed = defineCall({
  id: 'tournaments.calendar.get',
  method: 'GET',
  path: 'online/tournaments/my/calendar/',
  summary: "Tells whether the caller's tournaments can be read by a calendar.",
  response: feed,
  errors: [],
  roles: members,
  example: { exists: true },
})

export const renewCalendarFeed = defineCall({
  id: 'tournaments.calendar.renew',
  method: 'POST',
  path: 'online/tournaments/my/calendar/',
  summary:
    "Makes the address from which a calendar reads the caller's tournaments. It is told once; one that was there ends.",
  /** The path of the calendar on this server; whoever knows it reads the caller's tournaments. */
  response: z.object({ path: z.string() }),
  errors: [],
  roles: members,
  example: { path: '/files/calendar/Qm9vYm9vYm9vYm9vYm9vYm9vYm9vYm9v.ics' },
})

export const dropCalendarFeed = defineCall({
  id: 'tournaments.calendar.drop',
  method: 'DELETE',
  path: 'online/tournaments/my/calendar/',
  summary: "Ends the address from which a calendar reads the caller's tournaments.",
  response: feed,
  errors: [],
  roles: members,
  example: { exists: false },
})
