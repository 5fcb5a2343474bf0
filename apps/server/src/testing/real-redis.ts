import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

/** A Redis of its own for a test file, without any data. */
export interface RealRedis {
  readonly url: string
  /** Its process; null while it does not run. */
  readonly pid: () => number | null
  /** Ends it without a word, as a crash does; what it held is gone. */
  readonly kill: () => Promise<void>
  /** Starts it again, empty, at the same address. */
  readonly start: () => Promise<void>
  /** Keeps it from running until it is resumed; its connections stay. */
  readonly pause: () => void
  readonly resume: () => void
}

/** Where the program of the installed Redis is; null when there is none. */
export function redisProgram(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, 'redis-server')).find(isProgram) ?? null
}

/** Tells aloud that the tests against a real Redis do not run here. */
export function sayWithoutRedis(): void {
  console.warn(
    'Not run: the tests against a real Redis. There is no redis-server; install it with: apt-get install redis-server',
  )
}

/**
 * Starts a Redis on a free port. It keeps everything in memory.
 * @param program of `redisProgram`
 */
export async function startRealRedis(program: string): Promise<RealRedis> {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/']
  let child: ChildProcess | null = null
  const kill = async () => {
    const ending = child
    child = null
    if (!ending) return
    const gone = once(ending, 'exit')
    ending.kill('SIGKILL')
    await gone
  }
  const start = async () => {
    const started = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    child = started
    for await (const line of createInterface({ input: started.stdout })) {
      if (!line.includes('Ready to accept connections')) continue
      // Nobody reads on; a pipe that is full would stop it.
      started.stdout.resume()
      return
    }
    throw new Error('The Redis of the tests ended before it was ready.')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid ?? null,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
