import { planPrices } from '@kingside/api/facts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { addMonths } from '../../domain/payments/pro-grants.ts'
import type { PaymentEvent } from '../../domain/payments/payment-event.ts'
import type {
  Consequence,
  Order,
  PaymentStore,
  TaskKind,
} from '../../domain/payments/payment-store.ts'
import type { Database } from '../database.ts'
import {
  accounts,
  coupons,
  gifts,
  memberships,
  orders,
  payLinks,
  paymentEvents,
  paymentLedger,
  paymentTasks,
  proGrants,
} from '../schema.ts'
import { followGrants, lockAccount } from './grant-pro.ts'
import { hasOtherSubscription, keepMembership } from './keep-membership.ts'
import { orderOf } from './order-store.ts'
import { createTaskStore } from './task-store.ts'

type World = Parameters<PaymentStore['apply']>[2]
type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>

/** What a message changes, with the transaction that it is changed in. */
interface Applying extends World {
  readonly tx: Database
  readonly at: Date
  readonly consequences: Consequence[]
}

/** A gift's link holds for a year. */
const giftMonths = 12

/**
 * Takes a message of the provider, once, and after it those that had come before what they are about. All that follows
 * is in one transaction: a server that dies leaves either all of it or none, and the provider sends it again.
 */
export function applyEvent(
  db: Database,
  event: PaymentEvent,
  at: Date,
  world: World,
): Promise<readonly Consequence[]> {
  return db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({
        id: event.id,
        type: event.type,
        state: event.type === 'other' ? 'ignored' : 'applied',
        event,
        createdAt: new Date(event.at),
        receivedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (!isNew || event.type === 'other') return []
    const applying: Applying = { tx, at, consequences: [], ...world }
    if (!(await applyOne(applying, event))) {
      await tx.update(paymentEvents).set({ state: 'parked' }).where(eq(paymentEvents.id, event.id))
      return []
    }
    await applyParked(applying, event.orderId)
    return applying.consequences
  })
}

/** Those of the same order that came too early. */
async function applyParked(applying: Applying, orderId: string): Promise<void> {
  const { tx } = applying
  const parked = await tx
    .select()
    .from(paymentEvents)
    .where(
      and(eq(paymentEvents.state, 'parked'), sql`${paymentEvents.event}->>'orderId' = ${orderId}`),
    )
    .orderBy(paymentEvents.createdAt)
  for (const { id, event } of parked) {
    // oxlint-disable-next-line no-await-in-loop -- each may need what the one before has done
    if (event.type === 'other' || !(await applyOne(applying, event))) continue
    // oxlint-disable-next-line no-await-in-loop -- see above
    await tx.update(paymentEvents).set({ state: 'applied' }).where(eq(paymentEvents.id, id))
  }
}

/** @returns whether it was applied; a message that came before what it is about was not */
async function applyOne(
  applying: Applying,
  event: Exclude<PaymentEvent, { type: 'other' }>,
): Promise<boolean> {
  const [row] = await applying.tx
    .select()
    .from(orders)
    .where(eq(orders.id, event.orderId))
    .for('update')
  // An order of another server that shares the provider's account, or one that was never kept.
  if (!row) return true
  const order = orderOf(row)
  switch (event.type) {
    case 'checkout.paid':
      return pay(applying, order, event)
    case 'checkout.failed':
    case 'checkout.expired':
      return close(applying, order, event)
    case 'invoice.paid':
      return payInvoice(applying, order, event)
    case 'subscription.changed':
      return changeSubscription(applying, order, event)
    case 'payment.refunded':
    case 'payment.disputed':
      return returnMoney(applying, order, event)
    default:
      return event satisfies never
  }
}

async function close(
  { tx }: Applying,
  order: Order,
  { type }: EventOf<'checkout.failed' | 'checkout.expired'>,
): Promise<true> {
  if (order.status !== 'open') return true
  const status = type === 'checkout.failed' ? 'failed' : 'expired'
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id))
  return true
}

async function enter(
  { tx }: Applying,
  order: Order,
  movement: {
    readonly kind: 'payment' | 'refund' | 'chargeback'
    readonly ref: string
    readonly cents: number
    readonly currency: string
    readonly event: PaymentEvent
  },
): Promise<boolean> {
  const entered = await tx
    .insert(paymentLedger)
    .values({
      orderId: order.id,
      kind: movement.kind,
      amountCents: movement.cents,
      currency: movement.currency,
      providerRef: movement.ref,
      eventId: movement.event.id,
      at: new Date(movement.event.at),
    })
    .onConflictDoNothing()
    .returning({ id: paymentLedger.id })
  return entered.length > 0
}

async function addTask({ tx, at, consequences }: Applying, kind: TaskKind, order: Order) {
  await tx.insert(paymentTasks).values({ kind, orderId: order.id, dueAt: at }).onConflictDoNothing()
  consequences.push({ kind: 'task.due' })
}

