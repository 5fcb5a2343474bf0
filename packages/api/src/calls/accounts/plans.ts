import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { dateTime } from './fields.ts'

/** A membership on special terms. */
export const specialPlan = z.object({
  id: z.string(),
  title: z.string(),
  period: z.enum(['annual', 'monthly']),
  /** In US cents. */
  price: z.int().check(z.nonnegative()),
  regular_price: z.int().check(z.nonnegative()),
  valid_to: z.nullable(dateTime),
})

export const listSpecialPlans = defineCall({
  id: 'plans.special',
  method: 'GET',
  path: 'plans/special_plans',
  summary: 'Lists the memberships on special terms that the caller may have.',
  response: z.readonly(z.array(specialPlan)),
  errors: [],
  roles: everyone,
  example: [
    {
      id: 'pro-annual-spring',
      title: 'Pro for a year',
      period: 'annual',
      price: 3999,
      regular_price: 4999,
      valid_to: null,
    },
  ],
})
