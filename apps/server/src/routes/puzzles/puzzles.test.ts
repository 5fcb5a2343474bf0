import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPuzzles, type NewPuzzle } from '../../db/puzzles/fill-puzzles.ts'
import { puzzles as puzzleTable, towerItems, towerPoints } from '../../db/schema.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { apiWorld, type TestPerson } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wirePuzzles } from '../../wire-puzzles.ts'

const database = testDatabase()
const { puzzles } = contract

/** Two moves of the solver: 1. Ra8+ Kh7 2. Rh8#, by the Black king’s step. */
const puzzle = (slug: string, rating: number, themes: readonly string[]): NewPuzzle => ({
  slug,
  source: 'lichess',
  game: null,
  fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
  moves: ['f2c5', 'd2g2', 'g3g2', 'b7g2'],
  themes: [...themes],
  rating,
  deviation: 80,
  plays: 0,
  popularity: 90,
})

beforeAll(async () => {
  await database().delete(puzzleTable)
  const all = Array.from({ length: 40 }, (_, index) =>
    puzzle(`p${index}`, 1000 + index * 10, index % 4 === 0 ? ['fork', 'short'] : ['pin']),
  )
  await addPuzzles(database(), all)
})

const makeWorld = () => {
  const clock = manualClock()
  const wired = wirePuzzles({ db: database(), clock, random: () => 0.5, createUid })
  return apiWorld(database(), clock, { puzzles: wired })
}
let world: ReturnType<typeof makeWorld>
beforeEach(() => {
  world = makeWorld()
})

interface Try {
  readonly id: string
}

const next = async (who: TestPerson, query = '?mode=rated') =>
  world.call(who, puzzles.next, { query })
const move = (who: TestPerson, { id }: Try, ply: number, uci: string) =>
  world.call(who, puzzles.move, { params: { id }, body: { ply, uci } })
const hint = (who: TestPerson, { id }: Try, kind: 'square' | 'move', ply = 1) =>
  world.call(who, puzzles.hint, { params: { id }, body: { ply, kind } })
const solve = async (who: TestPerson, query?: string) => {
  const { attempt } = await next(who, query)
  await move(who, attempt, 1, 'd2g2')
  return move(who, attempt, 3, 'b7g2')
}
const fail = async (who: TestPerson, query?: string) => {
  const { attempt } = await next(who, query)
  return move(who, attempt, 1, 'd2d1')
}
const progress = (who: TestPerson) => world.call(who, puzzles.progress)
const day = 24 * 3_600_000

