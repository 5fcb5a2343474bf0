import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitors } from '../db/schema.ts'
import { createVisitorStore } from '../db/visitor-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openDataFolder } from './open.ts'

const now = () => new Date('2026-01-31T12:00:00Z')
/** As long as the server itself waits: to create a database takes what the machine has, and where it is busy 20 s. */
const creationMs = 60_000

const made = mkdtempSync(join(tmpdir(), 'kingside-sound-'))
const sound = join(made, '.data')

async function open(folder: string, fresh = false) {
  const lines: string[] = []
  const data = await openDataFolder({ folder, fresh, now, print: (line) => lines.push(line) })
  return { data, lines }
}

async function countVisitors(folder: string, fresh = false) {
  const { data, lines } = await open(folder, fresh)
  const count = await data.database.db.$count(visitors)
  await data.close()
  return { count, lines }
}

const aside = 'postgres.unfinished-20260131T120000Z'

/** What the first start after an interrupted one finds and leaves. */
let secondStart: { readonly visitors: number; readonly leaves: readonly string[] }

// A database is created once for all tests, and copied for each: nothing here takes longer.
beforeAll(async () => {
  mkdirSync(join(sound, 'postgres/base'), { recursive: true })
  writeFileSync(join(sound, 'postgres.unfinished'), '')
  const { data } = await open(sound)
  secondStart = {
    visitors: await data.database.db.$count(visitors),
    leaves: readdirSync(sound).toSorted(),
  }
  await createVisitorStore(data.database.db).create({ uid: 'u', playerUid: 'p' }, now())
  await data.close()
  rmSync(join(sound, aside), { recursive: true })
}, creationMs)
afterAll(() => rmSync(made, { recursive: true, force: true }))

function copyOfSound(): string {
  const folder = join(temporaryFolder(), '.data')
  cpSync(sound, folder, { recursive: true })
  return folder
}

it('keeps what was stored, and leaves no lock behind', async () => {
  const folder = copyOfSound()
  expect(await countVisitors(folder)).toEqual({
    count: 1,
    lines: [`Opening the database in ${folder}`],
  })
  expect(readdirSync(folder)).toEqual(['postgres'])
})

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith('postmaster.pid'))
    .toSorted()

const damages: [string, (postgres: string) => void][] = [
  ['a cut pg_control', (postgres) => truncateSync(join(postgres, 'global/pg_control'), 0)],
  [
    'garbage for pg_control',
    (postgres) => writeFileSync(join(postgres, 'global/pg_control'), Buffer.alloc(8192, 7)),
  ],
  ['no pg_control', (postgres) => rmSync(join(postgres, 'global/pg_control'))],
  ['no PG_VERSION', (postgres) => rmSync(join(postgres, 'PG_VERSION'))],
  ['no tables', (postgres) => rmSync(join(postgres, 'base'), { recursive: true })],
  ['no write-ahead log', (postgres) => rmSync(join(postgres, 'pg_wal'), { recursive: true })],
  [
    'garbage for tables',
    (postgres) => {
      for (const name of readdirSync(join(postgres, 'base'), {
        recursive: true,
        encoding: 'utf8',
      })) {
        if (/\/\d+$/.test(name)) writeFileSync(join(postgres, 'base', name), Buffer.alloc(8192, 7))
      }
    },
  ],
]

describe.each(damages)('a database with %s', (_, damage) => {
  it('is recognised, kept, and told how to go on', async () => {
    const folder = copyOfSound()
    damage(join(folder, 'postgres'))
    const before = files(folder)
    const failure: unknown = await open(folder).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'StartError' })
    expect(String(failure)).toMatch(
      /is damaged and can't be opened \(.+\)\.\nNone of your data was changed/,
    )
    expect(String(failure)).toMatch(/npm start -- --fresh/)
    expect(
      before.filter(
        (name) => !existsSync(join(folder, name)) && !name.endsWith('pg_internal.init'),
      ),
    ).toEqual([])
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })
})

it('closes the database', async () => {
  const { data } = await open(copyOfSound())
  await data.close()
  await expect(data.database.check()).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/closed/) },
  })
})

it(
  'starts anew when asked to, and keeps the old folder beside it',
  async () => {
    const folder = copyOfSound()
    writeFileSync(join(folder, 'postgres/PG_VERSION'), 'garbage')
    const { count, lines } = await countVisitors(folder, true)
    const broken = `${folder}.broken-20260131T120000Z`
    expect(count).toBe(0)
    expect(lines).toEqual([`Moved the old data to ${broken}`, `Creating the database in ${folder}`])
    expect(readFileSync(join(broken, 'postgres/PG_VERSION'), 'utf8')).toBe('garbage')
  },
  creationMs,
)

it('starts anew by itself when the very first start was cut off, and keeps what was made of it', () => {
  expect(secondStart).toEqual({ visitors: 0, leaves: ['postgres', aside, 'server.lock'] })
})

it('is refused to a second server, even one that wants to start anew', async () => {
  const folder = copyOfSound()
  const { data } = await open(folder)
  await expect(open(folder)).rejects.toThrow(/Another Kingside server/)
  await expect(open(folder, true)).rejects.toThrow(/Another Kingside server/)
  await data.close()
})

it('says so when the folder can not be written', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(open(join(file, '.data'))).rejects.toThrow(/can't be written \(ENOTDIR/)
})

it('gives up on a database that takes too long', async () => {
  const folder = copyOfSound()
  const late = openDataFolder({ folder, fresh: false, now, print: () => {}, timeoutMs: 1 })
  await expect(late).rejects.toThrow(/no answer within 0\.001 s/)
})
