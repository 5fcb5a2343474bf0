import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { operatorActions } from '@kingside/api/facts'
import type { ActDetails } from '../../domain/operation/operator-acts.ts'
import { accounts, sessions } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Sign-ins to the operators' pages, apart from the sign-in to the site on which each stands. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of what the browser keeps. */
    hash: text().primaryKey(),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The sign-in to the site; when it ends, this one ends. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [index('operator_sessions_created').on(table.createdAt)],
)

/**
 * What operators did, written in the transaction of the act. A trigger refuses to change or delete a row, and each
 * row's hash covers the row before, so that what somebody changes in spite of it shows.
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    /** 1, 2, 3 …, without gaps. */
    id: bigint({ mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    /** The operator's e-mail address; `token` is a program with the operators' token. */
    operator: text().notNull(),
    action: text({ enum: operatorActions }).notNull(),
    /** Whom or what it was done to: a public uid or another id; empty where there is none. */
    subject: text().notNull(),
    /** What the operator wrote; empty where nothing is asked. */
    reason: text().notNull(),
    details: jsonb().$type<ActDetails>().notNull(),
    /** Of the row before; empty in the first. */
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('operator_acts_subject').on(table.subject),
    index('operator_acts_at').on(table.at),
  ],
)
