import type { Locale } from '@kingside/api'
import { analysisPrice, entryCurrency, planPrices, type PriceId } from '@kingside/api/facts'
import type { ActiveAccount } from '../accounts/account.ts'
import { analysisRefusal, isOwnGame } from './analysis-order.ts'
import type { NewOrder, Order } from './payment-store.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { isForLife } from './pro-grants.ts'
import type { Sale } from './provider.ts'
import { saleTitle } from './sale-titles.ts'

/** Why something is not sold. */
export type SaleRefusal =
  | 'already_pro'
  | 'coupon_unknown'
  | 'coupon_expired'
  | 'not_found'
  | 'order_exists'
  | 'pay_link_over'

/** Something to be paid for: what is kept of it, and what the provider is asked for. */
export interface Offer {
  readonly order: NewOrder
  readonly sale: Sale
}

/** Who buys, and how they asked. */
export interface Buyer {
  /** Null is somebody without an account. */
  readonly account: ActiveAccount | null
  readonly language: Locale
  /** Names the press of the button, so that sending it again buys nothing again. */
  readonly pressKey: string | null
}

const nothing = {
  plan: null,
  tournamentId: null,
  gameUid: null,
  analyst: null,
  giftFor: null,
  payLinkHash: null,
  coupon: null,
} as const

/**
 * A Pro plan of the buyer's own.
 * @param recipient whose Pro it is, where somebody else pays by a link
 */
export async function sellPlan(
  ports: PaymentPorts,
  buyer: Buyer,
  wish: {
    readonly plan: PriceId
    readonly coupon?: string | undefined
    readonly payLinkHash?: string
  },
  recipient: { readonly id: number; readonly isPayer: boolean },
): Promise<Offer | SaleRefusal> {
  const { plan, payLinkHash = null } = wish
  const owner = await ports.account.accounts.find(recipient.id)
  if (!owner) return 'not_found'
  if (isForLife(owner.proUntil)) return 'already_pro'
  const membership = await ports.store.membershipOf(owner.id)
  const goesOn =
    membership?.status === 'active' &&
    membership.validTo !== null &&
    membership.validTo > ports.account.clock.now()
  if (goesOn && recipient.isPayer) return 'already_pro'
  const percentOff = await reduction(ports, buyer, wish.coupon, plan)
  if (typeof percentOff === 'string') return percentOff
  const { cents, currency } = planPrices[plan]
  const order = newOrder(ports, buyer, {
    ...nothing,
    kind: 'plan',
    ownerId: owner.id,
    plan,
    payLinkHash,
    coupon: percentOff.code,
    amountCents: reduced(cents, percentOff.percent),
    currency,
  })
  // Who pays for somebody else pays once.
  const renews = recipient.isPayer ? plan : null
  return { order, sale: saleOf(buyer, order, { renews, percentOff: percentOff.percent }) }
}

/** A plan for whoever reads the mail of an address. */
export async function sellGift(
  ports: PaymentPorts,
  buyer: Buyer,
  wish: {
    readonly plan: PriceId
    readonly giftFor: string
    readonly coupon?: string | undefined
  },
): Promise<Offer | SaleRefusal> {
  const percentOff = await reduction(ports, buyer, wish.coupon, wish.plan)
  if (typeof percentOff === 'string') return percentOff
  const { cents, currency } = planPrices[wish.plan]
  const order = newOrder(ports, buyer, {
    ...nothing,
    kind: 'gift',
    ownerId: null,
    plan: wish.plan,
    giftFor: wish.giftFor,
    coupon: percentOff.code,
    amountCents: reduced(cents, percentOff.percent),
    currency,
  })
  return { order, sale: saleOf(buyer, order, { renews: null, percentOff: 0 }) }
}

/** A grandmaster's analysis of a finished game of the buyer's own. */
export async function sellAnalysis(
  ports: PaymentPorts,
  buyer: Buyer & { readonly account: ActiveAccount },
  wish: {
    readonly gameUid: string
    readonly fideId?: string | undefined
    readonly coupon?: string | undefined
    /** Whom the buyer asks for. */
    readonly analyst?: string | undefined
  },
): Promise<Offer | SaleRefusal> {
  const { account } = buyer
  if (wish.fideId !== undefined && wish.fideId !== String(account.fideId ?? '')) return 'not_found'
  const game = await ports.games.find(wish.gameUid)
  if (!game || !isOwnGame(game, account) || analysisRefusal(game) !== null) return 'not_found'
  if (await ports.store.hasAnalysis(wish.gameUid, account.id)) return 'order_exists'
  const percentOff = await reduction(ports, buyer, wish.coupon, null)
  if (typeof percentOff === 'string') return percentOff
  const order = newOrder(ports, buyer, {
    ...nothing,
    kind: 'analysis',
    ownerId: account.id,
    gameUid: wish.gameUid,
    analyst: wish.analyst || null,
    coupon: percentOff.code,
    amountCents: reduced(analysisPrice.cents, percentOff.percent),
    currency: analysisPrice.currency,
  })
  return { order, sale: saleOf(buyer, order, { renews: null, percentOff: 0 }) }
}

/** The entry to a tournament; the seat is kept by the caller. */
export function sellEntry(
  ports: PaymentPorts,
  buyer: Buyer & { readonly account: ActiveAccount },
  tournament: {
    readonly id: number
    readonly name: string
    readonly entryFeeCents: number
  },
): Offer {
  const order = newOrder(ports, buyer, {
    ...nothing,
    kind: 'tournament',
    ownerId: buyer.account.id,
    tournamentId: tournament.id,
    amountCents: tournament.entryFeeCents,
    currency: entryCurrency,
  })
  const sale = saleOf(buyer, order, { renews: null, percentOff: 0 })
  return { order, sale: { ...sale, title: `${sale.title}: ${tournament.name}` } }
}

/** The sale of an order that was kept before. */
export const saleOf = (
  buyer: Buyer,
  order: NewOrder | Order,
  { renews, percentOff }: Pick<Sale, 'renews' | 'percentOff'>,
): Sale => ({
  orderId: order.id,
  title: saleTitle(order, buyer.language),
  // A subscription is priced in full: the provider takes the percentage off each payment.
  amountCents: renews === null ? order.amountCents : planPrices[renews].cents,
  currency: order.currency,
  renews,
  percentOff,
  email: buyer.account?.email || null,
  customerRef: null,
  language: buyer.language,
})

type Wished = Omit<NewOrder, 'id' | 'payerId' | 'language' | 'pressKey'>

const newOrder = (
  { account }: PaymentPorts,
  { account: payer, language, pressKey }: Buyer,
  wished: Wished,
): NewOrder => ({
  ...wished,
  id: account.createUid(),
  payerId: payer?.id ?? null,
  language,
  pressKey: payer === null ? null : pressKey,
})

/** Rounded to whole cents, in favour of who pays. */
export const reduced = (cents: number, percentOff: number): number =>
  Math.floor((cents * (100 - percentOff)) / 100)

async function reduction(
  { store, account }: PaymentPorts,
  buyer: Buyer,
  code: string | undefined,
  plan: PriceId | null,
): Promise<
  { readonly code: string | null; readonly percent: number } | 'coupon_unknown' | 'coupon_expired'
> {
  if (code === undefined) return { code: null, percent: 0 }
  const coupon = await store.couponOf(code, buyer.account?.id ?? null, account.clock.now())
  if (!coupon || (coupon.plan !== null && coupon.plan !== plan)) return 'coupon_unknown'
  if (!coupon.isValid) return 'coupon_expired'
  return { code: coupon.code, percent: coupon.percentOff }
}
