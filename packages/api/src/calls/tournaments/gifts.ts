import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { orderKinds, orderStatuses, planPeriods } from '../../facts/payments.ts'
import { count, moment } from './fields.ts'
import { members } from './members.ts'
import {
  couponCode,
  priceId,
  providerPage,
  providerPageExample,
  returnUrl,
} from './payment-fields.ts'

/** What a link has in it: 64 random bits at least. */
const linkCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{11,64}$/, 'expected the code of a link'))

const giftParams = z.object({ code: linkCode })
const gift = z.object({
  plan: priceId,
  months: z.int().check(z.positive()),
  status: z.enum(['waiting', 'used', 'over']),
  valid_to: moment,
})
const giftExample = {
  plan: 'pro-annual',
  months: 12,
  status: 'waiting',
  valid_to: '2027-11-21T12:00:00Z',
} as const

export const getGift = defineCall({
  id: 'gifts.get',
  method: 'GET',
  path: 'membership/gifts/:code/',
  summary: 'Tells what the link of a gift holds; neither who gave it nor for whom.',
  params: giftParams,
  response: gift,
  errors: ['not_found'],
  roles: everyone,
  example: giftExample,
})

export const redeemGift = defineCall({
  id: 'gifts.redeem',
  method: 'POST',
  path: 'membership/gifts/:code/redeem/',
  summary: 'Takes a gift: its months are added to the Pro of the caller.',
  params: giftParams,
  body: z.optional(z.object({})),
  response: z.object({ ...gift.shape, pro_until: moment }),
  errors: ['not_found', 'gift_used', 'gift_expired', 'gift_own'],
  roles: members,
  example: { ...giftExample, status: 'used', pro_until: '2027-11-21T12:00:00Z' },
})

const payLinkParams = z.object({ code: linkCode })

export const makePayLink = defineCall({
  id: 'payLinks.make',
  method: 'POST',
  path: 'membership/pay-links/',
  summary:
    'Makes a link by which somebody else pays for the Pro of the caller; the one before is over.',
  body: z.object({ plan: priceId }),
  status: 201,
  response: z.object({ url: z.string(), valid_to: moment }),
  errors: ['already_pro'],
  roles: members,
  example: {
    url: 'https://kingside.example/pay-for/k3Jd82hsLq0a',
    valid_to: '2026-12-27T12:00:00Z',
  },
})

export const getPayLink = defineCall({
  id: 'payLinks.get',
  method: 'GET',
  path: 'membership/pay-links/:code/',
  summary: 'Tells for whom a link pays, by name only, and what it costs.',
  params: payLinkParams,
  response: z.object({
    name: z.string(),
    plan: priceId,
    period: z.enum(planPeriods),
    price: count,
    currency: z.string().check(z.length(3)),
    status: z.enum(['open', 'used', 'over']),
  }),
  errors: ['not_found'],
  roles: everyone,
  example: {
    name: 'Dana Serik',
    plan: 'pro-annual',
    period: 'annual',
    price: 4999,
    currency: 'USD',
    status: 'open',
  },
})

export const openPayLinkCheckout = defineCall({
  id: 'payLinks.checkout',
  method: 'POST',
  path: 'membership/pay-links/:code/checkout/',
  summary: "Opens the provider's page that sells the plan of a link; no account is needed.",
  params: payLinkParams,
  body: z.object({
    success_url: returnUrl,
    cancel_url: returnUrl,
    coupon: z.optional(couponCode),
  }),
  response: providerPage,
  errors: [
    'not_found',
    'pay_link_over',
    'already_pro',
    'coupon_unknown',
    'coupon_expired',
    'return_url_not_allowed',
    'payment_unavailable',
  ],
  roles: everyone,
  example: providerPageExample,
})

export const listOrders = defineCall({
  id: 'orders.list',
  method: 'GET',
  path: 'me/orders/',
  summary: 'Lists what the caller has ordered, the newest first: the hundred newest.',
  response: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        kind: z.enum(orderKinds),
        status: z.enum(orderStatuses),
        plan: z.nullable(priceId),
        tournament: z.nullable(z.object({ id: z.string(), name: z.string() })),
        game_id: z.nullable(z.string()),
        amount_cents: count,
        currency: z.string().check(z.length(3)),
        created_at: moment,
        paid_at: z.nullable(moment),
      }),
    ),
  ),
  errors: [],
  roles: members,
  example: [
    {
      id: 'Yh2k8sLq03Jd',
      kind: 'plan',
      status: 'paid',
      plan: 'pro-annual',
      tournament: null,
      game_id: null,
      amount_cents: 4999,
      currency: 'USD',
      created_at: '2026-11-21T12:00:00Z',
      paid_at: '2026-11-21T12:01:10Z',
    },
  ],
})
