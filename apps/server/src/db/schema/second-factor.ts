import { bigint, index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

const accountId = () =>
  bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The authenticator app of an account: one. */
export const secondFactors = pgTable('second_factors', {
  accountId: accountId().primaryKey(),
  /** Encrypted by a key of the server's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: at('created_at').notNull(),
  /** Null until a code has shown that the app has it: then it counts. */
  confirmedAt: at('confirmed_at'),
  /** The step of time whose code was used last: it and those before it are used up. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** What signs in once without the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: accountId(),
    /** HMAC of the code. */
    hash: text().notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
)

/** Sign-ins that wait for their code. */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    /** SHA-256 of the ticket. */
    hash: text().primaryKey(),
    accountId: accountId(),
    tries: smallint().notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sign_in_tickets_expiry').on(table.expiresAt)],
)
