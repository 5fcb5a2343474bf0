import { timeControlFacts } from '@kingside/api'
import { tournamentTimeControlFacts } from '@kingside/api/facts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../data-folder/open-storage.ts'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../testing/real-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import { players, timeControls } from './schema.ts'
import { createTimeControlStore } from './time-control-store.ts'
import { createVisitorStore } from './visitor-store.ts'

const log = { error: () => {} }
const at = new Date('2026-01-31T12:00:00.123Z')

it('tells where no database answers, without user and password', async () => {
  const opening = openStorage({
    databaseUrl: 'postgres://someone:hunter2@127.0.0.1:1/kingside',
    dataFolder: '/nowhere',
    fresh: false,
    print: () => {},
    log,
    now: () => at,
  })
  const failure: unknown = await opening.catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'StartError' })
  expect(String(failure)).toMatch(/at 127\.0\.0\.1:1\/kingside can't be opened \(.*ECONNREFUSED/)
  expect(String(failure)).not.toMatch(/hunter2|someone/)
})

const programs = postgresPrograms()
if (programs === null) sayWithoutPostgres()

describe.skipIf(programs === null)('a Postgres of its own', () => {
  let postgres: RealPostgres
  beforeAll(async () => {
    postgres = await startRealPostgres(programs ?? '')
  }, 60_000)
  afterAll(() => postgres.stop())

  it('gets the same schema and fixed data, also when several processes start at once', async () => {
    const url = postgres.createDatabase()
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres({ url, log })))
    const [first] = opened
    if (!first) throw new Error('None was opened.')
    const all = [...timeControlFacts, ...tournamentTimeControlFacts]
    expect(await first.db.select().from(timeControls).orderBy(timeControls.id)).toEqual(
      all.toSorted((one, other) => one.id - other.id),
    )
    expect(await createTimeControlStore(first.db).list()).toHaveLength(timeControlFacts.length)
    await Promise.all(opened.map(({ close }) => close()))
    const again = await openPostgres({ url, log })
    await again.check()
    await again.close()
    await expect(again.check()).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/after calling end/) },
    })
  })

  it('stores visitors as the embedded one does: ids as numbers, times to the millisecond', async () => {
    const { db, close } = await openPostgres({ url: postgres.createDatabase(), log })
    const visitors = createVisitorStore(db)
    const made = await visitors.create({ uid: 'secret', playerUid: 'public' }, at)
    expect(await visitors.find('secret')).toEqual(made)
    expect(await visitors.find('another')).toBeNull()
    expect(made.id).toBe(1)
    expect((await db.select().from(players))[0]?.createdAt).toEqual(at)
    await close()
  })

  it('serves many calls at once and survives that its connections are cut', async () => {
    const url = postgres.createDatabase()
    const errors: string[] = []
    const { db, check, close } = await openPostgres({
      url,
      connections: 3,
      log: { error: (event) => errors.push(event) },
    })
    const visitors = createVisitorStore(db)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        visitors.create({ uid: `uid-${n}`, playerUid: `player-${n}` }, at),
      ),
    )
    expect(await db.$count(players)).toBe(40)
    const { close: closeOther, db: other } = await openPostgres({ url, log })
    await other.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => errors).toContain('database.connection')
    // A call that was under way on a cut connection fails; those after it get a new one.
    await expect.poll(() => check().then(() => 'ok', String)).toBe('ok')
    await Promise.all([close(), closeOther()])
  })
})
