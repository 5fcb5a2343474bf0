import type { Locale } from '@kingside/api'
import type {
  OrderKind,
  OrderStatus,
  PaymentMethod,
  PriceId,
  PurchaseStatus,
} from '@kingside/api/facts'
import type { AnalysisOrderStore } from './analysis-order.ts'
import type { PaymentEvent } from './payment-event.ts'

/** What is asked of the provider after the fact. */
export const taskKinds = ['refund', 'end-subscription'] as const
export type TaskKind = (typeof taskKinds)[number]

/** What somebody wants to buy. */
export interface NewOrder {
  readonly id: string
  readonly kind: OrderKind
  readonly payerId: number | null
  readonly ownerId: number | null
  readonly plan: PriceId | null
  readonly tournamentId: number | null
  readonly gameUid: string | null
  /** Of an analysis: whom the buyer asks for. */
  readonly analyst: string | null
  readonly giftFor: string | null
  readonly payLinkHash: string | null
  readonly coupon: string | null
  readonly amountCents: number
  readonly currency: string
  readonly language: Locale
  readonly pressKey: string | null
}

export interface Order extends NewOrder {
  readonly status: OrderStatus
  readonly paymentRef: string | null
  readonly subscriptionRef: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
}

/** An order as its payer and its owner read it. */
export interface OrderLine extends Order {
  readonly tournamentName: string | null
}

/** A promo code that somebody may use now. */
export interface Coupon {
  readonly code: string
  readonly percentOff: number
  readonly isValid: boolean
  readonly plan: PriceId | null
}

/** A promo code to keep. */
export interface NewCoupon {
  readonly code: string
  readonly percentOff: number
  readonly plan: PriceId | null
  /** Whose special terms it is; null is anybody's. */
  readonly accountId: number | null
  readonly title: string | null
  readonly validTo: Date | null
  readonly maxUses: number | null
}

/** Terms for one member alone. */
export interface SpecialTerms {
  readonly code: string
  readonly title: string
  readonly percentOff: number
  readonly plan: PriceId
  readonly validTo: Date | null
}

export interface StoredMembership {
  readonly id: string
  readonly plan: PriceId
  readonly method: PaymentMethod
  readonly status: PurchaseStatus
  readonly validTo: Date | null
  readonly cancelAtPeriodEnd: boolean | null
  readonly cancelledAt: Date | null
  readonly customerRef: string | null
  readonly subscriptionRef: string
}

export interface StoredGift {
  readonly plan: PriceId
  readonly months: number
  readonly status: 'waiting' | 'used' | 'over'
  readonly validTo: Date
}

export interface StoredPayLink {
  readonly accountId: number
  readonly name: string
  readonly plan: PriceId
  readonly status: 'open' | 'used' | 'over'
}

/** What came of a message, for those who have to be told. */
export type Consequence =
  | { readonly kind: 'pro.changed'; readonly accountId: number }
  | { readonly kind: 'gift.paid'; readonly order: Order; readonly code: string }
  | { readonly kind: 'gift.given'; readonly order: Order; readonly accountId: number }
  | { readonly kind: 'entry.paid'; readonly order: Order }
  | { readonly kind: 'analysis.paid'; readonly order: Order }
  | { readonly kind: 'money.returned'; readonly order: Order; readonly why: string }
  | { readonly kind: 'task.due' }

/** Where orders, money, memberships and gifts are kept. Each method is one transaction. */
export interface PaymentStore extends AnalysisOrderStore {
  /** Keeps an order. The same press again gives the order that it made. */
  readonly addOrder: (order: NewOrder, at: Date) => Promise<Order>
  readonly setSession: (orderId: string, sessionRef: string) => Promise<void>
  readonly failOrder: (orderId: string) => Promise<void>
  readonly findOrder: (orderId: string) => Promise<Order | null>
  /** The hundred newest orders that somebody paid for or gets. */
  readonly ordersOf: (accountId: number) => Promise<readonly OrderLine[]>
  /** Whether there is an order of this analysis that is paid. */
  readonly hasAnalysis: (gameUid: string, accountId: number) => Promise<boolean>
  /**
   * Takes a message, once, with all that follows from it.
   * @param createCode makes the secret of a gift's link
   */
  readonly apply: (
    event: PaymentEvent,
    at: Date,
    world: { readonly createCode: () => string; readonly hash: (code: string) => string },
  ) => Promise<readonly Consequence[]>
  /** @returns whether there was none of this code */
  readonly addCoupon: (coupon: NewCoupon, at: Date) => Promise<boolean>
  /** @param accountId who asks; codes of others are unknown to them */
  readonly couponOf: (code: string, accountId: number | null, at: Date) => Promise<Coupon | null>
  readonly specialTermsOf: (accountId: number, at: Date) => Promise<readonly SpecialTerms[]>
  readonly membershipOf: (accountId: number) => Promise<StoredMembership | null>
  /** Says that the provider works on a change of the renewal. */
  readonly unsettle: (subscriptionRef: string, at: Date) => Promise<void>
  /** Takes back that it does, where the change was refused. */
  readonly settle: (subscriptionRef: string, cancelAtPeriodEnd: boolean) => Promise<void>
  /** Memberships whose change was asked for before then, and of which the provider has said nothing. */
  readonly unsettledBefore: (then: Date) => Promise<readonly StoredMembership[]>
  readonly giftOf: (codeHash: string, at: Date) => Promise<StoredGift | null>
  readonly redeemGift: (
    codeHash: string,
    accountId: number,
    at: Date,
  ) => Promise<StoredGift | 'gift_used' | 'gift_expired' | 'gift_own' | null>
  readonly makePayLink: (
    link: {
      readonly accountId: number
      readonly codeHash: string
      readonly plan: PriceId
      readonly validTo: Date
    },
    at: Date,
  ) => Promise<void>
  readonly payLinkOf: (codeHash: string, at: Date) => Promise<StoredPayLink | null>
  /** Entries that are paid for and not taken yet. */
  readonly unseatedEntries: () => Promise<readonly Order[]>
  /** Notes that the seat of a paid entry was taken. */
  readonly seated: (orderId: string, at: Date) => Promise<void>
  /** Orders the money of a paid order back. @returns whether it was not ordered back before */
  readonly orderRefund: (orderId: string, why: string, at: Date) => Promise<boolean>
  /** Orders entries back whose tournament is not played for them, see `task-store`. @returns how many */
  readonly orderEntryRefunds: (at: Date) => Promise<number>
  readonly dueTasks: (
    at: Date,
  ) => Promise<readonly { readonly id: number; readonly kind: TaskKind; readonly order: Order }[]>
  readonly endTask: (id: number, at: Date) => Promise<void>
  readonly putOffTask: (id: number, until: Date, why: string) => Promise<void>
}
