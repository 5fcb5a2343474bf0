import { contract } from '@kingside/api'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPuzzles, type NewPuzzle } from '../../db/puzzles/fill-puzzles.ts'
import { puzzleAttempts, puzzles as puzzleTable } from '../../db/schema.ts'
import { createUid } from '../../domain/players/create-uid.ts'
import { apiWorld, type TestPerson } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wirePuzzles } from '../../wire-puzzles.ts'

const database = testDatabase()
const { puzzles } = contract

/** Two moves of the solver: 1. Ra8+ Kh7 2. Rh8#, by the Black king’s step. */
const puzzle = (index: number): NewPuzzle => ({
  slug: `r${index}`,
  source: 'lichess',
  game: null,
  fen: '8/1bnr2pk/4pq1p/p1p1Rp2/P1B2P2/1PP3Q1/3r1BPP/4R1K1 w - - 1 44',
  moves: ['f2c5', 'd2g2', 'g3g2', 'b7g2'],
  themes: ['fork'],
  rating: 600 + index * 20,
  deviation: 80,
  plays: 0,
  popularity: 90,
})

beforeAll(async () => {
  await database().delete(puzzleAttempts)
  await database().delete(puzzleTable)
  await addPuzzles(
    database(),
    Array.from({ length: 60 }, (_, index) => puzzle(index)),
  )
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

type Kind = 'streak' | 'timed'
interface Where {
  readonly run: { readonly id: string; readonly current: { readonly number: number } | null }
}

const start = (who: TestPerson, kind: Kind) => world.call(who, puzzles.startRun, { body: { kind } })
const step = ({ run }: Where, ply: number) => ({ number: run.current?.number ?? 0, ply })
const play = (who: TestPerson, at: Where, ply: number, uci: string) =>
  world.call(who, puzzles.playRun, {
    params: { id: at.run.id },
    body: { ...step(at, ply), uci },
  })
const skip = (who: TestPerson, at: Where, ply: number) =>
  world.call(who, puzzles.skipInRun, { params: { id: at.run.id }, body: step(at, ply) })
const get = (who: TestPerson, { run }: Where) =>
  world.call(who, puzzles.run, { params: { id: run.id } })
const solve = async (who: TestPerson, at: Where) => {
  await play(who, at, 1, 'd2g2')
  return play(who, at, 3, 'b7g2')
}
/** Solves so many puzzles, and answers with where the run stands. */
const solveMany = async (who: TestPerson, kind: Kind, count: number) => {
  let at = await start(who, kind)
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    at = await solve(who, at)
  }
  return at
}
const standings = (who: TestPerson) => world.call(who, puzzles.runs)
const second = 1000
const hour = 3_600_000

describe('a streak', () => {
  it('gets steadily harder, and no answer tells what is not found yet', async () => {
    const me = await world.addPerson({ role: 'pro' })
    let at = await start(me, 'streak')
    const ratings = [at.run.current?.puzzle.rating ?? 0]
    expect(ratings[0]).toBeGreaterThanOrEqual(600)
    expect(ratings[0]).toBeLessThan(660)
    expect(JSON.stringify(at)).not.toContain('d2g2')
    for (let index = 0; index < 8; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      at = await solve(me, at)
      ratings.push(at.run.current?.puzzle.rating ?? 0)
      expect(JSON.stringify(at.run)).not.toContain('d2g2')
    }
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    expect(new Set(ratings).size).toBe(9)
    expect(at.run).toMatchObject({ score: 8, remaining_ms: null, ending: null })
  })

  it('ends with the first miss, keeps the best, and touches no rating', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const before = await solveMany(me, 'streak', 3)
    const missed = await play(me, before, 1, 'd2d1')
    expect(missed).toMatchObject({
      outcome: 'wrong',
      run: { ending: 'missed', score: 3, best: 3, is_best: true, current: null, can_skip: false },
    })
    expect(missed.run.entries.map(({ result }) => result)).toEqual([
      'solved',
      'solved',
      'solved',
      'failed',
    ])
    const again = await solveMany(me, 'streak', 1)
    const worse = await play(me, again, 1, 'd2d1')
    expect(worse.run).toMatchObject({ score: 1, best: 3, is_best: false })
    expect(await standings(me)).toMatchObject({ streak: { best: 3, open_score: null } })
    const progress = await world.call(me, puzzles.progress)
    expect(progress.rating).toMatchObject({ value: 1200, change_today: 0 })
    // What was missed comes again like any other.
    world.clock.pass(24 * hour)
    expect((await world.call(me, puzzles.progress)).reviews_due).toBe(2)
  })

  it('goes on where it was left, on any device, days later', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await solveMany(me, 'streak', 2)
    await play(me, at, 1, 'd2g2')
    world.clock.pass(72 * hour)
    expect(await standings(me)).toMatchObject({ streak: { best: 2, open_score: 2 } })
    const resumed = await start(me, 'streak')
    expect(resumed.run).toMatchObject({
      id: at.run.id,
      score: 2,
      current: { number: 3, line: ['d2g2', 'g3g2'] },
    })
    expect((await play(me, resumed, 3, 'b7g2')).run.score).toBe(3)
  })

  it('has one skip of a single move; the puzzle counts, and is one with a hint', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await start(me, 'streak')
    const skipped = await skip(me, at, 1)
    expect(skipped).toMatchObject({
      move: 'd2g2',
      outcome: 'right',
      reply: 'g3g2',
      run: { can_skip: false, score: 0 },
    })
    expect(await skip(me, at, 1)).toMatchObject({ move: 'd2g2', outcome: 'right' })
    const refused = { params: { id: at.run.id }, body: step(at, 3) }
    expect(await world.refusal(me, puzzles.skipInRun, refused)).toMatchObject({
      status: 409,
      code: 'puzzle_out_of_step',
    })
    const solved = await play(me, at, 3, 'b7g2')
    expect(solved.run).toMatchObject({ score: 1, can_skip: false })
    const over = await play(me, solved, 1, 'd2d1')
    expect(over.run.entries.map(({ result }) => result)).toEqual(['hinted', 'failed'])
  })

  it('can’t be ended by leaving it, nor skipped in against the clock', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const streak = await start(me, 'streak')
    const timed = await start(me, 'timed')
    expect(
      await world.refusal(me, puzzles.endRun, { params: { id: streak.run.id } }),
    ).toMatchObject({ code: 'puzzle_out_of_step' })
    expect(
      await world.refusal(me, puzzles.skipInRun, {
        params: { id: timed.run.id },
        body: step(timed, 1),
      }),
    ).toMatchObject({ code: 'puzzle_out_of_step' })
  })
})

