import { eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PaymentEvent } from '../../domain/payments/payment-event.ts'
import type { NewOrder } from '../../domain/payments/payment-store.ts'
import { addMonths } from '../../domain/payments/pro-grants.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { testDatabase } from '../../testing/test-database.ts'
import {
  accounts,
  memberships,
  orders,
  paymentLedger,
  paymentTasks,
  players,
  proGrants,
} from '../schema.ts'
import { createPaymentStore } from './payment-store.ts'

const database = testDatabase()
const start = Date.parse('2026-01-31T12:00:00Z')
const hour = 3_600_000

/** How many random histories are tried: 1,000 in a full run. */
const histories = process.env['KINGSIDE_FULL'] === '1' ? 1_000 : 40

/** A sequence of numbers from 0 to 1 that is the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function newAccount(): Promise<number> {
  const uid = createUid().slice(0, 16)
  const at = new Date(start)
  const db = database()
  const [player] = await db
    .insert(players)
    .values({ uid, kind: 'member', name: uid, createdAt: at })
    .returning()
  const email = `${uid.toLowerCase()}@kingside.example`
  const [account] = await db
    .insert(accounts)
    .values({
      playerId: player?.id ?? 0,
      email,
      emailFolded: email,
      createdAt: at,
      activatedAt: at,
    })
    .returning()
  return account?.id ?? 0
}

const orderFor = (ownerId: number, part: Partial<NewOrder> = {}): NewOrder => ({
  id: createUid(),
  kind: 'plan',
  payerId: ownerId,
  ownerId,
  plan: 'pro-monthly',
  tournamentId: null,
  gameUid: null,
  analyst: null,
  giftFor: null,
  payLinkHash: null,
  coupon: null,
  amountCents: 599,
  currency: 'USD',
  language: 'en',
  pressKey: null,
  ...part,
})

/** What the provider says of a subscription that is paid `payments` times, in the order in which it happens. */
function lifeOf(
  orderId: string,
  ends: { readonly payments: number; readonly how: 'goes-on' | 'cancelled' | 'refund' | 'dispute' },
): readonly PaymentEvent[] {
  const subscriptionRef = `sub_${orderId}`
  let clock = start
  const head = () => ({ id: createUid(), at: (clock += hour), orderId })
  const endOf = (payment: number) => addMonths(new Date(start), payment).getTime()
  const changed = (payment: number, isEnding = false, isOver = false): PaymentEvent => ({
    ...head(),
    type: 'subscription.changed',
    subscriptionRef,
    status: isOver ? 'cancelled' : 'active',
    periodEnd: endOf(payment),
    cancelAtPeriodEnd: isEnding,
    cancelledAt: isEnding ? clock : null,
    method: 'card',
    customerRef: 'cus_1',
  })
  const events: PaymentEvent[] = [
    {
      ...head(),
      type: 'checkout.paid',
      sessionRef: `cs_${orderId}`,
      paymentRef: null,
      subscriptionRef,
      amountCents: 599,
      currency: 'USD',
    },
    changed(1),
  ]
  for (let payment = 1; payment <= ends.payments; payment += 1) {
    events.push({
      ...head(),
      type: 'invoice.paid',
      subscriptionRef,
      paymentRef: `in_${orderId}_${payment}`,
      amountCents: 599,
      currency: 'USD',
      periodEnd: endOf(payment),
      isFirst: payment === 1,
    })
    events.push(changed(payment))
  }
  if (ends.how === 'cancelled') {
    events.push(changed(ends.payments, true), changed(ends.payments, true, true))
  }
  if (ends.how === 'refund' || ends.how === 'dispute') {
    events.push({
      ...head(),
      type: ends.how === 'refund' ? 'payment.refunded' : 'payment.disputed',
      movementRef: `re_${orderId}`,
      amountCents: 599,
      currency: 'USD',
      isWhole: true,
    })
  }
  return events
}

/** Delivers in a random order, some of it twice. */
function shuffled(events: readonly PaymentEvent[], random: () => number): readonly PaymentEvent[] {
  const twice = events.flatMap((event) => (random() < 0.3 ? [event, event] : [event]))
  const keyed = twice.map((event) => ({ event, key: random() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ event }) => event)
}

it(`${histories} random orders of messages, told twice and cut off by restarts, end in the same books`, async () => {
  const db = database()
  for (let seed = 1; seed <= histories; seed += 1) {
    const random = randomOf(seed)
    const ownerId = await newAccount()
    const store = createPaymentStore(db)
    const how = (['goes-on', 'cancelled', 'refund', 'dispute'] as const)[seed % 4] ?? 'goes-on'
    const payments = 1 + Math.floor(random() * 3)
    const main = orderFor(ownerId)
    await store.addOrder(main, new Date(start))
    const events = shuffled(lifeOf(main.id, { payments, how }), random)
    for (const event of events) {
      const world = { createCode: createUid, hash: (code: string) => code }
      const apply = () => store.apply(event, new Date(start + hour), world)
      if (random() < 0.3) {
        // A server that dies before the transaction ends leaves nothing of it; the provider sends it again.
        await db
          .transaction(async (tx) => {
            await createPaymentStore(tx).apply(event, new Date(start + hour), world)
            throw new Error('The server died.')
          })
          .catch(() => {})
      }
      await apply()
    }
    const isReturned = how === 'refund' || how === 'dispute'
    const [account] = await db.select().from(accounts).where(eq(accounts.id, ownerId))
    const [membership] = await db
      .select()
      .from(memberships)
      .where(eq(memberships.accountId, ownerId))
    const [order] = await db.select().from(orders).where(eq(orders.id, main.id))
    const [books] = await db
      .select({ cents: sql<number>`sum(${paymentLedger.amountCents})::int` })
      .from(paymentLedger)
      .where(eq(paymentLedger.orderId, main.id))
    const grants = await db.select().from(proGrants).where(eq(proGrants.accountId, ownerId))
    const end = addMonths(new Date(start), payments)
    expect({
      seed,
      proUntil: account?.proUntil,
      status: order?.status,
      isRunning: membership?.status === 'active',
      cents: books?.cents,
      grants: grants.filter(({ revokedAt }) => revokedAt === null).length,
    }).toEqual({
      seed,
      proUntil: isReturned ? null : end,
      status: isReturned ? 'refunded' : 'paid',
      isRunning: how === 'goes-on',
      cents: 599 * payments - (isReturned ? 599 : 0),
      grants: isReturned ? 0 : 1,
    })
  }
}, 900_000)

it('of two subscriptions of one member, told in any order, one stays and the other goes back', async () => {
  const db = database()
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = randomOf(1_000 + seed)
    const ownerId = await newAccount()
    const store = createPaymentStore(db)
    const both = [orderFor(ownerId), orderFor(ownerId)]
    for (const order of both) await store.addOrder(order, new Date(start))
    const events = both.flatMap(({ id }) => lifeOf(id, { payments: 1, how: 'goes-on' }))
    for (const event of shuffled(events, random)) {
      await store.apply(event, new Date(start + hour), {
        createCode: createUid,
        hash: (code) => code,
      })
    }
    const ids = both.map(({ id }) => id)
    const rows = await db.select().from(orders).where(inArray(orders.id, ids))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunding'])
    const [account] = await db.select().from(accounts).where(eq(accounts.id, ownerId))
    expect(account?.proUntil).toEqual(addMonths(new Date(start), 1))
    expect(await db.$count(paymentTasks, inArray(paymentTasks.orderId, ids))).toBe(1)
  }
})
