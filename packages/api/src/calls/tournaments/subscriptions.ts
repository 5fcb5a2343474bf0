import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { idOrSlug, moment } from './fields.ts'
import { members } from './members.ts'
import { paymentMethods, purchaseStatuses } from '../../facts/payments.ts'

const params = z.object({ id: idOrSlug })
const body = z.object({
  /** Whether the caller gets a mail. */
  notify: z._default(z.boolean(), true),
})

/** A membership after a change. Null: the provider has not finished; call `me/` until it is set. */
const changed = z.object({
  id: idOrSlug,
  status: z.enum(purchaseStatuses),
  method: z.enum(paymentMethods),
  valid_to: z.nullable(moment),
  cancel_at_period_end: z.nullable(z.boolean()),
})

const example = {
  id: '5501',
  status: 'active',
  method: 'card',
  valid_to: '2027-03-02T09:30:00Z',
  cancel_at_period_end: null,
} as const

export const cancelSubscription = defineCall({
  id: 'subscriptions.cancel',
  method: 'POST',
  path: 'subscriptions/:id/cancel/',
  summary: 'Turns auto-renewal off: Pro ends when the paid time does.',
  params,
  body,
  response: changed,
  errors: ['not_found', 'subscription_not_cancellable', 'payment_unavailable'],
  roles: members,
  example,
})

export const reactivateSubscription = defineCall({
  id: 'subscriptions.reactivate',
  method: 'POST',
  path: 'subscriptions/:id/reactivate/',
  summary: 'Turns auto-renewal on again, or tries again after it failed.',
  params,
  body,
  response: changed,
  errors: ['not_found', 'subscribe_manually', 'payment_unavailable'],
  roles: members,
  example: { ...example, cancel_at_period_end: false },
})

export const switchToWallet = defineCall({
  id: 'subscriptions.switchToWallet',
  method: 'POST',
  path: 'subscriptions/:id/switch-to-wallet/',
  summary:
    'Pays the next time by the wallet; possible in the last two weeks before the next billing.',
  params,
  response: changed,
  errors: ['not_found', 'method_switch_too_early', 'payment_unavailable'],
  roles: members,
  example: { ...example, method: 'wallet' },
})
