import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identityStatuses, verificationStatuses, verificationWays } from '@kingside/api/facts'
import type { FideForm } from '../../domain/fide/verification.ts'
import { accounts } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id)

/** Who asked to have which FIDE ID, or a new one, and what came of it. An account has one that is open at most. */
export const fideVerifications = pgTable(
  'fide_verifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    status: text({ enum: verificationStatuses }).notNull(),
    way: text({ enum: verificationWays }).notNull(),
    /** Null: the federation is to give one. */
    fideId: integer('fide_id'),
    /** What was filled in where the federation is to give an id. */
    form: jsonb().$type<FideForm>(),
    /** Uploaded files; all three are taken away with the decision. */
    avatar: text(),
    selfieWithId: text('selfie_with_id'),
    parentConsent: text('parent_consent'),
    hasAgreed: boolean('has_agreed').notNull().default(false),
    /** What the member wrote. */
    comment: text().notNull().default(''),
    /** Why an identity check did not decide it; operators read it. */
    note: text().notNull().default(''),
    /** Why it was not approved; the member reads it. */
    reason: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** Since when it waits in its status. */
    changedAt: at('changed_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('fide_verifications_account').on(table.accountId, table.id),
    index('fide_verifications_status').on(table.status, table.way, table.changedAt),
    uniqueIndex('fide_verifications_open')
      .on(table.accountId)
      .where(sql`${table.status} in ('draft', 'wait_for_approve')`),
  ],
)

/** Identity checks at the provider. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    /** The provider's. */
    id: text().primaryKey(),
    accountId: accountId(),
    fideId: integer('fide_id').notNull(),
    status: text({ enum: identityStatuses }).notNull(),
    /** Whether the newest documents were refused. */
    isRefused: boolean('is_refused').notNull().default(false),
    createdAt: at('created_at').notNull(),
    /** When the provider made the newest message that counted; messages may come in any order. */
    messageAt: at('message_at'),
  },
  (table) => [index('identity_sessions_account').on(table.accountId, table.createdAt)],
)

/** Messages of the identity provider that were taken: each counts once. */
export const identityMessages = pgTable(
  'identity_messages',
  {
    id: text().primaryKey(),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [index('identity_messages_taken').on(table.takenAt)],
)

/** What operators said to titled players who asked for Pro without payment. */
export const freeProDecisions = pgTable('free_pro_decisions', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => accounts.id),
  isGranted: boolean('is_granted').notNull(),
  at: at('at').notNull(),
})
