import type { Money } from '@kingside/api/facts'
import type { Plan } from '@kingside/machines/checkout'

/** A plan on the reader's own terms. */
export interface SpecialPlan {
  readonly title: string
  readonly plan: Plan
  readonly price: Money
  /** What everybody else pays. */
  readonly regularPrice: Money
  /** Stands for the terms at the checkout. */
  readonly coupon: string
  /** When the terms end, as ISO 8601; null is never. */
  readonly validTo: string | null
}
