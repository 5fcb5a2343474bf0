import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { planPeriods, planPrices, priceIds } from '../../facts/payments.ts'
import { dateTime } from './fields.ts'

const currency = z.string().check(z.length(3))

const plan = z.object({
  id: z.enum(priceIds),
  period: z.enum(planPeriods),
  /** In cents of the currency. */
  price: z.int().check(z.nonnegative()),
  currency,
})

const planOf = (id: (typeof priceIds)[number]) => {
  const { period, cents: price, currency: code } = planPrices[id]
  return { id, period, price, currency: code }
}

/** A membership on special terms. */
export const specialPlan = z.object({
  id: z.string(),
  title: z.string(),
  period: z.enum(planPeriods),
  /** In cents of the currency. */
  price: z.int().check(z.nonnegative()),
  regular_price: z.int().check(z.nonnegative()),
  currency,
  /** The promo code that stands for the terms. */
  coupon: z.string(),
  valid_to: z.nullable(dateTime),
})

export const listPlans = defineCall({
  id: 'plans.list',
  method: 'GET',
  path: 'plans/',
  summary: 'Lists the plans on sale and how they can be paid for.',
  response: z.object({
    plans: z.readonly(z.array(plan)),
    /** Who takes the payments; the sandbox takes no money. */
    provider: z.enum(['stripe', 'sandbox']),
    /** Whether a card can be typed on our own page: by the sandbox alone. */
    takes_cards: z.boolean(),
    /** What is added for tax, in percent, where the operator says so. */
    vat_percent: z.nullable(z.number()),
  }),
  errors: [],
  roles: everyone,
  example: {
    plans: [planOf('pro-annual'), planOf('pro-monthly')],
    provider: 'sandbox',
    takes_cards: true,
    vat_percent: null,
  },
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
      currency: 'USD',
      coupon: 'SPRING',
      valid_to: null,
    },
  ],
})