describe('a rated puzzle', () => {
  it('is solved move by move; neither it nor its answers tell what comes', async () => {
    const me = await world.addPerson()
    const { attempt, allowance } = await next(me)
    expect(attempt).toMatchObject({
      mode: 'rated',
      puzzle: { first_move: 'f2c5', rating: 1200 },
      line: [],
      result: null,
      rating: null,
      themes: null,
    })
    expect(allowance).toMatchObject({ used: 0, limit: 5, reset_at: '2026-02-01T00:00:00.000Z' })
    const response = await world.send(me, puzzles.next, { query: '?mode=rated' })
    expect(await response.text()).not.toContain('d2g2')
    const right = await move(me, attempt, 1, 'd2g2')
    expect(right).toMatchObject({ outcome: 'right', reply: 'g3g2', attempt: { result: null } })
    expect(right.allowance.used).toBe(1)
    const solved = await move(me, attempt, 3, 'b7g2')
    expect(solved).toMatchObject({
      outcome: 'solved',
      reply: null,
      attempt: { result: 'solved', rating: { before: 1200 }, line: ['d2g2', 'g3g2', 'b7g2'] },
    })
    expect(solved.attempt.rating?.after).toBeGreaterThan(1200)
    expect(await progress(me)).toMatchObject({
      rating: {
        value: solved.attempt.rating?.after,
        is_provisional: true,
        change_today: (solved.attempt.rating?.after ?? 0) - 1200,
      },
      streak_today: 1,
      tried: 1,
      solved: 1,
      reviews_due: 0,
    })
  })

  it('is three points of the tower when it is solved, and none when it is not', async () => {
    const me = await world.addPerson({ gamificationConsent: true })
    await solve(me)
    await fail(me)
    await solve(me, '?mode=practice')
    const rows = await database().select().from(towerPoints).where(eq(towerPoints.playerId, me.id))
    expect(rows).toMatchObject([{ source: 'puzzle', points: 3, day: '2026-01-31' }])
  })

  it('is decided by the first wrong move, and by the first hint; what comes after changes nothing', async () => {
    const me = await world.addPerson()
    const failed = await fail(me)
    expect(failed).toMatchObject({ outcome: 'wrong', attempt: { result: 'failed' } })
    expect(failed.attempt.rating?.after).toBeLessThan(1200)
    expect(failed.attempt.themes).not.toBeNull()
    await move(me, failed.attempt, 1, 'd2g2')
    expect(await move(me, failed.attempt, 3, 'b7g2')).toMatchObject({
      outcome: 'solved',
      attempt: { result: 'failed', rating: failed.attempt.rating },
    })
    const { attempt } = await next(me)
    const square = await hint(me, attempt, 'square')
    expect(square).toMatchObject({ square: 'd2', move: null, attempt: { result: 'hinted' } })
    expect(await hint(me, attempt, 'move')).toMatchObject({ square: 'd2', move: 'd2g2' })
    expect(await move(me, attempt, 1, 'd2g2')).toMatchObject({
      outcome: 'right',
      attempt: { result: 'hinted', rating: square.attempt.rating },
    })
    expect(await progress(me)).toMatchObject({ streak_today: 0, tried: 2, solved: 0 })
  })

  it('is one try in two tabs: the same move is answered alike, and one of two results holds', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const [one, other] = await Promise.all([next(me), next(me)])
    expect(other.attempt.id).toBe(one.attempt.id)
    const answers = await Promise.all([
      move(me, one.attempt, 1, 'd2g2'),
      move(me, one.attempt, 1, 'd2g2'),
    ])
    expect(answers[1]).toEqual(answers[0])
    const ends = await Promise.all([
      move(me, one.attempt, 3, 'b7g2'),
      move(me, one.attempt, 3, 'b7a6'),
    ])
    const results = ends.map(({ attempt }) => attempt.result)
    expect(results[1]).toBe(results[0])
    const again = await move(me, one.attempt, 3, 'b7g2')
    expect(again.attempt.rating).toEqual(ends[0].attempt.rating)
    expect((await progress(me)).rating.value).toBe(ends[0].attempt.rating?.after)
    expect((await progress(me)).tried).toBe(1)
  })

  it('goes on where it was left, and no move comes before its turn', async () => {
    const me = await world.addPerson()
    const { attempt } = await next(me)
    expect(
      await world.refusal(me, puzzles.move, {
        params: { id: attempt.id },
        body: { ply: 3, uci: 'b7g2' },
      }),
    ).toMatchObject({ status: 409, code: 'puzzle_out_of_step' })
    await move(me, attempt, 1, 'd2g2')
    expect((await next(me)).attempt).toMatchObject({ id: attempt.id, line: ['d2g2', 'g3g2'] })
  })

  it('is never given twice, nor to a visitor; another’s try is not there', async () => {
    const [me, stranger] = [await world.addPerson({ role: 'pro' }), await world.addPerson()]
    const seen = new Set<string>()
    for (let index = 0; index < 40; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      const { attempt } = await fail(me)
      seen.add(attempt.puzzle.id)
    }
    expect(seen.size).toBe(40)
    expect(await world.refusal(me, puzzles.next, { query: '?mode=rated' })).toMatchObject({
      status: 404,
      code: 'no_puzzles',
    })
    const visitor = await world.addVisitor()
    expect(await world.refusal(visitor, puzzles.next, { query: '?mode=rated' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    const { attempt } = await next(stranger)
    expect(
      await world.refusal(me, puzzles.move, {
        params: { id: attempt.id },
        body: { ply: 1, uci: 'd2g2' },
      }),
    ).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('the limit of a day', () => {
  it('S-44: refuses the sixth puzzle of a free account, of any mode, until midnight UTC', async () => {
    const me = await world.addPerson()
    for (const mode of ['rated', 'practice', 'rated', 'practice', 'rated']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await solve(me, `?mode=${mode}`)
    }
    for (const mode of ['rated', 'practice']) {
      const query = `?mode=${mode}`
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await world.refusal(me, puzzles.next, { query })).toMatchObject({
        status: 403,
        code: 'puzzle_limit_reached',
      })
    }
    const refused = await world.send(me, puzzles.next, { query: '?mode=rated' })
    expect(refused.headers.get('retry-after')).toBe(String(12 * 3600))
    expect((await world.call(me, puzzles.daily)).attempt.mode).toBe('daily')
    world.clock.pass(12 * 3_600_000)
    expect((await solve(me)).allowance).toMatchObject({ used: 1, limit: 5 })
  })

  it('counts the first move, not the puzzle that is looked at, and a retry not again', async () => {
    const me = await world.addPerson()
    await next(me)
    await next(me, '?mode=practice')
    expect((await progress(me)).allowance.used).toBe(0)
    const { attempt } = await fail(me)
    await move(me, attempt, 1, 'd2g2')
    await hint(me, attempt, 'move')
    expect((await progress(me)).allowance.used).toBe(1)
  })

  it('holds for what was given before and is begun at last: also in two tabs', async () => {
    const me = await world.addPerson()
    const { attempt: waiting } = await next(me, '?mode=practice')
    for (let index = 0; index < 4; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await solve(me)
    }
    const { attempt: last } = await next(me)
    const both = await Promise.all(
      [waiting, last].map(({ id }) =>
        world.send(me, puzzles.move, { params: { id }, body: { ply: 1, uci: 'd2g2' } }),
      ),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]))
  })

  it('is five more on the day on which an item of the tower was activated', async () => {
    const me = await world.addPerson()
    const activatedAt = world.clock.now()
    const item = {
      playerId: me.id,
      kind: 'EXTRA_PUZZLES',
      price: 40,
      acquiredAt: activatedAt,
    } as const
    await database()
      .insert(towerItems)
      .values([{ ...item, activatedAt }, item])
    expect((await progress(me)).allowance).toMatchObject({ used: 0, limit: 10 })
    for (let index = 0; index < 10; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await solve(me)
    }
    expect(await world.refusal(me, puzzles.next, { query: '?mode=rated' })).toMatchObject({
      code: 'puzzle_limit_reached',
    })
    world.clock.pass(12 * 3_600_000)
    expect((await progress(me)).allowance).toMatchObject({ used: 0, limit: 5 })
  })

  it('is one unrated puzzle for a visitor, and none for Pro', async () => {
    const [visitor, pro] = [await world.addVisitor(), await world.addPerson({ role: 'pro' })]
    await solve(visitor, '?mode=practice')
    expect(await world.refusal(visitor, puzzles.next, { query: '?mode=practice' })).toMatchObject({
      code: 'puzzle_limit_reached',
    })
    for (let index = 0; index < 7; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      expect((await solve(pro)).allowance).toMatchObject({ used: index + 1, limit: null })
    }
  })
})

describe('practice', () => {
  it('is of a theme, and a puzzle that is not wanted gives way to another', async () => {
    const me = await world.addPerson()
    const { attempt } = await next(me, '?mode=practice&theme=fork')
    const solved = await solve(me, '?mode=practice&theme=fork')
    expect(solved.attempt).toMatchObject({ id: attempt.id, themes: ['fork'], rating: null })
    const { attempt: other } = await next(me, '?mode=practice&theme=fork')
    const query = `?mode=practice&theme=fork&skip=${other.id}`
    expect((await next(me, query)).attempt.id).not.toBe(other.id)
    expect(await progress(me)).toMatchObject({ themes: [{ theme: 'fork', tried: 1, solved: 1 }] })
    const themes = await world.call(me, puzzles.themes)
    expect(themes).toEqual([
      { theme: 'fork', count: 10 },
      { theme: 'pin', count: 30 },
    ])
  })
})

describe('what failed', () => {
  it('comes again after 1, 3, 7 and 21 days, is not new, and is gone after the last time', async () => {
    const me = await world.addPerson()
    const { attempt } = await fail(me)
    const query = '?mode=review'
    for (const days of [1, 3, 7, 21]) {
      world.clock.pass((days - 1) * day)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as the days go
      expect(await world.refusal(me, puzzles.next, { query })).toMatchObject({ code: 'no_puzzles' })
      world.clock.pass(day)
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await progress(me)).reviews_due).toBe(1)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const again = await solve(me, query)
      expect(again.attempt).toMatchObject({ puzzle: { id: attempt.puzzle.id }, rating: null })
      expect(again.allowance.used).toBe(0)
    }
    world.clock.pass(60 * day)
    expect((await progress(me)).reviews_due).toBe(0)
    const history = await world.call(me, puzzles.history)
    expect(history.results.map(({ attempt: { mode, result } }) => [mode, result])).toEqual([
      ['review', 'solved'],
      ['review', 'solved'],
      ['review', 'solved'],
      ['review', 'solved'],
      ['rated', 'failed'],
    ])
  })
})

describe('the daily puzzle', () => {
  it('is the same for everybody, free, done once, and another one tomorrow', async () => {
    const [me, other, visitor] = [
      await world.addPerson(),
      await world.addPerson(),
      await world.addVisitor(),
    ]
    const { attempt } = await world.call(me, puzzles.daily)
    for (const who of [other, visitor]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const theirs = await world.call(who, puzzles.daily)
      expect(theirs.attempt.puzzle).toEqual(attempt.puzzle)
    }
    await move(me, attempt, 1, 'd2g2')
    await move(me, attempt, 3, 'b7g2')
    const done = await world.call(me, puzzles.daily)
    expect(done).toMatchObject({
      attempt: { id: attempt.id, result: 'solved', rating: null },
      allowance: { used: 0 },
    })
    world.clock.pass(day)
    expect((await world.call(me, puzzles.daily)).attempt.puzzle.id).not.toBe(attempt.puzzle.id)
    expect((await world.call(other, puzzles.daily)).attempt.result).toBeNull()
  })
})
