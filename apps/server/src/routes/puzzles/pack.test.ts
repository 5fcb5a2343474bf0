import { contract } from '@kingside/api'
import { packRules } from '@kingside/api/facts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addPuzzles, fillPuzzles, type NewPuzzle } from '../../db/puzzles/fill-puzzles.ts'
import { puzzleAttempts, puzzles as puzzleTable, puzzleThemeEntries } from '../../db/schema.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { apiWorld, type TestPerson } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wirePuzzles } from '../../wire-puzzles.ts'

const database = testDatabase()
const { puzzles } = contract

const puzzle = (slug: string, rating: number, isPacked: boolean): NewPuzzle => ({
  slug,
  source: 'lichess',
  game: null,
  fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
  moves: ['f2c5', 'd2g2', 'g3g2', 'b7g2'],
  themes: ['fork'],
  rating,
  deviation: 80,
  plays: 0,
  popularity: 90,
  isPacked,
})

const packed = Array.from({ length: 8 }, (_, index) => puzzle(`k${index}`, 1200, true))
const others = ['o1', 'o2'].map((slug) => puzzle(slug, 2600, false))

const makeWorld = () => {
  const clock = manualClock()
  const wired = wirePuzzles({ db: database(), clock, random: () => 0.5, createUid })
  return apiWorld(database(), clock, { puzzles: wired })
}
let world: ReturnType<typeof makeWorld>

async function empty() {
  await database().delete(puzzleAttempts)
  await database().delete(puzzleThemeEntries)
  await database().delete(puzzleTable)
}

beforeAll(async () => {
  await empty()
  await addPuzzles(database(), [...packed, ...others])
})
beforeEach(() => {
  world = makeWorld()
})

/** A try that is told. The clock of the tests stands on 2026-01-31, at noon. */
const tried = (slug: string, more: Partial<{ id: string; result: string; at: string }> = {}) => ({
  id: `on-the-device-${createUid()}`,
  puzzle: slug,
  result: 'solved' as const,
  at: '2026-01-31T09:00:00Z',
  ...more,
})
const tell = (who: TestPerson, ...tries: readonly ReturnType<typeof tried>[]) =>
  world.call(who, puzzles.countPackTries, { body: { tries } })

it('has 200 of the puzzles that come with the server, with their solutions', async () => {
  await empty()
  await fillPuzzles(database())
  const visitor = await world.addVisitor()
  const { puzzles: pack } = await world.call(visitor, puzzles.pack)
  expect(pack).toHaveLength(3000 / packRules.oneIn)
  expect(pack.every(({ moves, themes }) => moves.length % 2 === 0 && themes.length > 0)).toBe(true)
  const ratings = pack.map(({ rating }) => rating)
  expect(Math.min(...ratings)).toBeLessThan(900)
  expect(Math.max(...ratings)).toBeGreaterThan(2200)
  await empty()
  await addPuzzles(database(), [...packed, ...others])
})

it('is for practice alone: its puzzles are neither rated, nor of the day, nor of a run', async () => {
  const me = await world.addPerson({ role: 'pro' })
  const given = async (query: string) =>
    (await world.call(me, puzzles.next, { query })).attempt.puzzle.id
  expect(await given('?mode=rated&theme=fork')).toMatch(/^o/)
  expect(await given('?mode=practice')).toMatch(/^k/)
  expect((await world.call(me, puzzles.daily)).attempt.puzzle.id).toMatch(/^o/)
  for (const kind of ['streak', 'timed'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { run } = await world.call(me, puzzles.startRun, { body: { kind } })
    expect(run.current?.puzzle.id).toMatch(/^o/)
  }
})

it('counts what was solved without a connection, once, and also beyond the limit of the day', async () => {
  const me = await world.addPerson()
  const tries = packed.slice(0, 6).map(({ slug }) => tried(slug))
  expect(await tell(me, ...tries)).toMatchObject({
    counted: 6,
    allowance: { used: 6, limit: 5 },
  })
  expect(await tell(me, ...tries)).toMatchObject({ counted: 0, allowance: { used: 6 } })
  expect(await world.call(me, puzzles.progress)).toMatchObject({ tried: 6, solved: 6 })
  expect(await world.refusal(me, puzzles.next, { query: '?mode=rated' })).toMatchObject({
    status: 403,
    code: 'puzzle_limit_reached',
  })
  const { results } = await world.call(me, puzzles.history)
  expect(results[0]).toMatchObject({
    at: '2026-01-31T09:00:00.000Z',
    attempt: { mode: 'practice', result: 'solved', rating: null },
  })
})

it('counts on the day on which it was made, and never ahead of the server’s clock', async () => {
  const me = await world.addPerson()
  const answer = await tell(
    me,
    tried('k0', { at: '2026-01-29T23:00:00Z' }),
    tried('k1', { at: '2031-05-01T00:00:00Z' }),
  )
  expect(answer).toMatchObject({ counted: 2, allowance: { used: 1 } })
  const { results } = await world.call(me, puzzles.history)
  expect(results.map(({ at }) => at)).toEqual([
    world.clock.now().toISOString(),
    '2026-01-29T23:00:00.000Z',
  ])
})

it('brings what failed back the next day, and does not mind a puzzle that is open', async () => {
  const me = await world.addPerson()
  const { attempt } = await world.call(me, puzzles.next, { query: '?mode=practice' })
  await tell(me, tried('k3', { result: 'failed' }), tried('k3', { result: 'failed' }))
  expect((await world.call(me, puzzles.progress)).tried).toBe(1)
  expect((await world.call(me, puzzles.next, { query: '?mode=practice' })).attempt).toMatchObject({
    id: attempt.id,
  })
  world.clock.pass(24 * 3_600_000)
  const again = await world.call(me, puzzles.next, { query: '?mode=review' })
  expect(again.attempt.puzzle.id).toBe('k3')
})

it('leaves out what is not in the pack, and a try that is another’s', async () => {
  const [me, other] = [await world.addPerson(), await world.addPerson()]
  const shared = tried('k1')
  await tell(other, shared)
  expect(await tell(me, shared, tried('o1'), tried('gone'), tried('k2'))).toMatchObject({
    counted: 1,
    allowance: { used: 1 },
  })
})
