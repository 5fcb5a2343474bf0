import { reportEvents } from '@kingside/api/facts'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What pages reported about the use of the site; swept after 30 days. */
export const reports = pgTable(
  'reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event: text({ enum: reportEvents }).notNull(),
    /** The call that failed, of an event that is a failure. */
    call: text(),
    /** The member's public uid; null is whoever is not signed in. */
    playerUid: text('player_uid'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('reports_created').on(table.createdAt)],
)
