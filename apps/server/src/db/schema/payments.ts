import { locales } from '@kingside/api'
import {
  ledgerKinds,
  orderKinds,
  orderStatuses,
  paymentMethods,
  priceIds,
  purchaseStatuses,
} from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PaymentEvent } from '../../domain/payments/payment-event.ts'
import { grantSources } from '../../domain/payments/pro-grants.ts'
import type { SandboxSession, SandboxSubscription } from '../../payments/sandbox-state.ts'
import { taskKinds } from '../../domain/payments/payment-store.ts'
import { accounts } from './accounts.ts'
import { tournaments } from './tournaments.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const accountId = (name: string) => bigint(name, { mode: 'number' }).references(() => accounts.id)

/** What somebody wants to buy, from before it is paid for. */
export const orders = pgTable(
  'orders',
  {
    /** Random; the provider carries it along. */
    id: text().primaryKey(),
    kind: text({ enum: orderKinds }).notNull(),
    status: text({ enum: orderStatuses }).notNull().default('open'),
    /** Who pays; null is somebody without an account. */
    payerId: accountId('payer_id'),
    /** Who gets it; null is whoever redeems the gift. */
    ownerId: accountId('owner_id'),
    plan: text({ enum: priceIds }),
    tournamentId: bigint('tournament_id', { mode: 'number' }).references(() => tournaments.id),
    gameUid: text('game_uid'),
    giftFor: text('gift_for'),
    /** Of an analysis: whom the buyer asks for. */
    analyst: text(),
    /** Hash of the code of the link by which somebody else pays. */
    payLinkHash: text('pay_link_hash'),
    coupon: text(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    /** In which the mails about it are written. */
    language: text({ enum: locales }).notNull().default('en'),
    /** One press of a button is one order, however often it is sent. */
    pressKey: text('press_key'),
    sessionRef: text('session_ref').unique(),
    paymentRef: text('payment_ref').unique(),
    subscriptionRef: text('subscription_ref'),
    /** Why the money goes back. */
    refundReason: text('refund_reason'),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    /** Of an entry: when its seat was taken; a seat that is given back later gives the money back. */
    seatedAt: at('seated_at'),
  },
  (table) => [
    uniqueIndex('orders_press').on(table.payerId, table.pressKey),
    index('orders_owner').on(table.ownerId, table.createdAt),
    index('orders_payer').on(table.payerId, table.createdAt),
    index('orders_tournament').on(table.tournamentId, table.ownerId),
    index('orders_subscription').on(table.subscriptionRef),
    check('orders_amount', sql`${table.amountCents} >= 0`),
  ],
)

const orderId = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id)

/** What operators have done about an ordered analysis; without a row nobody has taken it yet. */
export const analysisWorks = pgTable('analysis_works', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** The operator's name in the audit log. */
  takenBy: text('taken_by').notNull(),
  takenAt: at('taken_at').notNull(),
  analyst: text(),
  videoUrl: text('video_url'),
  pgn: text(),
  deliveredAt: at('delivered_at'),
})

/** The money that moved, one row a movement; a trigger refuses to change or delete a row. */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: key(),
    orderId: orderId(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** Positive is money that came, negative is money that went back. */
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    /** The provider's id of the movement: each is counted once. */
    providerRef: text('provider_ref').notNull(),
    eventId: text('event_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_ledger_movement').on(table.kind, table.providerRef),
    index('payment_ledger_order').on(table.orderId),
  ],
)

/** The provider's messages, each taken once. A parked one came before what it is about. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    state: text({ enum: ['applied', 'ignored', 'parked'] }).notNull(),
    event: jsonb().$type<PaymentEvent>().notNull(),
    createdAt: at('created_at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    index('payment_events_parked')
      .on(table.receivedAt)
      .where(sql`${table.state} = 'parked'`),
  ],
)

/** The subscription of each member who ever had one: the newest. */
export const memberships = pgTable('memberships', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => accounts.id),
  /** Names it to the member. */
  id: text().notNull().unique(),
  orderId: orderId(),
  plan: text({ enum: priceIds }).notNull(),
  method: text({ enum: paymentMethods }).notNull(),
  status: text({ enum: purchaseStatuses }).notNull(),
  validTo: at('valid_to'),
  /** Null while the provider works on a change. */
  cancelAtPeriodEnd: boolean('cancel_at_period_end'),
  /** Since when it is null, so that a change that got lost is asked for anew. */
  unsettledSince: at('unsettled_since'),
  cancelledAt: at('cancelled_at'),
  customerRef: text('customer_ref'),
  subscriptionRef: text('subscription_ref').notNull().unique(),
  /** The time of the provider's message that it follows: older ones change nothing. */
  asOf: at('as_of').notNull(),
})

