import type { BenefitKind } from '@kingside/api/facts'

/** Something that the reader won or bought. */
export interface InventoryItem {
  readonly id: number
  readonly kind: BenefitKind
  /** Months of Pro, or puzzles; null for a code. */
  readonly amount: number | null
  readonly acquiredAt: string
  readonly activatedAt: string | null
  /** Null before the activation, and for other things than codes. */
  readonly promoCode: string | null
}

export interface InventoryPage {
  /** On all pages. */
  readonly count: number
  readonly items: readonly InventoryItem[]
}

/** Why an item was not activated. */
export const activationRefusals = [
  'sold_out',
  'of_no_use',
  'not_found',
  'unauthorised',
  'rate_limited',
  'offline',
  'timeout',
  'something_wents_wrong',
] as const
export type ActivationRefusal = (typeof activationRefusals)[number]

export interface InventoryContext extends InventoryPage {
  /** What is activated, or was last, by its id. */
  readonly chosen: number | null
  readonly code: ActivationRefusal | null
}

export type InventoryEvent =
  | { readonly type: 'inventory.reload' }
  | { readonly type: 'more.press' }
  | { readonly type: 'activate.press'; readonly id: number }

export interface InventoryDeps {
  /** GET motivation/inventory/ */
  readonly load: (offset: number, signal: AbortSignal) => Promise<InventoryPage>
  /** POST motivation/inventory/{id}/activate/; rejects with `{ failure }`, an `ActivationRefusal`. */
  readonly activate: (id: number, signal: AbortSignal) => Promise<InventoryItem>
  /** What an item gives is there: Pro, or puzzles. */
  readonly onActivated: (item: InventoryItem) => void
  /** A load failed: it is only noted. */
  readonly report: () => void
}
