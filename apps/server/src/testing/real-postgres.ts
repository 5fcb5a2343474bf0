import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** A Postgres of its own for a test file, without any data. */
export interface RealPostgres {
  /** Makes an empty database and answers with its address. */
  readonly createDatabase: () => string
  /** The process that started all others of it. */
  readonly pid: number
  readonly stop: () => void
}

const root = '/usr/lib/postgresql'

/** Where the programs of the newest installed Postgres are; null when there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(root)) return null
  const [newest] = readdirSync(root)
    .map((version) => join(root, version, 'bin'))
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newest ?? null
}

/** Tells aloud that the tests against a real Postgres do not run here. */
export function sayWithoutPostgres(): void {
  console.warn(
    `Not run: the tests against a real Postgres. There is none in ${root}; install it with: apt-get install postgresql`,
  )
}

/**
 * Starts a Postgres in a temporary folder on a free port. Postgres refuses to run as root, so root
 * runs it as the user `postgres`.
 * @param programs of `postgresPrograms`
 * @param options.durable whether a commit waits for the disk, as in production. @default false
 */
export async function startRealPostgres(
  programs: string,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kingside-postgres-'))
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) => {
    const command = join(programs, program)
    const isRoot = process.getuid?.() === 0
    const [file, rest] = isRoot
      ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
      : [command, args]
    // pg_ctl leaves the server behind with our pipes, which would keep us waiting for their end.
    const stdio = program === 'pg_ctl' ? 'ignore' : 'pipe'
    const { status, stderr } = spawnSync(file, rest, { cwd: '/', stdio, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr ?? ''}`)
  }
  chmodSync(folder, 0o777)
  const port = await freePort()
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const safety = durable ? '' : ' -c fsync=off -c full_page_writes=off'
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1${safety}`
  run('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings)
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)
  let databases = 0
  return {
    pid: Number(pid),
    createDatabase: () => {
      const name = `test_${(databases += 1)}`
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name)
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    stop: () => {
      run('pg_ctl', 'stop', '-D', data, '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
