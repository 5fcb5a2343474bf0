import { describe, expect, it } from 'vitest'
import { TestGame } from '../../testing/test-game.ts'
import { decide } from './game-state.ts'

const second = 1_000
const own = { tournamentId: 7, ratingType: 'non-rated' } as const
/** Its start was fixed when the round was paired. */
const board = (overrides: ConstructorParameters<typeof TestGame>[0] = {}) =>
  new TestGame({ ...own, ...overrides }, 0)
const endOf = ({ state }: TestGame) => state.end

describe('a game of a tournament', () => {
  it('is lost by who does not come, and each time control says how long that takes', () => {
    for (const [boardType, seconds] of [
      ['bullet', 60],
      ['blitz', 60],
      ['rapid', 180],
      ['classic', 900],
    ] as const) {
      const game = board({ boardType })
      game.act({ type: 'player.connected', color: 'b' }, 0)
      game.tick(seconds * second - 1)
      expect(endOf(game)).toBeNull()
      game.tick(seconds * second)
      expect(endOf(game)).toEqual({ result: 'BLACK_WIN', reason: 'one-connection-timeout' })
      expect(game.state.endedBy).toBe('w')
    }
  })

  it('is nobody’s when nobody comes', () => {
    const game = board()
    game.tick(60 * second)
    expect(endOf(game)).toEqual({ result: 'ABORT', reason: 'both-connections-timeout' })
  })

  it('is lost by who makes no first move, White or Black', () => {
    const white = board().begin()
    white.tick(20 * second)
    expect(endOf(white)).toEqual({ result: 'BLACK_WIN', reason: 'first-move-timeout-white' })
    const black = board().begin().line('e2e4', 0)
    black.tick(20 * second)
    expect(endOf(black)).toEqual({ result: 'WHITE_WIN', reason: 'first-move-timeout-black' })
  })

  it('is lost by who goes away before the first move, or is banned then', () => {
    const banned = board().begin()
    banned.act({ type: 'player.forfeited', color: 'w' }, 0)
    expect(endOf(banned)).toEqual({ result: 'BLACK_WIN', reason: 'left-before-start' })
    const single = new TestGame().begin()
    single.act({ type: 'player.forfeited', color: 'w' }, 0)
    expect(endOf(single)).toEqual({ result: 'ABORT', reason: 'left-before-start' })
  })

  it('can be neither aborted, taken back nor played again', () => {
    const refused = { kind: 'refused', reason: 'not-allowed' }
    const game = board().begin()
    expect(game.command('w', 'game.abort', 0)).toMatchObject(refused)
    game.line('e2e4 e7e5', 0)
    expect(game.command('b', 'takeback.offer', 0)).toMatchObject(refused)
    expect(game.command('w', 'draw.offer', 0)).toMatchObject({ kind: 'done' })
    game.command('b', 'draw.accept', 0)
    expect(endOf(game)).toEqual({ result: 'DRAW', reason: 'draw-by-offer' })
    const again = decide(game.state, { type: 'rematch', color: 'w', action: 'offer' }, 0)
    expect(again).toMatchObject(refused)
  })
})
