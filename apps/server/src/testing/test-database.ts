import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../db/database.ts'
import type { OpenDatabase } from '../db/open.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { openCopy } from './database-snapshot.ts'
import { postgresPrograms, sayWithoutPostgres, startRealPostgres } from './real-postgres.ts'

/**
 * One database for the tests of a file, migrated and seeded: the embedded one in memory, or with
 * `KINGSIDE_TEST_DATABASE=postgres` a real Postgres, where one is installed.
 * @returns a function that gives it to a test
 */
export function testDatabase(): () => Database {
  let database: OpenDatabase | null = null
  beforeAll(async () => {
    database =
      process.env['KINGSIDE_TEST_DATABASE'] === 'postgres' ? await openReal() : await openCopy()
  }, 60_000)
  afterAll(() => database?.close())
  return () => {
    if (!database) throw new Error('The test database is open in tests only.')
    return database.db
  }
}

async function openReal(): Promise<OpenDatabase> {
  const programs = postgresPrograms()
  if (programs === null) {
    sayWithoutPostgres()
    return openCopy()
  }
  const postgres = await startRealPostgres(programs)
  const database = await openPostgres({ url: postgres.createDatabase(), log: { error: () => {} } })
  return {
    ...database,
    close: async () => {
      await database.close()
      postgres.stop()
    },
  }
}
