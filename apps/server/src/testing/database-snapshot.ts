import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import type { OpenDatabase } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import { seed } from '../db/seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, for the database that its test files begin with. */
    readonly databaseFolder: string
  }
}

/** Vitest calls it once for a run. @returns what is done after it */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kingside-tests-'))
  project.provide('databaseFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * The embedded database in memory, migrated and seeded. The first test file of a run makes it; the others begin
 * with a copy, which takes a third of the time.
 */
export async function openCopy(): Promise<OpenDatabase> {
  const file = join(inject('databaseFolder'), 'database.tar')
  const client = existsSync(file)
    ? openEmbedded('memory://', { loadDataDir: new Blob([await readFile(file)]) })
    : await makeFirst(file)
  await client.waitReady
  const db = drizzle({ client, schema })
  return {
    db,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    check: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}

async function makeFirst(file: string): Promise<PGlite> {
  const client = openEmbedded('memory://')
  await client.waitReady
  const db = drizzle({ client, schema })
  await migrate(db)
  await seed(db)
  const dump = await client.dumpDataDir('none')
  // Several files may make it at once: each sees it whole or not at all.
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await dump.arrayBuffer()))
  await rename(own, file)
  return client
}
