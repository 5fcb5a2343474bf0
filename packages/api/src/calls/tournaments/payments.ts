import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { gameId } from '../../realtime/game-id.ts'
import { members } from './members.ts'
import { cardToken, couponCode, priceId } from './payment-fields.ts'
import { products } from '../../facts/payments.ts'

/** The state of a charge. The purchase takes effect with the provider's signed message, not with this answer. */
const charged = z.object({
  payment_id: z.string(),
  status: z.enum(['succeeded', 'processing']),
  amount_cents: z.int().check(z.nonnegative()),
  currency: z.string().check(z.length(3)),
})

const chargedExample = {
  payment_id: 'pay_7Yh2',
  status: 'succeeded',
  amount_cents: 4999,
  currency: 'USD',
} as const

const chargeErrors = [
  'card_declined',
  'payment_failed',
  'payment_unavailable',
  'coupon_unknown',
  'coupon_expired',
] as const

export const checkCoupon = defineCall({
  id: 'payments.coupon',
  method: 'POST',
  path: 'coupon/',
  summary: 'Looks a promo code up; one that is over is not valid.',
  body: z.object({ coupon: couponCode }),
  response: z.object({
    code: z.string(),
    is_valid: z.boolean(),
    percent_off: z.number().check(z.gte(0), z.lte(100)),
  }),
  errors: ['coupon_unknown'],
  roles: everyone,
  example: { code: 'AUTUMN', is_valid: true, percent_off: 20 },
})

export const chargeProduct = defineCall({
  id: 'payments.chargeProduct',
  method: 'POST',
  path: 'charge/product/',
  summary: "Charges a card for something sold once, such as a grandmaster's analysis of a game.",
  body: z.object({
    stripeToken: cardToken,
    sku: z.enum(products),
    coupon: z.optional(couponCode),
    /** The caller's own FIDE ID. */
    from_fide_id: z.optional(z.string().check(z.maxLength(20))),
    /** A game that the caller played. */
    for_board_uid: z.optional(gameId),
  }),
  response: charged,
  errors: ['not_found', 'order_exists', ...chargeErrors],
  roles: members,
  example: { ...chargedExample, amount_cents: 7000, currency: 'EUR' },
})

export const chargePlan = defineCall({
  id: 'payments.chargePlan',
  method: 'POST',
  path: 'charge/plan/',
  summary: 'Charges a card for a Pro plan of the caller.',
  body: z.object({ stripeToken: cardToken, plan: priceId, coupon: z.optional(couponCode) }),
  response: charged,
  errors: ['already_pro', ...chargeErrors],
  roles: members,
  example: chargedExample,
})

export const giftPlan = defineCall({
  id: 'payments.giftPlan',
  method: 'POST',
  path: 'gift/plan/',
  summary: 'Charges a card for a Pro plan of somebody else, who gets a link by mail.',
  body: z.object({
    stripeToken: cardToken,
    plan: priceId,
    /** The e-mail address of the recipient. */
    gift_for: z.email().check(z.maxLength(254)),
    coupon: z.optional(couponCode),
  }),
  response: charged,
  errors: chargeErrors,
  roles: members,
  example: chargedExample,
})

export const changeCard = defineCall({
  id: 'payments.changeCard',
  method: 'POST',
  path: 'me/change-card/',
  summary: 'Pays for the membership by another card; 1 euro is charged and returned at once.',
  body: z.object({ stripeToken: cardToken }),
  response: z.object({ brand: z.string(), last4: z.string().check(z.length(4)) }),
  errors: ['not_found', 'card_declined', 'payment_unavailable'],
  roles: members,
  example: { brand: 'visa', last4: '4242' },
})
