import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { closedStatus, operatorErrors, operators } from './fields.ts'

const count = z.int().check(z.nonnegative())

export const getOverview = defineCall({
  id: 'operation.overview.get',
  method: 'GET',
  path: 'operation/overview/',
  summary: 'How much waits for an operator.',
  response: z.object({
    /** Bans that hold now. */
    bans: count,
    /** Messages to the support that are not deleted. */
    support: count,
    /** Reports of players that nobody has decided. */
    reports: count,
    /** Requests for a FIDE ID that wait for a decision. */
    verifications: count,
    /** Titled players who wait for an answer about free Pro. */
    free_pro: count,
    /** What operators did in the last seven days. */
    acts: count,
  }),
  errors: operatorErrors,
  statuses: closedStatus,
  roles: operators,
  example: { bans: 4, support: 2, reports: 3, verifications: 2, free_pro: 1, acts: 31 },
})
