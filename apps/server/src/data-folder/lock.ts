import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { z } from 'zod/mini'
import { StartError } from '../start-error.ts'
import { processStart } from './process-start.ts'

const lockContent = z.object({ pid: z.int().check(z.positive()), started: z.string() })

/**
 * Takes the lock file of a data folder, so that no two servers write into one database. A lock whose
 * process is gone is taken over.
 * @returns a function that gives the lock back
 * @throws StartError while another server holds it
 */
export function takeLock(file: string): () => void {
  const own = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? 'unknown' })
  refuseWhenHeld(file)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, own, { flag: 'wx' })
  } catch (error) {
    // Another server came between the two lines above.
    refuseWhenHeld(file)
    throw error
  }
  return () => {
    if (readLock(file) === own) rmSync(file, { force: true })
  }
}

/** @throws StartError while a running server holds the lock */
export function refuseWhenHeld(file: string): void {
  const holder = parseLock(readLock(file))
  if (!holder || processStart(holder.pid) !== holder.started) return
  throw new StartError({
    what: `Another Kingside server (process ${holder.pid}) uses this data folder: ${file} belongs to it.`,
    why: 'Two servers would break the database, so this one did not start.',
    how: [
      'use the server that runs already, or stop it (Ctrl+C in its terminal) and start again',
      'give this one a folder of its own: npm start -- --data DIR',
    ],
  })
}

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parseLock(text: string | null): z.output<typeof lockContent> | null {
  if (text === null) return null
  try {
    return lockContent.parse(JSON.parse(text))
  } catch {
    return null
  }
}
