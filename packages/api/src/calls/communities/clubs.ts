import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { clubMemberships } from '../../facts/clubs.ts'
import { count, flag, page, paging } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import {
  club,
  clubExample,
  clubForm,
  clubParams,
  countryFilter,
  shortClub,
  shortClubExample,
  textUpTo,
} from './fields.ts'

export const listClubs = defineCall({
  id: 'communities.list',
  method: 'GET',
  path: 'communities/',
  summary: 'Lists clubs that fit every filter given.',
  query: z.object({
    ...paging(30),
    /** A part of the name, of the short name or of the city. */
    search: z.optional(textUpTo(60)),
    country: countryFilter,
    city: z.optional(textUpTo(60)),
    membership: z.optional(z.enum(clubMemberships)),
    /** `true` leaves out clubs of which the caller is no member. */
    mine: z.optional(flag),
    ordering: z.optional(z.enum(['members', 'name', 'new'])),
  }),
  response: page(shortClub),
  errors: [],
  roles: everyone,
  example: { count: 1, results: [shortClubExample] },
})

export const listMyClubs = defineCall({
  id: 'communities.my',
  method: 'GET',
  path: 'communities/my/',
  summary:
    "Lists the caller's clubs, those that the caller runs first, then those that have not let the caller in yet.",
  query: z.object({ ...paging(30) }),
  response: page(shortClub),
  errors: [],
  roles: members,
  example: {
    count: 1,
    results: [{ ...shortClubExample, you: 'admin', requests_waiting: 3 }],
  },
})

export const createClub = defineCall({
  id: 'communities.create',
  method: 'POST',
  path: 'communities/',
  summary: 'Makes a club, of which the caller is the first administrator.',
  body: clubForm,
  status: 201,
  response: club,
  errors: ['not_found', 'too_many_clubs', 'player_is_banned'],
  roles: members,
  example: { ...clubExample, you: 'admin', requests_waiting: 0, access: 'unpaid', member_count: 1 },
})

export const getClub = defineCall({
  id: 'communities.get',
  method: 'GET',
  path: 'communities/:id/',
  summary: 'Gets a club by its id or slug.',
  params: clubParams,
  response: club,
  errors: ['not_found'],
  roles: everyone,
  example: clubExample,
})

export const changeClub = defineCall({
  id: 'communities.change',
  method: 'PATCH',
  path: 'communities/:id/',
  summary: 'Changes the fields given.',
  params: clubParams,
  body: z.object({ version: count, form: z.partial(clubForm) }),
  response: club,
  errors: ['not_found', 'not_community_administrator', 'changed_meanwhile'],
  roles: members,
  example: { ...clubExample, you: 'admin', requests_waiting: 0, access: 'paid', version: 4 },
})

export const deleteClub = defineCall({
  id: 'communities.delete',
  method: 'DELETE',
  path: 'communities/:id/',
  summary: 'Deletes a club; its tournaments stay. Not while one of them is played.',
  params: clubParams,
  status: 204,
  response: nothing,
  errors: ['not_found', 'not_community_administrator', 'tournament_running'],
  roles: members,
  example: undefined,
})
