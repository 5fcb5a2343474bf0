import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Any Postgres that Drizzle can talk to; the stores know no more than this. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
