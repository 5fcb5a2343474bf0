import { afterAll, describe, expect, it } from 'vitest'
import { createStockfishPool } from '../../engine/bot-engine.ts'
import { createStockfishAnalyst } from '../../engine/stockfish-analyst.ts'
import { calmLoad, createCalm, watchMs } from './calm.ts'
import { type FindDeps, findPuzzles, type MakerGame } from './find-puzzles.ts'
import { makePuzzles, type MakerStore, slugOf } from './puzzle-maker.ts'

/** A scholar's mate, with moves before and after the moment at which it could be played. */
const scholars: MakerGame = {
  id: 'scholars',
  initialFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves: 'a2a3 a7a6 h2h3 h7h6 e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'.split(' '),
}

/** Fool's mate is over before there is anything to look for. */
const shortGame: MakerGame = { ...scholars, id: 'short', moves: 'f2f3 e7e5 g2g4 d8h4'.split(' ') }

describe('what is found in a game', { timeout: 120_000 }, () => {
  const pool = createStockfishPool({ size: 1, onFailure: () => {} })
  afterAll(() => pool.close())
  const { analyse } = createStockfishAnalyst(pool)
  // The depth alone ends a look: on a busy machine the time would, and another move would be the best one.
  const analyst: FindDeps['analyst'] = {
    analyse: (request) => analyse({ ...request, moveTimeMs: 100_000 }),
  }

  it('is the moment after a mistake, with its one solution and what it is about', async () => {
    const [found, ...more] = await findPuzzles(scholars, { analyst })
    expect(more).toEqual([])
    expect(found).toMatchObject({ game: 'scholars', ply: 10, moves: ['g8f6', 'h5f7'] })
    expect(found?.themes).toEqual(['mateIn1', 'opening'])
  })

  it('is a combination too, as long as the solver has one move alone', async () => {
    const game: MakerGame = {
      id: 'fork',
      initialFen: 'r3k2r/1pp4q/1p1p1p2/4p1pN/1PPPP1P1/P7/6PN/R4RK1 b kq - 3 21',
      moves: ['h7e4', 'a3a4'],
    }
    const [found] = await findPuzzles(game, { analyst })
    expect(found?.moves).toEqual(['h7e4', 'h5f6', 'e8e7', 'f6e4'])
    expect(found?.themes).toEqual(['fork', 'middlegame'])
  })
})

/** A store of games that are taken one after the other. */
function storeOf(games: readonly MakerGame[]) {
  const left = [...games]
  const given: string[] = []
  const store: MakerStore = {
    take: async () => left.shift() ?? null,
    giveBack: async (id) => void given.push(id),
    add: async (found) => found.length,
  }
  return { store, given, left }
}

const nothing = { analyse: () => Promise.reject(new Error('The engine is gone.')) }
const now = () => new Date('2026-02-01T12:00:00Z')

describe('games that are looked through one after the other', () => {
  it('are all taken while there is time, and none any more when it ends', async () => {
    const { store, left } = storeOf([shortGame, shortGame, shortGame])
    let calms = 0
    const calm = async () => {
      calms += 1
      // Before each game, and before each of its four plies.
      return calms <= 10
    }
    await makePuzzles({ store, analyst: nothing, now, calm })
    expect(left).toHaveLength(1)
  })

  it('are given back when they could not be looked through to their end', async () => {
    const { store, given } = storeOf([scholars])
    let calms = 0
    const calm = async () => {
      calms += 1
      return calms < 4
    }
    expect(await makePuzzles({ store, analyst: nothing, now, calm })).toBe(0)
    expect(given).toEqual(['scholars'])
    const broken = storeOf([scholars])
    await expect(
      makePuzzles({ store: broken.store, analyst: nothing, now, calm: async () => true }),
    ).rejects.toThrow('The engine is gone.')
    expect(broken.given).toEqual(['scholars'])
  })

  it('a puzzle is named by its moment alone, and does not name its game', () => {
    expect(slugOf({ game: 'scholars', ply: 10 })).toBe(slugOf({ game: 'scholars', ply: 10 }))
    expect(slugOf({ game: 'scholars', ply: 12 })).not.toBe(slugOf({ game: 'scholars', ply: 10 }))
    expect(slugOf({ game: 'scholars', ply: 10 })).toMatch(/^k[\w-]{9}$/)
  })
})

describe('work that waits until the machine is calm', () => {
  /** A machine whose processors do what the test says; rests take no time of the test. */
  function machine(loads: readonly number[]) {
    let at = 0
    let busyMs = 0
    const left = [...loads]
    const clock = {
      monotonic: () => at,
      after: (ms: number, callback: () => void) => {
        at += ms
        busyMs += (left.shift() ?? 0) * ms
        queueMicrotask(callback)
        return () => {}
      },
    }
    return {
      calm: createCalm({ clock, processors: () => ({ busyMs, allMs: at }) }),
      rests: () => loads.length - left.length,
      pass: (ms: number) => void (at += ms),
    }
  }

  it('watches until there is less than 30 % to do, works for a while, and watches again', async () => {
    const { calm, rests, pass } = machine([0.9, calmLoad, 0.29, 0.1])
    expect(await calm.wait()).toBe(true)
    expect(rests()).toBe(3)
    expect(await calm.wait()).toBe(true)
    expect(rests()).toBe(3)
    pass(5 * watchMs)
    expect(await calm.wait()).toBe(true)
    expect(rests()).toBe(4)
  })

  it('ends at once when the server does', async () => {
    const calm = createCalm({
      clock: { monotonic: () => 0, after: () => () => {} },
      processors: () => ({ busyMs: 0, allMs: 0 }),
    })
    const waiting = calm.wait()
    calm.end()
    expect(await waiting).toBe(false)
    expect(await calm.wait()).toBe(false)
  })
})
