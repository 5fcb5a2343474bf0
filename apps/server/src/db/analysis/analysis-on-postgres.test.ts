import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../../testing/real-postgres.ts'
import { blitzGame, testRooms, twoPlayers } from '../../testing/test-rooms.ts'
import { openPostgres } from '../open-postgres.ts'
import type { OpenDatabase } from '../open.ts'
import { createAllowanceStore } from './allowance-store.ts'
import { createAnalysisStore } from './analysis-store.ts'

const programs = postgresPrograms()
if (programs === null) sayWithoutPostgres()

/** PGlite has one connection, so only a real Postgres can show two processes at once. */
describe.skipIf(programs === null)('analysis in two processes on one Postgres', () => {
  let postgres: RealPostgres
  let processes: readonly OpenDatabase[]
  beforeAll(async () => {
    postgres = await startRealPostgres(programs ?? '')
    const url = postgres.createDatabase()
    const log = { error: () => {} }
    processes = [await openPostgres({ url, log }), await openPostgres({ url, log })]
  }, 60_000)
  afterAll(async () => {
    await Promise.all(processes.map(({ close }) => close()))
    postgres.stop()
  })
  const first = () => {
    const [one] = processes
    if (!one) throw new Error('The database is not open.')
    return one.db
  }
  const allowances = () => processes.map(({ db }) => createAllowanceStore(db))
  const queues = () => processes.map(({ db }) => createAnalysisStore(db))
  const makeGames = (count: number) => {
    const { rooms } = testRooms(first())
    return Promise.all(
      Array.from({ length: count }, async () =>
        rooms.host.create(blitzGame(await twoPlayers(first()))),
      ),
    )
  }
  const at = new Date('2026-01-31T12:00:00Z')

  it('never gives more than the limit of a day, and counts a game once', async () => {
    const [playerId] = await twoPlayers(first())
    const ids = await makeGames(10)
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']) {
      const use = (gameId: string) => ({ playerId, gameId, day, limit: 3, at })
      // oxlint-disable-next-line no-await-in-loop -- each day is a race of its own
      const taken = await Promise.all(
        [...ids, ...ids].flatMap((gameId) => allowances().map((store) => store.take(use(gameId)))),
      )
      // Each of the three was asked for four times.
      expect(taken.filter((used) => used !== null)).toHaveLength(12)
      expect(Math.max(...taken.map((used) => used ?? 0))).toBe(3)
    }
  })

  it('gives each game to one process', async () => {
    const ids = await makeGames(12)
    await Promise.all(ids.map((gameId) => createAnalysisStore(first()).request(gameId, 5, at)))
    const leaseUntil = new Date(at.getTime() + 60_000)
    const claimed: string[] = []
    for (let round = 0; round < 12 && claimed.length < ids.length; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round is a race of its own
      const jobs = await Promise.all(
        [...queues(), ...queues()].map((store) => store.claim(at, leaseUntil)),
      )
      claimed.push(...jobs.flatMap((job) => (job ? [job.gameId] : [])))
    }
    expect(claimed.toSorted()).toEqual(ids.toSorted())
  })
})