/** The order is paid for. Paid a second time, or after it was given up, it counts all the same: the money came. */
async function pay(
  applying: Applying,
  order: Order,
  event: EventOf<'checkout.paid'>,
): Promise<true> {
  const { paymentRef, subscriptionRef, amountCents: cents, currency } = event
  if (paymentRef !== null) {
    const movement = { kind: 'payment', ref: paymentRef, cents, currency, event } as const
    if (!(await enter(applying, order, movement))) return true
  }
  await markPaid(applying, order, event.at, { paymentRef, subscriptionRef })
  if (subscriptionRef === null) await deliver(applying, { ...order, paymentRef }, event.at)
  return true
}

/** @returns whether it was not paid before */
async function markPaid(
  { tx }: Applying,
  order: Order,
  atMs: number,
  refs: { readonly paymentRef: string | null; readonly subscriptionRef: string | null },
): Promise<boolean> {
  const isFirst = order.paidAt === null
  await tx
    .update(orders)
    .set({
      ...(isFirst && { paidAt: new Date(atMs) }),
      ...(['open', 'failed', 'expired'].includes(order.status) && { status: 'paid' as const }),
      ...(refs.paymentRef !== null && { paymentRef: refs.paymentRef }),
      ...(refs.subscriptionRef !== null && { subscriptionRef: refs.subscriptionRef }),
    })
    .where(eq(orders.id, order.id))
  if (!isFirst) return false
  if (order.coupon !== null) {
    await tx
      .update(coupons)
      .set({ uses: sql`${coupons.uses} + 1` })
      .where(eq(coupons.code, order.coupon))
  }
  if (order.payLinkHash !== null) {
    await tx
      .update(payLinks)
      .set({ usedBy: order.id })
      .where(and(eq(payLinks.codeHash, order.payLinkHash), isNull(payLinks.usedBy)))
  }
  return true
}

/** Gives what was paid for once. */
async function deliver(applying: Applying, order: Order, atMs: number): Promise<void> {
  const { consequences } = applying
  switch (order.kind) {
    case 'gift':
      return giveGift(applying, order, new Date(atMs))
    case 'tournament':
      consequences.push({ kind: 'entry.paid', order })
      return
    case 'analysis':
      if (await hasOtherAnalysis(applying.tx, order)) {
        return orderRefund(applying, order, 'paid_twice')
      }
      consequences.push({ kind: 'analysis.paid', order })
      return
    case 'plan':
      // Paid for by somebody else, who is not charged again: the months of one payment.
      if (order.ownerId !== null && order.plan !== null) {
        await grantMonths(applying, order, order.ownerId, new Date(atMs))
      }
      return
    default:
      order.kind satisfies never
  }
}

async function grantMonths(
  { tx, consequences }: Applying,
  order: Order,
  accountId: number,
  at: Date,
): Promise<void> {
  const { months } = planPrices[order.plan ?? 'pro-monthly']
  await lockAccount(tx, accountId)
  await tx
    .insert(proGrants)
    .values({ accountId, source: 'gift', orderId: order.id, months, grantedAt: at })
    .onConflictDoNothing()
  await followGrants(tx, accountId)
  consequences.push({ kind: 'pro.changed', accountId })
}

/** To who has an account the months at once; to an address that nobody has a link, and to both a mail. */
async function giveGift(applying: Applying, order: Order, at: Date): Promise<void> {
  const { tx, consequences, createCode, hash } = applying
  const folded = (order.giftFor ?? '').toLowerCase()
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.emailFolded, folded),
        sql`${accounts.activatedAt} is not null`,
        isNull(accounts.closedAt),
      ),
    )
  const isOwn = account !== undefined && account.id === order.payerId
  const code = createCode()
  await tx
    .insert(gifts)
    .values({
      codeHash: hash(code),
      orderId: order.id,
      months: planPrices[order.plan ?? 'pro-monthly'].months,
      giftForFolded: folded,
      madeAt: at,
      validTo: addMonths(at, giftMonths),
      ...(account && !isOwn && { redeemedBy: account.id, redeemedAt: at }),
    })
    .onConflictDoNothing()
  if (account && !isOwn) {
    await grantMonths(applying, order, account.id, at)
    consequences.push({ kind: 'gift.given', order, accountId: account.id })
    return
  }
  consequences.push({ kind: 'gift.paid', order, code })
}

