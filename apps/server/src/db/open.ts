import { drizzle } from 'drizzle-orm/pglite'
import { sql } from 'drizzle-orm'
import { fromPglite } from 'pg-boss'
import type { JobDatabase } from '../jobs/job-queue.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { readEachTable, within } from './open-check.ts'
import * as schema from './schema.ts'
import { seed } from './seed.ts'

export interface OpenDatabase {
  readonly db: Database
  /** For the job library, which writes its statements itself. */
  readonly jobs: JobDatabase
  /** Rejects when the database does not answer. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface OpenOptions {
  /** The folder of the database; `null` keeps it in memory. */
  readonly folder: string | null
  /** How long opening may take, in milliseconds. @default 60_000 */
  readonly timeoutMs?: number
}

/**
 * Opens the embedded Postgres, brings it to this version's schema and writes the fixed data.
 * Rejects, with the database closed, when the folder is damaged or time runs out.
 */
export async function openDatabase({
  folder,
  timeoutMs = 60_000,
}: OpenOptions): Promise<OpenDatabase> {
  const client = openEmbedded(folder ?? 'memory://')
  const db = drizzle({ client, schema })
  const close = async () => {
    if (!client.closed) await client.close()
  }
  const open = async () => {
    await client.waitReady
    await migrate(db)
    await seed(db)
    await readEachTable(db)
  }
  try {
    await within(timeoutMs, open())
  } catch (error) {
    // A database that failed to open may fail to close as well; the first failure is the one to report.
    await within(2_000, close()).catch(() => {})
    throw error
  }
  return {
    db,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    check: async () => void (await db.execute(sql`select 1`)),
    close,
  }
}