describe('a run of three minutes', () => {
  it('starts its clock with the first move, and not with the page', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await start(me, 'timed')
    world.clock.pass(hour)
    expect((await start(me, 'timed')).run).toMatchObject({
      id: at.run.id,
      is_started: false,
      remaining_ms: 180_000,
    })
    await play(me, at, 1, 'd2g2')
    world.clock.pass(20 * second)
    expect((await get(me, at)).run).toMatchObject({ is_started: true, remaining_ms: 160_000 })
  })

  it('gives 3, 5, 7 and 10 s for 5, 12, 20 and 30 right moves in a row, and 10 s for ten more', async () => {
    const me = await world.addPerson({ role: 'pro' })
    let at = await start(me, 'timed')
    const changes: (readonly [number, number])[] = []
    for (let index = 0; index < 20; index += 1) {
      for (const [ply, uci] of [
        [1, 'd2g2'],
        [3, 'b7g2'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
        const judged = await play(me, at, ply, uci)
        if (judged.time_change_ms !== null) changes.push([judged.run.combo, judged.time_change_ms])
        if (ply === 3) at = judged
      }
    }
    expect(changes).toEqual([
      [5, 3000],
      [12, 5000],
      [20, 7000],
      [30, 10_000],
      [40, 10_000],
    ])
    expect(at.run).toMatchObject({ score: 20, remaining_ms: 215_000 })
  })

  it('takes 10 s for a miss, ends the row, and goes on with the next puzzle', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await solveMany(me, 'timed', 2)
    const missed = await play(me, at, 1, 'd2d1')
    expect(missed).toMatchObject({
      outcome: 'wrong',
      time_change_ms: -10_000,
      run: { combo: 0, score: 2, remaining_ms: 170_000, current: { number: 4, line: [] } },
    })
  })

  it('ends when a miss takes what is left', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await solveMany(me, 'timed', 1)
    world.clock.pass(171 * second)
    const missed = await play(me, at, 1, 'd2d1')
    expect(missed.run).toMatchObject({ ending: 'time', score: 1, current: null, remaining_ms: 0 })
  })

  it('judges nothing after its time, whatever a client says: the deadline is the server’s', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const at = await solveMany(me, 'timed', 1)
    world.clock.pass(180 * second)
    const late = await play(me, at, 1, 'd2g2')
    expect(late).toMatchObject({ outcome: null, run: { ending: 'time', score: 1, current: null } })
    expect(late.run.entries).toHaveLength(1)
    // A time of one’s own is not asked for, and the puzzle that was open may come again.
    expect((await get(me, at)).run.ending).toBe('time')
    expect((await start(me, 'timed')).run).toMatchObject({ score: 0, is_started: false })
  })

  it('is over at its time when nobody comes back, and is the best of its day', async () => {
    const me = await world.addPerson({ role: 'pro' })
    await solveMany(me, 'timed', 3)
    world.clock.pass(30 * hour)
    expect(await standings(me)).toEqual({
      streak: { best: 0, best_today: 0, open_score: null },
      timed: { best: 3, best_today: 0, open_score: null },
    })
    const at = await solveMany(me, 'timed', 2)
    const left = await world.call(me, puzzles.endRun, { params: { id: at.run.id } })
    expect(left.run).toMatchObject({
      ending: 'left',
      score: 2,
      best: 3,
      best_today: 2,
      is_best: false,
    })
  })
})

