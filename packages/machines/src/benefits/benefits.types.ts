import type { BenefitKind } from '@kingside/api/facts'

/** Something that coins buy. */
export interface Benefit {
  readonly id: number
  readonly kind: BenefitKind
  /** In coins. */
  readonly price: number
  /** Months of Pro, or puzzles; null for a code. */
  readonly amount: number | null
  readonly isSoldOut: boolean
}

/** Why a purchase was not done. */
export const purchaseCodes = [
  'not_enough_coins',
  'sold_out',
  'consent_required',
  'not_found',
  'unauthorised',
  'rate_limited',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type PurchaseCode = (typeof purchaseCodes)[number]

export interface BenefitsContext {
  readonly benefits: readonly Benefit[]
  /** What is bought, or was last, by its id. */
  readonly chosen: number | null
  readonly code: PurchaseCode | null
}

export type BenefitsEvent =
  | { readonly type: 'benefits.reload' }
  | { readonly type: 'buy.press'; readonly id: number }

export interface BenefitsDeps {
  /** GET motivation/benefits/ */
  readonly load: (signal: AbortSignal) => Promise<readonly Benefit[]>
  /** POST motivation/benefits/{benefitId}/purchase/; rejects with `{ failure }`, a `PurchaseCode`. */
  readonly buy: (id: number, signal: AbortSignal) => Promise<void>
  /** The coins and the inventory have changed, or may have. */
  readonly onChanged: () => void
  /** A load failed: it is only noted. */
  readonly report: () => void
}
