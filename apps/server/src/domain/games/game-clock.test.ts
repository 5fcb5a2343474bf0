import type { ClockSettings } from '@kingside/chess-game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TestGame } from '../../testing/test-game.ts'
import { clocksAt } from './game-change.ts'
import { nextDeadline } from './game-deadlines.ts'
import { snapshotOf } from './game-snapshot.ts'

/** Knights out and back: legal for as long as nobody claims, which ends by itself at the fifth repetition. */
const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const
const tour = [
  'b1c3 b8c6 c3b1 c6b8 a2a3 a7a6 b1c3 b8c6 c3b1 c6b8 h2h3 h7h6',
  'b1c3 b8c6 c3b1 c6b8 d2d3 d7d6 b1c3 b8c6 c3b1 c6b8 e2e3 e7e6',
].flatMap((line) => line.split(' '))

const settings: fc.Arbitrary<ClockSettings> = fc.record({
  initialMs: fc.integer({ min: 30, max: 3_600 }).map((seconds) => seconds * 1000),
  blackInitialMs: fc.integer({ min: 30, max: 3_600 }).map((seconds) => seconds * 1000),
  incrementMs: fc.integer({ min: 0, max: 30 }).map((seconds) => seconds * 1000),
  incrementStartMove: fc.integer({ min: 1, max: 6 }),
  additionalMs: fc.integer({ min: 0, max: 900 }).map((seconds) => seconds * 1000),
  additionalMove: fc.integer({ min: 1, max: 8 }),
})

const thoughts = fc.array(
  fc.record({
    thought: fc.integer({ min: 0, max: 20_000 }),
    lagMs: fc.integer({ min: -100, max: 12_000 }),
  }),
  { minLength: 2, maxLength: tour.length },
)

it('R32: what each side had, earned and was given back, less what it used, is what it has left', () => {
  fc.assert(
    fc.property(settings, thoughts, (clock, plies) => {
      const game = new TestGame({ clock }).begin()
      let at = 0
      for (const [index, { thought, lagMs }] of plies.entries()) {
        at += thought
        if (game.play(tour[index] ?? '', at, { lagMs }).kind !== 'moved') break
      }
      const { turns, givenMs } = game.state
      for (const color of ['w', 'b'] as const) {
        const own = turns.filter(({ absNum }) => (absNum % 2 === 1) === (color === 'w'))
        const sum = (of: 'earnedMs' | 'compensatedMs' | 'usedMs') =>
          own.reduce((total, turn) => total + turn[of], 0)
        const start = color === 'w' ? clock.initialMs : (clock.blackInitialMs ?? 0)
        const left = start + sum('earnedMs') + sum('compensatedMs') + givenMs[color] - sum('usedMs')
        const kept = game.state.times[color]
        // When the flag fell, what was thought since the last move is off as well.
        const isRight = game.state.end ? kept >= 0 && kept <= left : Math.abs(left - kept) <= 1
        expect(isRight, `${color} has ${kept} and should have ${left}`).toBe(true)
      }
      const now = snapshotOf(game.state, { at: at + 5_000, viewers: 0, userType: 'player' }).clocks
      expect(Math.min(now.w, now.b)).toBeGreaterThanOrEqual(0)
    }),
  )
})

describe('R35: the first moves', () => {
  it('cost no time on the clock, and the clock runs when both have moved', () => {
    const game = new TestGame().begin()
    game.play('e2e4', 12_000)
    expect(game.state.runningSince).toBeNull()
    game.play('e7e5', 29_000)
    expect(game.state.times).toEqual({ w: 180_000, b: 180_000 })
    expect(game.state.runningSince).toBe(29_000)
    expect(clocksAt(game.state, 30_000)).toEqual({ w: 179_000, b: 180_000 })
  })

  it('are warned of with 10 s left, and the game is aborted when White makes none', () => {
    const game = new TestGame().begin(1_000)
    game.tick(10_999)
    expect(game.types).not.toContain('FIRST_MOVE_WARN')
    game.tick(11_000)
    expect(game.facts.at(-1)).toMatchObject({
      type: 'FIRST_MOVE_WARN',
      data: { color: 'w', leftMs: 10_000 },
    })
    game.tick(21_000)
    expect(game.state.end).toEqual({ result: 'ABORT', reason: 'first-move-timeout-white' })
    expect(game.state.endedBy).toBe('w')
  })

  it.each([
    ['bullet', 15_000],
    ['blitz', 20_000],
    ['rapid', 25_000],
    ['classic', 35_000],
  ] as const)('have their time in %s', (boardType, ms) => {
    const game = new TestGame({ boardType }).begin()
    game.play('e2e4', 5_000)
    game.tick(5_000 + ms - 1)
    expect(game.state.phase).toBe('PLAYING')
    game.tick(5_000 + ms)
    expect(game.state.end?.reason).toBe('first-move-timeout-black')
  })
})

