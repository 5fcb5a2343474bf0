import type { PriceId } from '@kingside/api/facts'

/** What the link of a gift holds. */
export interface Gift {
  readonly plan: PriceId
  readonly status: 'waiting' | 'used' | 'over'
}

export const giftRefusals = ['gift_used', 'gift_expired', 'gift_own'] as const
export type GiftRefusal = (typeof giftRefusals)[number] | 'failed'