/** A payment of a subscription: Pro until the end of what it pays for. */
async function payInvoice(
  applying: Applying,
  order: Order,
  event: EventOf<'invoice.paid'>,
): Promise<true> {
  const { tx, consequences } = applying
  const { paymentRef, subscriptionRef, amountCents: cents, currency } = event
  const movement = { kind: 'payment', ref: paymentRef, cents, currency, event } as const
  if (!(await enter(applying, order, movement))) return true
  await markPaid(applying, order, event.at, { paymentRef, subscriptionRef })
  const accountId = order.ownerId
  // What was given back counts for nothing, also where the message of an older payment comes after it.
  if (accountId === null || isGivenBack(order)) return true
  await lockAccount(tx, accountId)
  if (await hasOtherSubscription(applying.tx, accountId, { subscriptionRef, at: applying.at })) {
    // Two tabs that both paid: one membership, and the other's money goes back.
    await orderRefund(applying, order, 'paid_twice')
    return true
  }
  const until = new Date(event.periodEnd)
  await tx
    .insert(proGrants)
    .values({
      accountId,
      source: 'subscription',
      orderId: order.id,
      subscriptionRef,
      until,
      grantedAt: new Date(event.at),
    })
    .onConflictDoUpdate({
      target: proGrants.subscriptionRef,
      set: { until: sql`greatest(${proGrants.until}, ${until.toISOString()}::timestamptz)` },
    })
  await keepMembership(applying.tx, order, {
    ...event,
    status: 'active',
    cancelAtPeriodEnd: null,
    cancelledAt: null,
    method: null,
    customerRef: null,
  })
  await followGrants(tx, accountId)
  consequences.push({ kind: 'pro.changed', accountId })
  return true
}

/** Orders all of an order's money back. The order pays for nothing from now on. */
async function orderRefund(applying: Applying, order: Order, why: string): Promise<void> {
  const { tx, at, consequences } = applying
  if (await createTaskStore(tx).orderRefund(order.id, why, at)) {
    consequences.push({ kind: 'task.due' })
  }
}

/** Two tabs that both paid for the analysis of a game: one is made. */
async function hasOtherAnalysis(tx: Database, { id, ownerId, gameUid }: Order): Promise<boolean> {
  if (ownerId === null || gameUid === null) return false
  await lockAccount(tx, ownerId)
  const others = and(
    eq(orders.kind, 'analysis'),
    eq(orders.ownerId, ownerId),
    eq(orders.gameUid, gameUid),
    eq(orders.status, 'paid'),
    ne(orders.id, id),
  )
  return (await tx.$count(orders, others)) > 0
}

const isGivenBack = ({ status }: Order) => status === 'refunding' || status === 'refunded'

async function changeSubscription(
  applying: Applying,
  order: Order,
  event: EventOf<'subscription.changed'>,
): Promise<true> {
  const { ownerId: accountId } = order
  if (accountId === null) return true
  const { tx, consequences } = applying
  await lockAccount(tx, accountId)
  if (isGivenBack(order)) return true
  if (
    await hasOtherSubscription(tx, accountId, {
      subscriptionRef: event.subscriptionRef,
      at: applying.at,
    })
  )
    return true
  await keepMembership(applying.tx, order, event)
  consequences.push({ kind: 'pro.changed', accountId })
  return true
}

/** Money went back: what it paid for is over, but games stay (S-63). */
async function returnMoney(
  applying: Applying,
  order: Order,
  event: EventOf<'payment.refunded' | 'payment.disputed'>,
): Promise<boolean> {
  const { tx, at, consequences } = applying
  // What was paid is not known yet: the message of the payment is on its way.
  if (order.paidAt === null) return false
  const kind = event.type === 'payment.refunded' ? 'refund' : 'chargeback'
  const { movementRef: ref, amountCents, currency } = event
  const movement = { kind, ref, cents: -amountCents, currency, event } as const
  if (!(await enter(applying, order, movement)) || !event.isWhole) return true
  await tx.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id))
  await tx.update(gifts).set({ revokedAt: at }).where(eq(gifts.orderId, order.id))
  const revoked = await tx
    .update(proGrants)
    .set({ revokedAt: at })
    .where(and(eq(proGrants.orderId, order.id), isNull(proGrants.revokedAt)))
    .returning({ accountId: proGrants.accountId })
  const [ended] = await tx
    .update(memberships)
    .set({ status: 'cancelled', cancelAtPeriodEnd: true, cancelledAt: at, validTo: at })
    .where(eq(memberships.orderId, order.id))
    .returning({ accountId: memberships.accountId })
  for (const accountId of new Set(
    [...revoked, ...(ended ? [ended] : [])].map((row) => row.accountId),
  )) {
    // oxlint-disable-next-line no-await-in-loop -- one, or the two of a gift
    await lockAccount(tx, accountId)
    // oxlint-disable-next-line no-await-in-loop -- see above
    await followGrants(tx, accountId)
    consequences.push({ kind: 'pro.changed', accountId })
  }
  if (kind === 'chargeback' && order.subscriptionRef !== null) {
    await addTask(applying, 'end-subscription', order)
  }
  consequences.push({ kind: 'money.returned', order, why: kind })
  return true
}