describe('R34: a premove', () => {
  /** Both have moved, and it is White's turn at 1 s. */
  const begun = () => new TestGame().begin().line('e2e4 e7e5', 1_000)
  /** Three gains: 3 · (180 s / 250 + 150 ms). */
  const quotaMs = 2_610

  it.each([0, 1, 40, 900, quotaMs])(
    'that was on the wire for %i ms, within the quota, costs nothing, for White and for Black',
    (lagMs) => {
      const game = begun()
      game.play('g1f3', 1_000 + lagMs, { lagMs })
      game.play('g8f6', 1_000 + 2 * lagMs, { lagMs })
      expect(game.state.times).toEqual({ w: 180_000, b: 180_000 })
      expect(game.state.turns.slice(2)).toMatchObject([
        { usedMs: lagMs, compensatedMs: lagMs, leftMs: 180_000 },
        { usedMs: lagMs, compensatedMs: lagMs, leftMs: 180_000 },
      ])
    },
  )

  it('is told with its lag, and with the round trip of its player', () => {
    const game = begun()
    game.play('g1f3', 1_000 + quotaMs + 300, { lagMs: quotaMs + 300 })
    expect(game.facts.at(-1)?.data).toMatchObject({ lagMs: quotaMs, rttMs: quotaMs + 300 })
    const [, , turn] = snapshotOf(game.state, { at: 9_000, viewers: 0, userType: 'viewer' }).turns
    expect(turn).toMatchObject({ uci: 'g1f3', usedMs: quotaMs + 300, lagMs: quotaMs })
  })

  it('that took longer costs the rest, for White and for Black', () => {
    const game = begun()
    game.play('g1f3', 1_000 + quotaMs + 300, { lagMs: quotaMs + 300 })
    game.play('g8f6', 1_000 + 2 * (quotaMs + 300), { lagMs: quotaMs + 300 })
    expect(game.state.times).toEqual({ w: 179_700, b: 179_700 })
  })

  it('costs what any move costs that took as long: nothing of it but its time is known', () => {
    const game = begun()
    game.play('g1f3', 1_250, { lagMs: 200 })
    game.play('g8f6', 1_500, { lagMs: 200, moveId: 'of-another-client' })
    expect(game.state.times).toEqual({ w: 179_950, b: 179_950 })
  })

  it('of a client that reports no lag costs what the clock measured', () => {
    const game = begun()
    game.play('g1f3', 1_080)
    expect(game.state.times.w).toBe(179_920)
  })
})

