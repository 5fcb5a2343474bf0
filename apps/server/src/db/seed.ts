import { timeControlFacts } from '@kingside/api'
import { tournamentTimeControlFacts } from '@kingside/api/facts'
import { getTableColumns, sql } from 'drizzle-orm'
import { seedFederationPlayers } from './accounts/seed-federation-players.ts'
import type { Database } from './database.ts'
import { timeControls } from './schema.ts'

/** Writes the fixed data: what is there already is brought up to date, and nothing else is touched. */
export async function seed(db: Database): Promise<void> {
  const { id: _key, ...columns } = getTableColumns(timeControls)
  const fromSeed = Object.entries(columns).map(([field, column]) => [
    field,
    sql`excluded.${sql.identifier(column.name)}`,
  ])
  await db
    .insert(timeControls)
    .values([...timeControlFacts, ...tournamentTimeControlFacts])
    .onConflictDoUpdate({ target: timeControls.id, set: Object.fromEntries(fromSeed) })
  await seedFederationPlayers(db)
}
