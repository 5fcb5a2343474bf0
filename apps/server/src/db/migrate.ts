import { fileURLToPath } from 'node:url'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as applyMigrations } from 'drizzle-orm/pglite/migrator'
import type * as schema from './schema.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database to this version's schema; each migration runs once, in a transaction. */
export async function migrate(db: PgliteDatabase<typeof schema>): Promise<void> {
  await applyMigrations(db, { migrationsFolder })
}