describe('a run in two tabs', () => {
  it('is one run: the same answer counts once, and another one is out of step', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const [one, other] = await Promise.all([start(me, 'timed'), start(me, 'timed')])
    expect(other.run.id).toBe(one.run.id)
    const answers = await Promise.all([play(me, one, 1, 'd2g2'), play(me, one, 1, 'd2g2')])
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'right', reply: 'g3g2', run: { combo: 1 } })
    }
    const body = { ...step(one, 1), uci: 'd2d1' }
    expect(
      await world.refusal(me, puzzles.playRun, { params: { id: one.run.id }, body }),
    ).toMatchObject({ status: 409, code: 'puzzle_out_of_step' })
    expect((await get(me, one)).run).toMatchObject({ score: 0, current: { number: 1 } })
  })

  it('answers a replayed answer alike: a bonus, a miss and a puzzle count once', async () => {
    const me = await world.addPerson({ role: 'pro' })
    const third = await solveMany(me, 'timed', 2)
    const bonus = await play(me, third, 1, 'd2g2')
    expect(bonus).toMatchObject({ time_change_ms: 3000, run: { remaining_ms: 183_000 } })
    expect(await play(me, third, 1, 'd2g2')).toMatchObject({
      outcome: 'right',
      time_change_ms: null,
      run: { remaining_ms: 183_000, combo: 5 },
    })
    const solved = await play(me, third, 3, 'b7g2')
    expect(await play(me, third, 3, 'b7g2')).toMatchObject({
      outcome: 'solved',
      run: { score: 3, current: { number: 4 } },
    })
    const missed = await play(me, solved, 1, 'd2d1')
    expect(await play(me, solved, 1, 'd2d1')).toMatchObject({
      outcome: 'wrong',
      run: { remaining_ms: missed.run.remaining_ms, current: { number: 5 } },
    })
  })

  it('belongs to its player, and needs an account', async () => {
    const [me, stranger] = [await world.addPerson({ role: 'pro' }), await world.addPerson()]
    const at = await start(me, 'streak')
    expect(
      await world.refusal(stranger, puzzles.playRun, {
        params: { id: at.run.id },
        body: { ...step(at, 1), uci: 'd2g2' },
      }),
    ).toMatchObject({ status: 404, code: 'not_found' })
    const visitor = await world.addVisitor()
    expect(
      await world.refusal(visitor, puzzles.startRun, { body: { kind: 'streak' } }),
    ).toMatchObject({ code: 'unauthorised' })
  })
})