/** Why somebody has Pro: `accounts.pro_until` follows from these rows alone. */
export const proGrants = pgTable(
  'membership_grants',
  {
    id: key(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    source: text({ enum: grantSources }).notNull(),
    orderId: text('order_id').references(() => orders.id),
    /** Of a subscription: one row for each, whose end moves with every payment. */
    subscriptionRef: text('subscription_ref').unique(),
    /** Until when; null where it is a number of months, or for life. */
    until: at('until'),
    /** Months that begin when all before them is over. */
    months: smallint(),
    isForLife: boolean('is_for_life').notNull().default(false),
    /** Who gave it and why, as operators read it. */
    reason: text(),
    grantedAt: at('granted_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    index('membership_grants_account').on(table.accountId),
    uniqueIndex('membership_grants_order').on(table.orderId, table.source),
    check(
      'membership_grants_one_kind',
      sql`(${table.until} is not null)::int + (${table.months} is not null)::int + ${table.isForLife}::int = 1`,
    ),
  ],
)

/** Plans that were given: whoever has the link takes the months, once. */
export const gifts = pgTable('gifts', {
  /** SHA-256 of the code in the link. */
  codeHash: text('code_hash').primaryKey(),
  orderId: orderId().unique(),
  months: smallint().notNull(),
  /** In the form in which addresses are compared. */
  giftForFolded: text('gift_for_folded').notNull(),
  madeAt: at('made_at').notNull(),
  validTo: at('valid_to').notNull(),
  redeemedBy: accountId('redeemed_by'),
  redeemedAt: at('redeemed_at'),
  revokedAt: at('revoked_at'),
})

/** Links by which somebody else pays for a member: one for each member, the newest. */
export const payLinks = pgTable('pay_links', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => accounts.id),
  /** SHA-256 of the code in the link. */
  codeHash: text('code_hash').notNull().unique(),
  plan: text({ enum: priceIds }).notNull(),
  madeAt: at('made_at').notNull(),
  validTo: at('valid_to').notNull(),
  usedBy: text('used_by').references(() => orders.id),
})

/** Promo codes, folded to capitals. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  percentOff: smallint('percent_off').notNull(),
  /** The one plan that it is for; null is any. */
  plan: text({ enum: priceIds }),
  /** The one member whom it is for: special terms; null is anybody. */
  accountId: accountId('account_id'),
  /** Of special terms. */
  title: text(),
  validTo: at('valid_to'),
  /** How often it may be used; null is no limit. */
  maxUses: integer('max_uses'),
  uses: integer().notNull().default(0),
  createdAt: at('created_at').notNull(),
})

/** What is still to be asked of the provider: done once, tried until it is. */
export const paymentTasks = pgTable(
  'payment_tasks',
  {
    id: key(),
    kind: text({ enum: taskKinds }).notNull(),
    orderId: orderId(),
    attempts: integer().notNull().default(0),
    dueAt: at('due_at').notNull(),
    doneAt: at('done_at'),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('payment_tasks_once').on(table.kind, table.orderId),
    index('payment_tasks_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
)

/** What the sandbox's provider knows: sessions and subscriptions. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    ref: text().primaryKey(),
    kind: text({ enum: ['session', 'subscription'] }).notNull(),
    orderId: text('order_id').notNull(),
    state: jsonb().$type<SandboxSession | SandboxSubscription>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('sandbox_payments_order').on(table.orderId)],
)

/** What the sandbox's provider has to say, until it was heard: kept, so that a restart loses none of it. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: text().primaryKey(),
    body: text().notNull(),
    createdAt: at('created_at').notNull(),
    heardAt: at('heard_at'),
  },
  (table) => [
    index('sandbox_messages_unheard')
      .on(table.createdAt)
      .where(sql`${table.heardAt} is null`),
  ],
)
