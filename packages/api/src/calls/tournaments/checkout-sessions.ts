import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { gameId } from '../../realtime/game-id.ts'
import { idOrSlug } from './fields.ts'

import { members } from './members.ts'
import {
  couponCode,
  priceId,
  providerPage,
  providerPageExample,
  returnUrl,
} from './payment-fields.ts'
import { joinLimits } from '../../facts/errors/tournaments.ts'
import { analysisRules } from '../../facts/payments.ts'

const returns = { success_url: returnUrl, cancel_url: returnUrl }

const sessionErrors = ['return_url_not_allowed', 'payment_unavailable'] as const

export const openAnalysisCheckout = defineCall({
  id: 'payments.checkout.gameAnalysis',
  method: 'POST',
  path: 'payments-v2/get-checkout-session-url/paid-game-analysis/',
  summary: "Opens the provider's page that sells a grandmaster's analysis of a game.",
  body: z.object({
    /** The caller's own FIDE ID. */
    from_fide_id: z.optional(z.string().check(z.maxLength(20))),
    /** A game that the caller played. */
    for_board_uid: gameId,
    /** Whom the caller asks for, by name; operators decide. */
    analyst: z.optional(z.string().check(z.trim(), z.maxLength(analysisRules.analyst))),
    ...returns,
  }),
  response: providerPage,
  errors: ['not_found', 'order_exists', ...sessionErrors],
  roles: members,
  example: providerPageExample,
})

export const openSubscriptionCheckout = defineCall({
  id: 'payments.checkout.subscription',
  method: 'POST',
  path: 'payments-v2/get-checkout-session-url/subscription/:priceId/',
  summary: "Opens the provider's page that sells a Pro plan.",
  params: z.object({ priceId }),
  body: z.object({
    ...returns,
    coupon: z.optional(couponCode),
    /** The e-mail address of whom the plan is a gift for. */
    gift_for: z.optional(z.email().check(z.maxLength(254))),
  }),
  response: z.extend(providerPage, {
    /** The order that the page is for, as `orders.list` tells of it. */
    order_id: z.string(),
  }),
  errors: ['already_pro', 'coupon_unknown', 'coupon_expired', ...sessionErrors],
  roles: members,
  example: { ...providerPageExample, order_id: 'order-0001' },
})

export const openTournamentCheckout = defineCall({
  id: 'payments.checkout.tournament',
  method: 'POST',
  path: 'payments-v2/get-checkout-session-url/paid-tournaments/:priceId/',
  summary: "Opens the provider's page that sells the entry to a tournament.",
  params: z.object({ priceId: idOrSlug }),
  body: z.object({ tournament_id: idOrSlug, ...returns }),
  response: providerPage,
  errors: ['not_found', ...joinLimits, ...sessionErrors],
  roles: members,
  example: providerPageExample,
})

export const openCustomerPortal = defineCall({
  id: 'payments.portal',
  method: 'POST',
  path: 'payments-v2/get-customer-portal-url/',
  summary: "Opens the provider's page where the caller sees to payment data and receipts.",
  body: z.object({ success_url: returnUrl }),
  response: providerPage,
  errors: ['not_found', ...sessionErrors],
  roles: members,
  example: { url: '/dev/payments/portal' },
})
