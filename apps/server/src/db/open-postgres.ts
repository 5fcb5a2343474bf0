import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import type { Log } from '../log.ts'
import { migratePostgres } from './migrate.ts'
import { readEachTable, within } from './open-check.ts'
import type { OpenDatabase } from './open.ts'
import * as schema from './schema.ts'
import { seed } from './seed.ts'

export interface OpenPostgresOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string
  readonly log: Log
  /** How many connections this process may hold. @default 10 */
  readonly connections?: number
  /** How long opening may take, the wait for another process that migrates included, in milliseconds. @default 60_000 */
  readonly timeoutMs?: number
  /** A statement that takes longer is ended, so that a call never holds a connection for ever; 0 waits. @default 15_000 */
  readonly statementTimeoutMs?: number
}

/** Held while a process brings the schema up to date; any number that no other program uses. */
const migrationLock = 5_464_743

/**
 * Opens a Postgres, brings it to this version's schema and writes the fixed data. Several processes
 * may do this at once: one migrates while the others wait.
 * Rejects, with every connection closed, when it can't be reached or time runs out.
 */
export async function openPostgres({
  url,
  log,
  connections = 10,
  timeoutMs = 60_000,
  statementTimeoutMs = 15_000,
}: OpenPostgresOptions): Promise<OpenDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  // A connection that breaks while nothing is asked of it would end the process.
  client.on('error', (error) => log.error('database.connection', {}, error))
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'kingside',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  })
  pool.on('error', (error) => log.error('database.connection', {}, error))
  const db = drizzle({ client: pool, schema })
  const open = async () => {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const migrating = drizzle({ client, schema })
    await migratePostgres(migrating)
    await seed(migrating)
    await readEachTable(db)
  }
  try {
    await within(timeoutMs, open())
  } catch (error) {
    await within(2_000, pool.end()).catch(() => {})
    throw error
  } finally {
    // Ending the connection gives the lock back.
    await within(2_000, client.end()).catch(() => {})
  }
  return {
    db,
    jobs: {
      db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
      backend: 'postgres',
    },
    check: async () => void (await db.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}
