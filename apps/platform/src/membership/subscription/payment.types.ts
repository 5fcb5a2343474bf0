import type { Money, OrderKind, OrderStatus, PriceId } from '@kingside/api/facts'

/** Something that was paid for. */
export interface Payment {
  readonly id: string
  readonly kind: OrderKind
  readonly status: Extract<OrderStatus, 'paid' | 'refunding' | 'refunded'>
  readonly plan: PriceId | null
  readonly tournament: { readonly id: string; readonly name: string } | null
  /** In ms since 1970. */
  readonly paidAt: number
  readonly amount: Money
}
