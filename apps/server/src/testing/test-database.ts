import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../db/database.ts'
import { type OpenDatabase, openDatabase } from '../db/open.ts'

/**
 * One database in memory for the tests of a file, migrated and seeded.
 * @returns a function that gives it to a test
 */
export function testDatabase(): () => Database {
  let database: OpenDatabase | null = null
  beforeAll(async () => {
    database = await openDatabase({ folder: null })
  }, 60_000)
  afterAll(() => database?.close())
  return () => {
    if (!database) throw new Error('The test database is open in tests only.')
    return database.db
  }
}
