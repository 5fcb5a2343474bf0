import { locales, masterclassKinds, masterclassStatuses } from '@kingside/api/facts'
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const masterclasses = pgTable(
  'masterclasses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in addresses. */
    slug: text().notNull().unique(),
    kind: text({ enum: masterclassKinds }).notNull(),
    status: text({ enum: masterclassStatuses }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    lecturer: text().notNull(),
    lecturerTitle: text('lecturer_title').notNull(),
    language: text({ enum: locales }).notNull(),
    startsAt: at('starts_at').notNull(),
    minutes: smallint().notNull(),
    isFree: boolean('is_free').notNull(),
    /** An address elsewhere. */
    stream: text(),
    /** The name of a file in the folder of recordings. */
    recording: text(),
    captions: text(),
  },
  (table) => [index('masterclasses_by_start').on(table.status, table.startsAt)],
)

/** Who wants a mail before it begins. */
export const masterclassReminders = pgTable(
  'masterclass_reminders',
  {
    masterclassId: bigint('masterclass_id', { mode: 'number' })
      .notNull()
      .references(() => masterclasses.id, { onDelete: 'cascade' }),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    /** When its turn came: a mail goes out once. */
    takenAt: at('taken_at'),
  },
  (table) => [
    primaryKey({ columns: [table.masterclassId, table.playerId] }),
    index('masterclass_reminders_of_player').on(table.playerId),
  ],
)
