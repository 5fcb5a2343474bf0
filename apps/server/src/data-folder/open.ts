import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../db/open.ts'
import { StartError } from '../start-error.ts'
import { refuseWhenHeld, takeLock } from './lock.ts'

export interface DataFolder {
  readonly database: OpenDatabase
  /** Closes the database and gives the lock back. */
  readonly close: () => Promise<void>
}

export interface OpenDataFolderOptions {
  readonly folder: string
  /** Move what is there away first. */
  readonly fresh: boolean
  readonly print: (line: string) => void
  readonly now: () => Date
  /** How long the database may take to open, in milliseconds. @default 60_000 */
  readonly timeoutMs?: number
}

/**
 * Opens the data folder: takes its lock and opens the database in it. Nothing is ever deleted;
 * what stands in the way is moved aside, and only when asked for or when it holds no data.
 * @throws StartError when another server uses the folder, or it can't be written, or it is damaged
 */
export async function openDataFolder(options: OpenDataFolderOptions): Promise<DataFolder> {
  const { folder, print, now } = options
  const lock = join(folder, 'server.lock')
  if (options.fresh && existsSync(folder)) {
    refuseWhenHeld(lock)
    print(`Moved the old data to ${moveAside(folder, `${folder}.broken-${stamp(now())}`)}`)
  }
  makeWritable(folder)
  const unlock = takeLock(lock)
  try {
    const database = await openPostgres(options)
    return {
      database,
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openPostgres({
  folder,
  print,
  now,
  timeoutMs,
}: OpenDataFolderOptions): Promise<OpenDatabase> {
  const postgres = join(folder, 'postgres')
  const unfinished = join(folder, 'postgres.unfinished')
  // The very first start was cut off, before anything could be kept.
  if (existsSync(unfinished) && existsSync(postgres)) {
    const aside = moveAside(postgres, `${postgres}.unfinished-${stamp(now())}`)
    print(`The first start was interrupted; moved its half-made database to ${aside}`)
  }
  const isNew = !existsSync(postgres) || readdirSync(postgres).length === 0
  // The engine would set up a new database over the files of the old one.
  if (!isNew && !existsSync(join(postgres, 'PG_VERSION'))) {
    throw damaged(folder, 'the file PG_VERSION is missing')
  }
  if (isNew) {
    print(`Creating the database in ${folder}`)
    writeFileSync(unfinished, '')
  } else {
    print(`Opening the database in ${folder}`)
  }
  try {
    const database = await openDatabase({ folder: postgres, ...(timeoutMs && { timeoutMs }) })
    rmSync(unfinished, { force: true })
    return database
  } catch (error) {
    throw isNew ? notCreated(folder, error) : damaged(folder, reasonOf(error), error)
  }
}

function makeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new StartError({
      what: `The data folder ${folder} can't be written (${reasonOf(cause)}).`,
      how: ['make it writable', 'or choose another one: npm start -- --data DIR'],
      cause,
    })
  }
}

function moveAside(from: string, to: string): string {
  try {
    renameSync(from, to)
    return to
  } catch (cause) {
    throw new StartError({
      what: `${from} can't be moved to ${to} (${reasonOf(cause)}).`,
      how: ['move it away yourself', 'or choose another folder: npm start -- --data DIR'],
      cause,
    })
  }
}

function damaged(folder: string, reason: string, cause?: unknown): StartError {
  return new StartError({
    what: `The database in ${folder} is damaged and can't be opened (${reason}).`,
    why: 'None of your data was changed, and nothing was deleted. To go on, either:',
    how: [
      'put a copy of the folder back in its place and start again',
      'or start with an empty one: npm start -- --fresh (it moves the damaged folder aside and keeps it)',
    ],
    cause,
  })
}

function notCreated(folder: string, cause: unknown): StartError {
  return new StartError({
    what: `The database could not be created in ${folder} (${reasonOf(cause)}).`,
    how: [
      'check that the disk has 100 MB free',
      'or choose another folder: npm start -- --data DIR',
    ],
    cause,
  })
}

function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [line = ''] = (root instanceof Error ? root.message : String(root)).split('\n')
  // What the engine's WebAssembly says when it stops by itself.
  return line.startsWith('Aborted()') ? 'the database engine stopped while it opened' : line
}

/** Such as `20260131T120000Z`. */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
