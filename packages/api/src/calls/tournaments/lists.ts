import { z } from 'zod'
import { defineCall, everyone } from '../../call.ts'
import { ratingTypes } from '../../realtime/lobby.ts'
import { boardTypes } from '../../time-control.ts'
import { flag, idOrSlug, moment, page, paging } from './fields.ts'
import {
  shortTournament,
  shortTournamentExample,
  stage,
  tournament,
  tournamentExample,
  tournamentKind,
  tournamentRegions,
} from './tournament.ts'
import { members } from './members.ts'

export const listShortTournaments = defineCall({
  id: 'tournaments.short',
  method: 'GET',
  path: 'online/tournaments/short/',
  summary: 'Lists tournaments that fit every filter given.',
  query: z.object({
    ...paging(100),
    /** `true` leaves hidden ones out; only organisers see them at all. */
    hidden: flag.optional(),
    ordering: z
      .enum(['start', '-start', 'finish', '-finish', 'signed_up_amount', '-signed_up_amount'])
      .optional(),
    start_after: moment.optional(),
    start_before: moment.optional(),
    finish_after: moment.optional(),
    finish_before: moment.optional(),
    community_that_organized: idOrSlug.optional(),
    status: z.array(stage).optional(),
    kind: z.array(tournamentKind).optional(),
    rating_type: z.array(z.enum(ratingTypes)).optional(),
    location_region: z.enum(tournamentRegions).optional(),
    board_type: z.enum(Object.values(boardTypes).map(String)).optional(),
    is_paid: flag.optional(),
    featured: flag.optional(),
    /** `true` leaves out those that the caller can't join. */
    player_checks: flag.optional(),
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
    /** @default expected alone */
    statuses: z.array(stage).optional(),
  }),
  response: z.array(shortTournament),
  errors: [],
  roles: members,
  example: [{ ...shortTournamentExample, user_signed: true }],
})

export const getTournament = defineCall({
  id: 'tournaments.get',
  method: 'GET',
  path: 'online/tournaments/:id/',
  summary: 'Gets a tournament by its id or slug.',
  params: z.object({ id: idOrSlug }),
  query: z.object({
    /** Whether what depends on the caller is wanted: signed up, break, reason not to join. */
    personal_info: flag.optional(),
  }),
  response: tournament,
  errors: ['not_found'],
  roles: everyone,
  example: tournamentExample,
})
