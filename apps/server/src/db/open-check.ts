import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** Reads a row of each table: a damaged one shows at the start rather than to a player. */
export async function readEachTable(db: Database): Promise<void> {
  for (const table of Object.values(schema)) {
    if (is(table, PgTable)) await db.select().from(table).limit(1)
  }
}

/** Rejects when `work` has not ended after `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
