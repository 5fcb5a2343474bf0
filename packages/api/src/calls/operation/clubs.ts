import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { clubPlans } from '../../facts/clubs.ts'
import { dateTime, done, pageOf } from '../accounts/fields.ts'
import { closedStatus, operatorErrors, operatorPageQuery, operators } from './fields.ts'

const operatorClub = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  member_count: z.int(),
  plan: z.enum(clubPlans),
  created_at: dateTime,
})
export type OperatorClub = z.output<typeof operatorClub>

export const exampleOperatorClub = {
  id: '12',
  slug: 'almaty-chess-club',
  name: 'Almaty Chess Club',
  member_count: 128,
  plan: 'unpaid',
  created_at: '2026-03-01T10:00:00.000Z',
} as const

export const listOperatorClubs = defineCall({
  id: 'operation.clubs.list',
  method: 'GET',
  path: 'operation/clubs/',
  summary: 'The clubs with their plans, those with the most members first.',
  query: z.object({
    ...operatorPageQuery,
    /** A part of the name or of the city. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  }),
  response: pageOf(operatorClub),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { count: 1, results: [exampleOperatorClub] },
})

export const setClubPlan = defineCall({
  id: 'operation.clubs.setPlan',
  method: 'PATCH',
  path: 'operation/clubs/:id/',
  summary: 'Sets the plan of a club: entry fees take a paid one.',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'expected an id')) }),
  body: z.object({ plan: z.enum(clubPlans) }),
  response: done,
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { ok: true },
})
