import type { Money, PriceId } from '@kingside/api/facts'

/** A link by which somebody else pays. */
export interface PayLink {
  /** For whom it pays. */
  readonly name: string
  readonly plan: PriceId
  readonly price: Money
  readonly status: 'open' | 'used' | 'over'
}
