import { locales } from '@kingside/api'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { players } from './players.ts'

/** What people wrote to the operator, until the operator deletes it. */
export const supportMessages = pgTable('support_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Null is a browser that the server did not know. */
  playerId: bigint('player_id', { mode: 'number' }).references(() => players.id),
  subject: text().notNull(),
  message: text().notNull(),
  replyTo: text('reply_to').notNull(),
  language: text({ enum: locales }).notNull(),
  /** When the writer has agreed to the terms, where the form asks for it. */
  agreedAt: timestamp('agreed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
