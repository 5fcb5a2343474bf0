import { describe, expect, it } from 'vitest'
import { TestGame } from '../../testing/test-game.ts'
import { snapshotOf } from './game-snapshot.ts'

const second = 1_000
const minute = 60 * second
const refused = { kind: 'refused', reason: 'not-allowed' }
const arena = (minutes = 3, increment = 0, overrides = {}) =>
  new TestGame({
    tournamentId: 7,
    hasBerserk: true,
    clock: { initialMs: minutes * minute, incrementMs: increment * second },
    ...overrides,
  }).begin()

describe('berserk', () => {
  it('halves the own time before the own first move, and takes the increment', () => {
    const game = arena(3, 2)
    expect(game.command('w', 'game.berserk', 0)).toMatchObject({ kind: 'done' })
    expect(game.state.times).toEqual({ w: 90 * second, b: 180 * second })
    expect(game.facts.at(-1)).toMatchObject({
      type: 'TIME_CHANGED',
      data: { clocks: { w: 90 * second, b: 180 * second }, berserk: 'w' },
    })
    game.line('e2e4 e7e5', 0)
    game.play('g1f3', 5 * second)
    game.play('b8c6', 5 * second)
    expect(game.state.times).toEqual({ w: 85 * second, b: 184 * second })
  })

  it('is told to whoever comes later, where the game has it at all', () => {
    const told = (game: TestGame) =>
      snapshotOf(game.state, { at: 0, viewers: 0, userType: 'viewer' }).berserk
    const game = arena()
    expect(told(game)).toEqual({ w: false, b: false })
    game.command('b', 'game.berserk', 0)
    expect(told(game)).toEqual({ w: false, b: true })
    expect(told(arena(3, 0, { hasBerserk: false }))).toBeUndefined()
    expect(told(arena(0, 1))).toBeUndefined()
  })

  it('R95: of berserk and the own first move the first counts, and exactly one', () => {
    const moved = arena()
    moved.play('e2e4', 0)
    expect(moved.command('w', 'game.berserk', 0)).toMatchObject(refused)
    expect(moved.command('b', 'game.berserk', 0)).toMatchObject({ kind: 'done' })
    moved.play('e7e5', 0)
    expect(moved.command('b', 'game.berserk', 0)).toMatchObject(refused)
    expect(moved.state.berserk).toEqual({ w: false, b: true })
    const twice = arena()
    twice.command('w', 'game.berserk', 0)
    expect(twice.command('w', 'game.berserk', 0)).toMatchObject(refused)
    expect(twice.state.times.w).toBe(90 * second)
  })

  it('is for games that allow it, while they begin', () => {
    expect(arena(3, 0, { hasBerserk: false }).command('w', 'game.berserk', 0)).toMatchObject(
      refused,
    )
    const over = arena()
    over.act({ type: 'player.forfeited', color: 'b' }, 0)
    expect(over.command('w', 'game.berserk', 0)).toMatchObject({ kind: 'refused' })
  })

  // The clocks of lichess' own tests (scalachess, ClockTest).
  it.each([
    [10, 0, 300],
    [5, 0, 150],
    [3, 0, 90],
    [1, 0, 30],
    [4, 4, 120],
    [3, 2, 90],
    [10, 5, 300],
    [1, 1, 30],
  ])('of %i+%i leaves %i s', (minutes, increment, seconds) => {
    const game = arena(minutes, increment)
    game.command('w', 'game.berserk', 0)
    expect(game.state.times.w).toBe(seconds * second)
  })

  it.each([
    [2, 10],
    [1, 3],
    [1, 5],
    [0, 3],
  ])('is refused with %i+%i, where half of the time is no risk', (minutes, increment) => {
    expect(arena(minutes, increment).command('w', 'game.berserk', 0)).toMatchObject(refused)
  })
})