describe('the flag', () => {
  const twoMinutesUsed = () => new TestGame().begin().line('e2e4 e7e5', 1_000)
  const due = 1_000 + 180_000

  it('R38: claimed 500 ms early is refused and changes nothing', () => {
    const game = twoMinutesUsed()
    const before = game.state
    expect(game.command('b', 'flag.claim', due - 500)).toMatchObject({
      kind: 'refused',
      reason: 'not-due',
    })
    expect(game.state).toBe(before)
  })

  it('R38: claimed when due ends the game once', () => {
    const game = twoMinutesUsed()
    expect(game.command('b', 'flag.claim', due + 500).kind).toBe('done')
    expect(game.state.end).toEqual({ result: 'BLACK_WIN', reason: 'time-control' })
    expect(game.command('b', 'flag.claim', due + 501)).toMatchObject({ reason: 'finished' })
    expect(game.types.filter((type) => type === 'PHASE_CHANGED')).toHaveLength(2)
  })

  it('R38: is given up by its owner as soon as the clock is at zero, not before', () => {
    const game = twoMinutesUsed()
    expect(game.command('w', 'flag.claim', due - 1)).toMatchObject({ reason: 'not-allowed' })
    expect(game.command('w', 'flag.claim', due).kind).toBe('done')
    expect(game.state.end?.result).toBe('BLACK_WIN')
  })

  it('R39: falls by itself within half a second of its time, with nobody there', () => {
    const game = twoMinutesUsed()
    game.act({ type: 'player.disconnected', color: 'w' }, due - 2_000)
    game.act({ type: 'player.disconnected', color: 'b' }, due - 2_000)
    expect(nextDeadline(game.state)).toBe(due + 500)
    game.tick(due + 500)
    expect(game.state.end).toEqual({ result: 'BLACK_WIN', reason: 'time-control' })
  })

  it('R40: waits for a move that was made in time', () => {
    const game = twoMinutesUsed()
    expect(game.play('g1f3', due + 400, { lagMs: 450 })).toMatchObject({ outcome: 'accepted' })
    expect(game.state.times.w).toBe(50)
  })

  it('R40: falls when the move was made too late, or says nothing of lag', () => {
    for (const lagMs of [0, 300, 400]) {
      const game = twoMinutesUsed()
      const answer = game.play('g1f3', due + 400, { lagMs })
      expect(answer).toMatchObject({ kind: 'bad-move', reason: 'finished' })
      expect(game.state.end).toEqual({ result: 'BLACK_WIN', reason: 'time-control' })
      expect(game.state.turns).toHaveLength(2)
    }
  })

  it('R40: has fallen for good once its grace is over, whatever lag is reported', () => {
    const game = twoMinutesUsed()
    expect(game.play('g1f3', due + 500, { lagMs: 10_000 })).toMatchObject({ reason: 'finished' })
    expect(game.state.times.w).toBe(0)
  })

  it.each([
    ['White', '7k/8/8/8/8/8/3q4/K6N w - - 0 1', 'h1g3 d2d4', 'w', 'BLACK_WIN', 'time-control'],
    ['White', '7k/8/8/8/8/8/3R4/K6n w - - 0 1', 'a1a2 h1g3', 'w', 'BLACK_WIN', 'time-control'],
    [
      'White',
      '7k/8/8/8/8/8/3P4/K7 w - - 0 1',
      'd2d4 h8g8',
      'w',
      'DRAW',
      'insufficient-material-by-timeout-white',
    ],
    [
      'Black',
      '7k/3p4/8/8/8/8/8/K7 w - - 0 1',
      'a1a2 d7d5 a2a3',
      'b',
      'DRAW',
      'insufficient-material-by-timeout-black',
    ],
  ] as const)(
    'R41: of %s in %s after %s is judged by what the other can mate with',
    (_side, initialFen, moves, color, result, reason) => {
      const game = new TestGame({ initialFen }).begin().line(moves, 1_000)
      game.tick(due + 500)
      expect(game.state.end).toEqual({ result, reason })
      expect(game.state.times[color]).toBe(0)
    },
  )

  it('R43: earns no increment', () => {
    const game = new TestGame({ clock: { initialMs: 60_000, incrementMs: 5_000 } }).begin()
    game.line('e2e4 e7e5', 0)
    game.play('g1f3', 65_600)
    expect(game.state.end?.reason).toBe('time-control')
    expect(game.state.times.w).toBe(0)
  })
})

it('R43: increment begins with its move, and additional time comes at exactly its move', () => {
  const clock: ClockSettings = {
    initialMs: 60_000,
    incrementMs: 2_000,
    incrementStartMove: 3,
    additionalMs: 30_000,
    additionalMove: 4,
  }
  const game = new TestGame({ clock }).begin()
  const after: number[] = []
  for (let ply = 0; ply < 12; ply += 1) {
    game.play(tour[ply] ?? '', 0)
    if (ply % 2 === 0) after.push(game.state.times.w / 1000)
  }
  expect(after).toEqual([60, 60, 62, 94, 96, 98])
})

it('draws by itself at the fifth repetition', () => {
  const game = new TestGame().begin()
  for (let ply = 0; ply < 16; ply += 1) game.play(shuffle[ply % 4] ?? '', 0)
  expect(game.state.end).toEqual({ result: 'DRAW', reason: 'fivefold-repetition' })
})
