import { openPostgres } from '../db/open-postgres.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { type DataFolder, openDataFolder } from './open.ts'

export interface OpenStorageOptions {
  /** A Postgres to use; null keeps everything in `dataFolder`. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly fresh: boolean
  readonly print: (line: string) => void
  readonly log: Log
  readonly now: () => Date
}

/**
 * Opens the database that the settings name: a Postgres, else the embedded one in the data folder.
 * @throws StartError when it can't be reached, or the folder can't be used
 */
export async function openStorage(options: OpenStorageOptions): Promise<DataFolder> {
  const { databaseUrl, dataFolder: folder, fresh, print, log, now } = options
  if (databaseUrl === null) return openDataFolder({ folder, fresh, print, now })
  const place = placeOf(databaseUrl)
  print(`Opening the database at ${place}`)
  try {
    const database = await openPostgres({ url: databaseUrl, log })
    return { database, close: database.close }
  } catch (cause) {
    throw new StartError({
      what: `The database at ${place} can't be opened (${reasonOf(cause)}).`,
      how: [
        'check that Postgres 15 or later runs there, and that user, password and name in DATABASE_URL are right',
        'or leave DATABASE_URL out: then the database is kept in the data folder',
      ],
      cause,
    })
  }
}

/** Host, port and name; never user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

/** The innermost message: a query that failed says first which query it was. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause)
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line
}
