import { integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

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
