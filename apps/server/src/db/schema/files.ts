import { fileKinds } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { players } from './players.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Files that members have sent; what is in them lies beside the database. */
export const files = pgTable(
  'files',
  {
    /** 128 random bits: part of the address of a picture that everybody sees. */
    id: text().primaryKey(),
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => players.id),
    kind: text({ enum: fileKinds }).notNull(),
    /** In bytes, as it was sent: what counts for the day. */
    sentSize: integer('sent_size').notNull(),
    /** In bytes, as it is kept; this and the next are null until it is. */
    size: integer(),
    mime: text(),
    /** Of a picture, in pixels. */
    width: integer(),
    height: integer(),
    createdAt: at('created_at').notNull(),
    /** When something took it; what nothing takes goes after a day. */
    usedAt: at('used_at'),
    deletedAt: at('deleted_at'),
    /** When its bytes were taken away; the row counts for its day still. */
    purgedAt: at('purged_at'),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_unused')
      .on(table.createdAt)
      .where(sql`${table.usedAt} is null`),
    index('files_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
)
