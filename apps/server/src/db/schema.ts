import { bigint, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const boardType = pgEnum('board_type', [
  'classic',
  'rapid',
  'blitz',
  'armageddon',
  'bullet',
  'daily',
])

export const timeControls = pgTable('time_controls', {
  id: integer().primaryKey(),
  name: text().notNull(),
  boardType: boardType('board_type').notNull(),
  whiteStartSeconds: integer('white_start_seconds').notNull(),
  blackStartSeconds: integer('black_start_seconds').notNull(),
  additionalSeconds: integer('additional_seconds').notNull(),
  additionalTimeMove: integer('additional_time_move').notNull(),
  incrementSeconds: integer('increment_seconds').notNull(),
  incrementStartMove: integer('increment_start_move').notNull(),
})

export const visitors = pgTable('visitors', {
  /** Names the visitor to others; the uid itself is a secret. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** SHA-256 of the uid, so that a copy of the database lets nobody pass for a visitor. */
  uidHash: text('uid_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})