describe('the limit of a day in a run', () => {
  it('S-44: the sixth of the day ends the run within it, and no other begins', async () => {
    const me = await world.addPerson()
    const at = await solveMany(me, 'timed', 5)
    expect(at).toMatchObject({
      run: { score: 5, ending: 'limit', current: null },
      allowance: { used: 5, limit: 5 },
    })
    for (const kind of ['streak', 'timed'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await world.refusal(me, puzzles.startRun, { body: { kind } })).toMatchObject({
        status: 403,
        code: 'puzzle_limit_reached',
      })
    }
    const query = '?mode=rated'
    expect(await world.refusal(me, puzzles.next, { query })).toMatchObject({
      code: 'puzzle_limit_reached',
    })
  })

  it('counts other modes too: what is given before is not begun beyond it', async () => {
    const me = await world.addPerson()
    const at = await solveMany(me, 'streak', 2)
    for (let index = 0; index < 3; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      const { attempt } = await world.call(me, puzzles.next, { query: '?mode=rated' })
      const body = { ply: 1, uci: 'd2d1' }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await world.call(me, puzzles.move, { params: { id: attempt.id }, body })
    }
    expect(await play(me, at, 1, 'd2g2')).toMatchObject({
      outcome: null,
      run: { ending: 'limit', score: 2 },
      allowance: { used: 5 },
    })
  })

  it('tells no move to who skips beyond it', async () => {
    const me = await world.addPerson()
    const streak = await start(me, 'streak')
    await solveMany(me, 'timed', 5)
    const skipped = await skip(me, streak, 1)
    expect(skipped).toMatchObject({ move: null, outcome: null, run: { ending: 'limit' } })
    expect(JSON.stringify(skipped)).not.toContain('d2g2')
  })

  it('begins anew at midnight UTC, also in the middle of a run', async () => {
    const me = await world.addPerson()
    world.clock.pass(12 * hour - 60 * second)
    const at = await solveMany(me, 'timed', 4)
    world.clock.pass(61 * second)
    const after = await solve(me, at)
    expect(after).toMatchObject({ run: { ending: null, score: 5 }, allowance: { used: 1 } })
    const further = await solve(me, after)
    expect(further).toMatchObject({ run: { ending: null, best_today: 6 }, allowance: { used: 2 } })
  })

  it('is none for Pro', async () => {
    const me = await world.addPerson({ role: 'pro' })
    expect(await solveMany(me, 'timed', 7)).toMatchObject({
      run: { ending: null, score: 7 },
      allowance: { limit: null },
    })
  })
})

describe('what was missed in a run', () => {
  it('can be tried again without rating, which is not new and does not count', async () => {
    const me = await world.addPerson()
    const at = await solveMany(me, 'streak', 4)
    const { run } = await play(me, at, 1, 'd2d1')
    const missed = run.entries.at(-1)
    const query = `?mode=practice&puzzle=${missed?.puzzle.id}`
    const { attempt } = await world.call(me, puzzles.next, { query })
    expect(attempt).toMatchObject({
      mode: 'practice',
      puzzle: { id: missed?.puzzle.id },
      result: null,
    })
    const body = { ply: 1, uci: 'd2g2' }
    const right = await world.call(me, puzzles.move, { params: { id: attempt.id }, body })
    expect(right).toMatchObject({ outcome: 'right', allowance: { used: 5 } })
    const stranger = await world.addPerson()
    expect(await world.refusal(stranger, puzzles.next, { query })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})
