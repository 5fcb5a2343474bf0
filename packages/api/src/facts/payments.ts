/** The plans on sale, by the ids of their prices. */
export const priceIds = ['pro-annual', 'pro-monthly'] as const
export type PriceId = (typeof priceIds)[number]

/** How long a plan is paid for at a time. */
export const planPeriods = ['annual', 'monthly'] as const
export type PlanPeriod = (typeof planPeriods)[number]

/** An amount of money; it never travels without its currency. */
export interface Money {
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
}

/** What each plan costs (specification 3, section 10), and how many months one payment lasts. */
export const planPrices = {
  'pro-annual': { period: 'annual', months: 12, cents: 4999, currency: 'USD' },
  'pro-monthly': { period: 'monthly', months: 1, cents: 599, currency: 'USD' },
} as const satisfies Readonly<
  Record<PriceId, Money & { readonly period: PlanPeriod; readonly months: number }>
>

/** A grandmaster's analysis of a game. */
export const analysisPrice: Money = { cents: 7000, currency: 'EUR' }

/** The rules of such an analysis. */
export const analysisRules = {
  /** Fewer plies leave a grandmaster little to say. */
  fewestPlies: 20,
  /** By then it is there, in days after the payment. */
  dueDays: 7,
  /** The longest name of an analyst, in characters. */
  analyst: 80,
  /** The longest annotated PGN, in characters. */
  pgn: 100_000,
} as const

/** How an ordered analysis stands: nobody has taken it yet, somebody works on it, it was delivered, the money went back. */
export const analysisOrderStatuses = ['paid', 'in_work', 'delivered', 'refunded'] as const
export type AnalysisOrderStatus = (typeof analysisOrderStatuses)[number]

/** Why a game of one's own is not analysed: it goes on, or is too short. */
export const analysisRefusals = ['not_over', 'too_short'] as const
export type AnalysisRefusal = (typeof analysisRefusals)[number]

/** What the entry of a tournament is paid in. */
export const entryCurrency = 'EUR'

/** The price id of the entry of a tournament: its page carries it, and a checkout names it. */
export const entryPriceId = (tournamentId: number | string): string => `entry-${tournamentId}`

/** Charged and returned at once to check a new card. */
export const cardCheck: Money = { cents: 100, currency: 'EUR' }

/** The products that are paid for once. */
export const products = ['paid-game-analysis'] as const

/** How a member has Pro. */
export const membershipKinds = ['paid', 'gift', 'lifetime'] as const
export type MembershipKind = (typeof membershipKinds)[number]

/** How a membership stands with the payment provider. */
export const purchaseStatuses = [
  'active',
  'renew-failed',
  'unpaid',
  'invalid-payment',
  'cancelled',
  'ended',
] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

/** What a membership is renewed by. */
export const paymentMethods = ['card', 'wallet'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What an order buys. */
export const orderKinds = ['plan', 'gift', 'tournament', 'analysis'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds of movements of money. */
export const ledgerKinds = ['payment', 'refund', 'chargeback'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** How an order stands; `refunding` is one whose money is on its way back. */
export const orderStatuses = ['open', 'paid', 'refunding', 'refunded', 'failed', 'expired'] as const
export type OrderStatus = (typeof orderStatuses)[number]
