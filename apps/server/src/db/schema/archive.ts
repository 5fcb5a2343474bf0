import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The file with all finished games of a member: the one that was asked for last. */
export const gamesArchives = pgTable(
  'games_archives',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .primaryKey()
      .references(() => accounts.id),
    /** In its address; another with each request. */
    key: text().notNull().unique(),
    status: text({ enum: ['making', 'ready', 'failed'] }).notNull(),
    /** When it and those of the day before were asked for, as ISO dates; one that failed does not count. */
    asked: jsonb().$type<readonly string[]>().notNull(),
    /** Null until it is ready. */
    madeAt: at('made_at'),
    /** When it is taken away, ready or not. */
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('games_archives_expiry').on(table.expiresAt)],
)

/**
 * The parts of such a file, each kept as a file of its own: whoever makes it goes on after the last one. Parts of a key
 * that no archive has any more are taken away.
 */
export const gamesArchiveParts = pgTable(
  'games_archive_parts',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    /** The archive's. */
    key: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    /** The name of its file. */
    file: text().notNull(),
    /** How many are in it. */
    games: integer().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** The internal id of its last game: the next part has older ones. */
    lastGameId: bigint('last_game_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.position] })],
)
