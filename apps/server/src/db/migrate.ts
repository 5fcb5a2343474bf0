import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator'
import type * as schema from './schema.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the embedded database to this version's schema; each migration runs once, in a transaction. */
export async function migrate(db: PgliteDatabase<typeof schema>): Promise<void> {
  await applyToPglite(db, { migrationsFolder })
}

/** Does the same with a Postgres of its own; one process at a time may do it. */
export async function migratePostgres(db: NodePgDatabase<typeof schema>): Promise<void> {
  await applyToPostgres(db, { migrationsFolder })
}
